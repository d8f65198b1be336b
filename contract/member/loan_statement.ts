import { type Static, Type } from 'typebox'
import { Calculators } from '#contract/public/calculators.ts'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, InterestBasis, Sign } from './figures.ts'
import { LoanContract } from './loan.ts'

export const LoanMovement = Closed({
  seq: Type.Integer(),
  posted_on: Day,
  receipt_no: Nullable(Type.String()),
  /** domain/statement/movement-words.ts says each in Thai. */
  code: OneOf('00', '01', '02', '03', '04', '05', '08', '09'),
  sign: Sign,
  principal: Amount,
  interest: Amount,
  total: Amount,
  balance: Amount,
  /** The guarantor who paid, by a shortened name; null where nobody paid for the borrower, or stands for it no more. */
  payer: Nullable(Type.String()),
  /** The day of the payment that it takes back; null where it takes none. */
  reverses_on: Nullable(Day),
  is_reversed: Type.Boolean(),
  /** How the interest was computed; null where none could be due. */
  basis: Nullable(InterestBasis),
})
export type LoanMovement = Static<typeof LoanMovement>

export const LoanStatementFeed = Feed({
  contract: LoanContract,
  from: Day,
  to: Day,
  opening_balance: Amount,
  closing_balance: Amount,
  /** Of the whole range, whatever page is shown. */
  totals: Closed({
    count: Type.Integer({ description: 'repayments that were not reversed' }),
    principal: Amount,
    interest: Amount,
    paid: Amount,
    borrowed: Amount,
  }),
  /** Newest first. */
  movements: Type.Array(LoanMovement),
  /** Send as `cursor` for the rows before these; null where there are none. */
  next_cursor: Nullable(Type.String()),
  /**
   * With the contract, all that domain/loan/loan-what-if.ts needs: balance, rate, instalment, method and last_on
   * as the day it runs from.
   */
  rules: Calculators.properties.loan,
})
export type LoanStatementFeed = Static<typeof LoanStatementFeed>
export const LoanStatementReply = Reply(LoanStatementFeed)
