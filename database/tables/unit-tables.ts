// Of tables.ts: what employer units are told, and what they do.

import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { UnitEventKind } from '#domain/unit/unit-month.ts'

export interface UnitTables {
  unit_code: UnitCodeTable
  unit_event: UnitEventTable
  unit_guideline: UnitGuidelineTable
  unit_person: UnitPersonView
  collection_due: { period: Day; due_on: Day }
}

export interface UnitCodeTable {
  code_hash: string
  login: string
  issued_by: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface UnitEventTable {
  event_id: GeneratedAlways<number>
  unit_no: string
  /** The first of the month. */
  period: Day
  kind: UnitEventKind
  what: string
  by_login: string
  by_name: string
  at: Date
}

export type GuidePicture =
  | 'sign-in'
  | 'dashboard'
  | 'cover'
  | 'letter'
  | 'payroll'
  | 'result'
  | 'transfer'
  | 'settled'

export interface UnitGuidelineTable {
  step_no: number
  title: string
  body_html: string
  picture: GuidePicture | null
  updated_at: Generated<Date>
  updated_by: Generated<string | null>
}

/** Whoever has a slip of the unit that reads, in whatever month; nobody for other readers. */
export interface UnitPersonView {
  membership_no: string
  prefix: string
  member_name: string
  member_surname: string
  national_id_sealed: Buffer
  national_id_index: Buffer
}
