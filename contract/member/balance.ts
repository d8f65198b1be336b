import { type Static, Type } from 'typebox'
import { Day, Instant } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, Year } from './figures.ts'

const Held = Closed({ no: Type.String(), name: Type.String(), balance: Amount })

export const BalanceFeed = Feed({
  year: Year,
  ends_on: Day,
  shares: Amount,
  loans: Type.Array(Held),
  owed: Amount,
  deposits: Type.Array(Held),
  saved: Amount,
  answer: Nullable(
    Closed({
      agreed: Type.Boolean(),
      note: Type.String(),
      at: Instant,
      /** Whether the figures are still those that were answered. */
      is_current: Type.Boolean(),
      /** What the cooperative found out about a dispute. */
      reply: Nullable(
        Closed({ state: OneOf('done', 'refused'), words: Type.String(), at: Instant }),
      ),
    }),
  ),
})
export type BalanceFeed = Static<typeof BalanceFeed>
export const BalanceReply = Reply(BalanceFeed)

export const BalanceAnswer = Closed({
  year: Type.Unsafe<number>({ ...Year, title: 'ปีบัญชี' }),
  agreed: Type.Boolean({ title: 'ผลการตรวจสอบ' }),
  note: Type.Optional(Type.String({ maxLength: 4_000, title: 'รายละเอียดที่ไม่ตรง' })),
})
export type BalanceAnswer = Static<typeof BalanceAnswer>
