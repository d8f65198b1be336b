// What members said of their balances at a year's end, in the back office.

import { type Static, Type } from 'typebox'
import { Amount, Year } from '#contract/member/figures.ts'
import { Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Paged } from './parts.ts'

export const BalanceQueue = Closed({
  ...Paged,
  years: Type.Array(
    Closed({
      year: Year,
      confirmed: Type.Integer(),
      waiting: Type.Integer(),
      answered: Type.Integer(),
      silent: Type.Integer(),
    }),
  ),
  disputes: Type.Array(
    Closed({
      answer_id: Type.Integer(),
      membership_no: Type.String(),
      name: Type.String(),
      year: Year,
      words: Type.String(),
      shares: Amount,
      owed: Amount,
      saved: Amount,
      state: OneOf('waiting', 'done', 'refused'),
      asked_at: Instant,
      answer: Nullable(Closed({ words: Type.String(), at: Instant, by: Type.String() })),
    }),
  ),
})
export type BalanceQueue = Static<typeof BalanceQueue>
export const BalanceQueueReply = Reply(BalanceQueue)

export const BalanceExport = Type.Object({
  format: { ...OneOf('xlsx', 'csv'), title: 'ชนิดเอกสาร' },
})
export const BalanceExportQuery = Closed({
  year: Type.String({ pattern: '^(19|2[0-3])[0-9]{2}$', title: 'ปีบัญชี' }),
})
