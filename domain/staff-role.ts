/** What an officer of the cooperative may be asked to do; one person may have several. */
export type StaffRole =
  | 'administrator'
  | 'editor'
  | 'moderator'
  | 'member_service'
  | 'unit_service'
  | 'importer'
  | 'approver'
  | 'auditor'

/** Who may look at the portal through a member's eyes. */
export const IMPERSONATING_ROLES: readonly StaffRole[] = ['administrator', 'member_service']
