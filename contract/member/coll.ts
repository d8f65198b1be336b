import { type Static, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { HELP_WISHES, HELP_WORDS_MAX, type HelpWish } from '#domain/request/guarantor-help.ts'
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

// How those loans stand, and what those were told who answer for the member's own.

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
        /** Letters to this member, as they were posted. */
        letters: Type.Array(
          Closed({
            letter_id: Type.Integer(),
            paper_no: Type.String(),
            on: Day,
            delivered_on: Nullable(Day),
          }),
        ),
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
  /** Loans that this member stood for and was told to stand for no longer, the newest first. */
  freed: Type.Array(
    Closed({
      freed_id: Type.Integer(),
      loan_no: Type.String(),
      borrower_name: Type.String(),
      why: OneOf('paid', 'released'),
      amount: Amount,
      paper_no: Type.String(),
      on: Day,
    }),
  ),
})
export type WatchFeed = Static<typeof WatchFeed>
export const WatchReply = Reply(WatchFeed)

/** Of a loan that the member stands for. */
export const HelpRequest = Closed({
  loan_no: Type.String({ minLength: 1, maxLength: 60, title: 'สัญญา' }),
  wish: { ...OneOf(...(Object.keys(HELP_WISHES) as HelpWish[])), title: 'ความช่วยเหลือที่ขอ' },
  words: Type.String({ maxLength: HELP_WORDS_MAX, title: 'รายละเอียด' }),
})
export type HelpRequest = Static<typeof HelpRequest>
