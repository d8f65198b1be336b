import type { GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { KeyTotal, PaperKind } from '#domain/paper/issued-paper.ts'

export interface PaperTables {
  issued_paper: IssuedPaperTable
  balance_answer: BalanceAnswerTable
  balance_reply: BalanceReplyTable
  paper_series: { kind: PaperKind; year: number; serial: number }
}

export interface IssuedPaperTable {
  code: string
  kind: PaperKind
  year: number
  serial: number
  /** Of a paper about the cooperative's own books there is none. */
  membership_no: string | null
  as_of: Day
  issued_on: Day
  issued_at: Date
  totals: KeyTotal[]
  content_hash: Buffer
}

export interface BalanceAnswerTable {
  answer_id: GeneratedAlways<number>
  membership_no: string
  year: number
  shares: Satang
  owed: Satang
  saved: Satang
  agreed: boolean
  note: string
  at: Date
  address: string | null
}

/** Of 0046_balance_reply.sql. */
export interface BalanceReplyTable {
  answer_id: number
  state: 'done' | 'refused'
  words: string
  answered_by: string
  answered_at: Date
}
