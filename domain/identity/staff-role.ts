export const STAFF_ROLES = [
  'administrator',
  'editor',
  'moderator',
  'member_service',
  'unit_service',
  'importer',
  'approver',
  'auditor',
  'manager',
] as const

/** What an officer of the cooperative may be asked to do; one person may have several. */
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Who may look at the portal through a member's eyes. */
export const IMPERSONATING_ROLES: readonly StaffRole[] = ['administrator', 'member_service']

/** What can be done in the back office, and by whom. A route asks for one of these by name. */
export const ROLES_THAT_MAY = {
  /** One's own account and the list of work waiting. */
  own: STAFF_ROLES,
  /** News, slides, menus, rates, forms, reports, the election's pages: what visitors read. */
  content: ['administrator', 'editor'],
  /** What the cooperative is called and reckons by; policies, terms, guidelines. */
  settings: ['administrator'],
  /** The election's results are checked by somebody else than who typed them in. */
  check_results: ['administrator', 'approver'],
  /** Board and member voice. */
  voices: ['administrator', 'moderator'],
  /** Finding a member, and reading what an officer may. */
  see_members: ['administrator', 'member_service', 'auditor'],
  /** Codes, ending sessions, requests of members. */
  serve_members: ['administrator', 'member_service'],
  look: IMPERSONATING_ROLES,
  see_units: ['administrator', 'unit_service', 'auditor'],
  /** Users of units and their codes, closing a month, reminders. */
  serve_units: ['administrator', 'unit_service'],
  see_imports: ['administrator', 'importer', 'approver', 'auditor'],
  import: ['administrator', 'importer'],
  /** Publishing what somebody else imported, and going back. */
  approve_import: ['administrator', 'approver'],
  /** To everybody who is connected now. */
  announce: ['administrator', 'editor'],
  /** What was sent by SMS and e-mail, and sending it again. */
  outbox: ['administrator', 'member_service'],
  /** The manager's morning page: how the cooperative stands, without a name in it. */
  see_morning: ['administrator', 'manager', 'auditor'],
  /** What was written down of everybody, and reports of it. */
  audit: ['administrator', 'auditor'],
  /** Health, traffic and the faults of browsers. */
  watch: ['administrator', 'importer', 'auditor'],
  /** Who works here, and as what. */
  staff: ['administrator'],
  /** What members ask of the cooperative, and what became of it. */
  see_requests: ['administrator', 'member_service', 'approver', 'manager', 'auditor'],
  /** The first of two: looks a request over, gives it back or refuses it. */
  check_requests: ['administrator', 'member_service'],
  /** The second; beyond an officer's amount the manager. */
  approve_requests: ['administrator', 'approver', 'manager'],
  /** Putting orders to the core system together, and letting out what somebody else put together. */
  release_orders: ['administrator', 'approver', 'manager'],
  /** Confirming what somebody else has proposed and nobody does alone. */
  confirm: ['administrator', 'approver'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof ROLES_THAT_MAY

export function may(roles: readonly StaffRole[], permission: Permission): boolean {
  const allowed: readonly StaffRole[] = ROLES_THAT_MAY[permission]
  return roles.some((role) => allowed.includes(role))
}
