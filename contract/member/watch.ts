// How the loans stand that a member answers for, and what those were told who answer for the member's own.

import { type Static, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed } from './figures.ts'

const Health = Closed({
  name: OneOf('due', 'behind', 'paid_off'),
  /** ปกติ, ค้าง 2 งวด */
  words: Type.String(),
  since: Nullable(Day),
  months: Type.Array(Type.String()),
  missed: Amount,
})

const Told = Closed({
  words: Type.String(),
  on: Day,
})

export const WatchFeed = Feed({
  /** Null until the cooperative tells guarantors how loans stand. */
  given: Nullable(
    Type.Array(
      Closed({
        loan_no: Type.String(),
        health: Health,
        /** What this member was told of it, the oldest first. */
        told: Type.Array(Told),
      }),
    ),
  ),
  /** What is at stake today, and the most it can ever be: the limits of the contracts that are still open. */
  exposure: Amount,
  worst_case: Amount,
  /** Own loans that others stand for. */
  own: Nullable(
    Type.Array(
      Closed({
        loan_no: Type.String(),
        health: Health,
        /** What the guarantors were told, the oldest first. */
        told: Type.Array(Told),
      }),
    ),
  ),
})
export type WatchFeed = Static<typeof WatchFeed>
export const WatchReply = Reply(WatchFeed)
