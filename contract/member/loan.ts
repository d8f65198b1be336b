import { type Static, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { LoanPaper } from '../shared/loan-paper.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, Ppm, StatementRef } from './figures.ts'

export const NextDue = Closed({
  due_on: Day,
  days: Type.Integer({ description: 'of interest' }),
  principal: Amount,
  interest: Amount,
  total: Amount,
})

export const LoanContract = Closed({
  /** For /member/loan_statement/{statement}. */
  statement: StatementRef,
  loan_no: Type.String(),
  type_code: Type.String(),
  type_name: Type.String(),
  method: OneOf('equal-principal', 'equal-total'),
  state: OneOf('open', 'closed'),
  opened_on: Day,
  /** When the last instalment falls due if all are paid in time. */
  ends_on: Day,
  principal: Amount,
  balance: Amount,
  paid: Amount,
  paid_ppm: Ppm,
  rate_ppm: Ppm,
  months: Type.Integer(),
  months_paid: Type.Integer(),
  months_left: Type.Integer(),
  /** What each month has in common: its total (equal-total), or its principal (equal-principal). */
  instalment: Amount,
  last_on: Day,
  next_due: Nullable(NextDue),
  /** Instalments that fell due and were not paid. */
  arrears_months: Type.Integer({ minimum: 0 }),
  /** The core system's own words on arrears and default, where it says any. */
  arrears_principal: Nullable(Amount),
  arrears_interest: Nullable(Amount),
  default_on: Nullable(Day),
})
export type LoanContract = Static<typeof LoanContract>

export const LoanFeed = Feed({
  balance: Amount,
  /** What falls due next of all contracts together. */
  next_total: Amount,
  /** Open ones first, newest first. */
  contracts: Type.Array(
    Closed({
      ...LoanContract.properties,
      /** What the loan rests on; names of others shortened (สมหญิง จ.). */
      collaterals: Type.Array(
        Closed({
          seq: Type.Integer(),
          collateral: OneOf('person', 'shares', 'deposit', 'asset'),
          name: Nullable(Type.String()),
          description: Nullable(Type.String()),
          amount: Amount,
        }),
      ),
    }),
  ),
})
export type LoanFeed = Static<typeof LoanFeed>
export const LoanReply = Reply(LoanFeed)

// Papers of loans that were asked for here, by contract. A guarantor's are their own: the borrower's are not among them, nor the other way.
const OfContract = Closed({ loan_no: Type.String(), papers: Type.Array(LoanPaper) })

export const LoanPapers = Feed({
  /** Of the member's own loans. */
  contracts: Type.Array(OfContract),
  /** Of loans that the member stands for. */
  guarantees: Type.Array(OfContract),
})
export type LoanPapers = Static<typeof LoanPapers>
export const LoanPapersReply = Reply(LoanPapers)
