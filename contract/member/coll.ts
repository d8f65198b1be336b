import { type Static, Type } from 'typebox'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, StatementRef } from './figures.ts'

const Given = {
  /** คุณค้ำใคร: loans of others that this member stands for. Names shortened (สมหญิง จ.). */
  given: Type.Array(
    Closed({
      loan_no: Type.String(),
      borrower_name: Type.String(),
      amount: Amount,
      loan_balance: Amount,
      /** Never more than what is still owed. */
      remaining: Amount,
    }),
  ),
  given_total: Amount,
  given_remaining: Amount,
  /** What the cooperative's settings still allow; null for what they do not limit. */
  capacity: Closed({
    contracts_max: Nullable(Type.Integer()),
    contracts_left: Nullable(Type.Integer()),
    amount_max: Nullable(Amount),
    amount_left: Nullable(Amount),
  }),
}

/** Whom this member stands for, alone. */
export const GuaranteeFeed = Feed(Given)
export type GuaranteeFeed = Static<typeof GuaranteeFeed>
export const GuaranteeReply = Reply(GuaranteeFeed)

export const CollFeed = Feed({
  ...Given,
  /** ใครค้ำคุณ: what this member's own loans rest on. */
  received: Type.Array(
    Closed({
      statement: StatementRef,
      loan_no: Type.String(),
      loan_balance: Amount,
      collateral: OneOf('person', 'shares', 'deposit', 'asset'),
      guarantor_name: Nullable(Type.String()),
      description: Nullable(Type.String()),
      amount: Amount,
      remaining: Amount,
    }),
  ),
})
export type CollFeed = Static<typeof CollFeed>
export const CollReply = Reply(CollFeed)
