// Of tables.ts: how somebody gets a password, and what goes out to them.

import type { Generated, GeneratedAlways } from 'kysely'

export interface RecoveryTables {
  one_time_code: OneTimeCodeTable
  activation_slip: ActivationSlipTable
  outbox_message: OutboxMessageTable
}

export type Channel = 'sms' | 'email'
export type Purpose = 'register' | 'forget'

export interface OneTimeCodeTable {
  flow: Generated<string>
  purpose: Purpose
  visitor: string
  asked_sealed: Buffer | null
  membership_no: string | null
  code_hash: string | null
  reference: string
  channel: Channel | 'slip' | null
  sent_to: string | null
  sends: Generated<number>
  tries_left: Generated<number>
  created_at: Generated<Date>
  resend_at: Date
  expires_at: Date
  prepared_at: Date | null
  used_at: Date | null
  ticket_hash: Buffer | null
  ticket_expires: Date | null
  ticket_used_at: Date | null
}

export interface ActivationSlipTable {
  code_hash: string
  membership_no: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export interface OutboxMessageTable {
  message_id: GeneratedAlways<number>
  channel: Channel
  address_sealed: Buffer
  body_sealed: Buffer | null
  template: string
  /** Whose it is: a member's or a unit's. */
  membership_no: string | null
  unit_no: string | null
  created_at: Generated<Date>
  too_late_at: Date
  next_try_at: Generated<Date>
  tries: Generated<number>
  sent_at: Date | null
  gave_up_at: Date | null
  last_error: string | null
}
