// Of tables.ts: what employer units report of a month, and what the cooperative does with it.

import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Reason } from '#domain/collection/collection-words.ts'
import type { Satang } from '#domain/money/money.ts'
import type { RefundKind, RefundState } from '#domain/unit/unit-refund.ts'
import type { ExceptionKind, Outcome } from '#domain/unit/unit-result.ts'

export interface UnitResultTables {
  unit_result: UnitResultTable
  unit_result_line: UnitResultLineTable
  unit_result_exception: UnitResultExceptionTable
  unit_result_file: UnitResultFileTable
  unit_result_slip: UnitResultSlipTable
  unit_refund: UnitRefundTable
  unit_contact: UnitContactTable
  unit_reminder: UnitReminderTable
  receipt_hold: { period: Day; held_by: string; held_at: Date }
}

/** Of one unit and month. */
interface OfMonth {
  unit_no: string
  /** The first of the month. */
  period: Day
}

export interface UnitResultTable extends OfMonth {
  state: Generated<'draft' | 'sent' | 'closed'>
  transfer_amount: Generated<Satang | null>
  transferred_on: Generated<Day | null>
  note: Generated<string>
  sent_at: Generated<Date | null>
  sent_by: Generated<string | null>
  closed_at: Generated<Date | null>
  closed_by: Generated<string | null>
  changed_at: Date
  changed_by: string
}

export interface UnitResultLineTable extends OfMonth {
  membership_no: string
  outcome: Outcome
  amount: Satang
  reason: Reason | null
  source: 'file' | 'hand' | 'rest'
  decided_by: string
  decided_at: Date
}

export interface UnitResultExceptionTable extends OfMonth {
  seq: number
  kind: ExceptionKind
  file_line: number
  membership_no: string | null
  amount: Satang | null
  shown: string
  file_name: Generated<string>
  /** Of somebody not billed: who the file says it is, and by what a member is found. */
  identity_sealed: Generated<Buffer | null>
  national_id_index: Generated<Buffer | null>
  typed_no: Generated<string | null>
}

export interface UnitResultFileTable extends OfMonth {
  sha256: string
  name: string
  rows: number
  matched: number
  exceptions: number
  uploaded_by: string
  uploaded_at: Date
  /** What it says counts; another one has not taken its place. */
  standing: Generated<boolean>
}

export interface UnitResultSlipTable extends OfMonth {
  name: string
  kind: 'application/pdf' | 'image/webp'
  bytes: Buffer
  uploaded_by: string
  uploaded_at: Date
}

export interface UnitRefundTable extends OfMonth {
  refund_id: GeneratedAlways<number>
  kind: RefundKind
  /** Whose it is; of somebody not billed where the file names a member, of whichever unit. */
  membership_no: Generated<string | null>
  /** Of somebody not billed, who the file says it is. */
  identity_sealed: Generated<Buffer | null>
  /** Of somebody not billed, the masked words of the file. */
  shown: Generated<string>
  amount: Satang
  state: Generated<RefundState>
  state_by: Generated<string | null>
  state_at: Generated<Date | null>
  kept_by: string
  kept_at: Date
}

export interface UnitContactTable {
  unit_no: string
  name: string
  phone: string
  email: string
  changed_at: Date
  changed_by: string
}

export interface UnitReminderTable extends OfMonth {
  reminder_id: GeneratedAlways<number>
  words: string
  by_login: string
  by_name: string
  at: Date
  mailed: boolean
}
