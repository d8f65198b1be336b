// Of tables.ts: who gets in, and what is written down of it.

import type { Generated } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'

export interface DoorTables {
  session: SessionTable
  credential: CredentialTable
  sign_in_failure: { who: string; failures: number; last_at: Date }
  staff: StaffTable
  unit_user: UnitUserTable
  impersonation_grant: ImpersonationGrantTable
  member_visit: MemberVisitTable
  audit_event: AuditEventTable
  audit_head: { only_one: Generated<boolean>; seq: number; hash: Buffer }
}

export interface SessionTable {
  token_hash: Buffer
  kind: 'member' | 'unit' | 'staff' | 'impersonation'
  subject_id: string
  bind_hash: Buffer | null
  created_at: Generated<Date>
  last_seen: Generated<Date>
  idle_expires: Date
  abs_expires: Date
  revoked_at: Date | null
  revoke_reason: string | null
  family: Generated<string>
  superseded_at: Date | null
  remember: boolean
  device: string
  address: string | null
  act_staff: string | null
  grant_id: string | null
}

export interface CredentialTable {
  kind: 'member' | 'unit' | 'staff'
  login: string
  password_hash: string
  /** Of before it was sealed; empty once the site has started. */
  totp_secret: Generated<string | null>
  totp_sealed: Generated<Buffer | null>
  /** The thirty seconds whose code was last used. */
  totp_step: Generated<number | null>
  changed_at: Generated<Date>
}

export interface AuditEventTable {
  seq: number
  at: Date
  actor: string
  act_staff: string | null
  action: string
  subject_no: string | null
  outcome: 'done' | 'refused'
  detail: Record<string, string | number | boolean>
  address: string | null
  request_id: string | null
  prev: Buffer
  hash: Buffer
}

export interface StaffTable {
  login: string
  name: string
  roles: StaffRole[]
  disabled_at: Date | null
  /** When the officer is a member too. */
  membership_no: Generated<string | null>
  created_at: Generated<Date>
  changed_at: Generated<Date>
  changed_by: Generated<string>
}

export interface ImpersonationGrantTable {
  grant_id: Generated<string>
  code_hash: Buffer
  staff_login: string
  membership_no: string
  reason: string
  ticket: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export interface UnitUserTable {
  login: string
  unit_no: string
  name: string
  position: Generated<string>
  phone: Generated<string>
  created_at: Generated<Date>
  disabled_at: Generated<Date | null>
}

export interface MemberVisitTable {
  membership_no: string
  as_of: Day
  at: Date
  previous_as_of: Day | null
  previous_at: Date | null
}
