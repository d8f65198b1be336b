import { type Static, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, Year } from './figures.ts'

export const InsuranceFeed = Feed({
  /** Newest first. */
  policies: Type.Array(
    Closed({
      year: Year,
      policy_no: Type.String(),
      sum_insured: Amount,
      premium: Amount,
      from_on: Day,
      until_on: Day,
      receipt_no: Nullable(Type.String()),
      /** On the as-of day; ending-soon is sixty days or less. */
      state: OneOf('not-yet', 'in-force', 'ending-soon', 'ended'),
      days_left: Type.Integer(),
    }),
  ),
  /** Of the policies in force. */
  sum_insured: Amount,
})
export type InsuranceFeed = Static<typeof InsuranceFeed>
export const InsuranceReply = Reply(InsuranceFeed)
