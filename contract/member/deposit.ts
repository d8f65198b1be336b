import { type Static, Type } from 'typebox'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, Ppm, Sign, StatementRef } from './figures.ts'

export const DepositAccount = Closed({
  /** For /member/dep_statement/{statement}. */
  statement: StatementRef,
  account_no: Type.String(),
  account_no_masked: Type.String(),
  account_name: Type.String(),
  type_code: Type.String(),
  type_name: Type.String(),
  rate_ppm: Ppm,
  state: OneOf('open', 'empty'),
  opened_on: Day,
  balance: Amount,
  monthly: Amount,
  last_on: Day,
  /** Earned since `accrued_from` and not yet paid in, at today's rate: an estimate. */
  accrued_interest: Amount,
  accrued_from: Day,
})
export type DepositAccount = Static<typeof DepositAccount>

export const DepositFeed = Feed({
  balance: Amount,
  accrued_interest: Amount,
  accounts: Type.Array(DepositAccount),
})
export type DepositFeed = Static<typeof DepositFeed>
export const DepositReply = Reply(DepositFeed)

export const DepositMovement = Closed({
  seq: Type.Integer(),
  posted_on: Day,
  receipt_no: Nullable(Type.String()),
  /** domain/statement/movement-words.ts says each in Thai. */
  code: OneOf('BF', 'DP', 'WD', 'IN', 'TX', 'TI', 'TO', 'RV', 'AD'),
  sign: Sign,
  paid_in: Amount,
  paid_out: Amount,
  balance: Amount,
  /** The day of the movement that it takes back; null where it takes none. */
  reverses_on: Nullable(Day),
  is_reversed: Type.Boolean(),
})
export type DepositMovement = Static<typeof DepositMovement>

export const DepStatementFeed = Feed({
  account: DepositAccount,
  from: Day,
  to: Day,
  opening_balance: Amount,
  closing_balance: Amount,
  /** Of the whole range, whatever page is shown; interest is part of what was paid in, tax of what was paid out. */
  totals: Closed({
    count_in: Type.Integer(),
    paid_in: Amount,
    count_out: Type.Integer(),
    paid_out: Amount,
    interest: Amount,
    tax: Amount,
  }),
  /** Newest first. */
  movements: Type.Array(DepositMovement),
  /** Send as `cursor` for the rows before these; null where there are none. */
  next_cursor: Nullable(Type.String()),
})
export type DepStatementFeed = Static<typeof DepStatementFeed>
export const DepStatementReply = Reply(DepStatementFeed)

/** POST /api/member/lastupdate_bydepstatement (REQ-515). */
export const LastUpdate = Closed({ rc_code: Type.Literal('1'), data: Day })
