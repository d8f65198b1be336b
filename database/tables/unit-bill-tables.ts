// Of tables.ts: what units take away of their bills.

import type { GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { LineKind } from '#domain/collection/collection-words.ts'
import type { Satang } from '#domain/money/money.ts'
import type { LayoutColumn, PayrollFormat } from '#domain/unit/payroll-layout.ts'

export interface UnitBillTables {
  unit_bill_line: UnitBillLineView
  unit_letter: UnitLetterTable
  collection_notice: CollectionNoticeTable
  unit_layout: UnitLayoutTable
}

/** Read it through readAs({ unit }), like the tables of a night. */
export interface UnitBillLineView {
  period: Day
  unit_no: string
  membership_no: string
  seq: number
  line_kind: LineKind
  ref_no: string | null
  instalment: number | null
  principal: Satang
  interest: Satang
  billed: Satang
  deducted: Satang
  type_code: string | null
  type_name: string | null
  loan_opened_on: Day | null
  loan_months: number | null
  loan_closed: boolean | null
}

export interface UnitLetterTable {
  unit_no: string
  period: Day
  letter_no: string
  dated_on: Day | null
  addressed_to: string
  refers_to: string
  signer: string
  signer_position: string
  changed_by: string
  changed_at: Date
}

export interface CollectionNoticeTable {
  period: Day
  letter_no: string
  dated_on: Day
  signer: string
  signer_position: string
  changed_by: string
  changed_at: Date
}

export interface UnitLayoutTable {
  layout_id: GeneratedAlways<number>
  unit_no: string
  name: string
  format: PayrollFormat
  columns: LayoutColumn[]
  changed_by: string
  changed_at: Date
}
