import { type Static, Type } from 'typebox'
import { Calculators } from '#contract/public/calculators.ts'
import { Day } from '#contract/shared/dates.ts'
import { Reply } from '#contract/shared/envelope.ts'
import { Closed, Nullable, OneOf } from '../shared/shapes.ts'
import { Amount, Feed, Ppm, Year } from './figures.ts'

export const DividendOfYear = Closed({
  year: Year,
  rate_ppm: Ppm,
  return_rate_ppm: Ppm,
  dividend: Amount,
  average_return: Amount,
  deducted: Amount,
  net: Amount,
  pay_method: OneOf('bank', 'deposit', 'cash'),
  pay_account_masked: Nullable(Type.String()),
  /** The core system's own word on whether the member defaulted that year. */
  defaulted: Nullable(OneOf('yes', 'no')),
  deductions: Type.Array(
    Closed({ seq: Type.Integer(), description: Type.String(), amount: Amount }),
  ),
})
export type DividendOfYear = Static<typeof DividendOfYear>

/** Line by line, each rounded by itself, so that the total is the sum of what is shown (domain/dividend/dividend.ts). */
export const DividendBreakdown = Closed({
  year: Year,
  starts_on: Day,
  ends_on: Day,
  rate_ppm: Ppm,
  opening: Amount,
  on_opening: Amount,
  lines: Type.Array(
    Closed({
      paid_on: Day,
      contribution: Amount,
      numerator: Type.Integer({ description: 'the weight: 11 of 12' }),
      denominator: Type.Integer(),
      dividend: Amount,
      /** Not paid yet: this month is expected, not known. Only in an estimate. */
      expected: Type.Boolean(),
    }),
  ),
  dividend: Amount,
  return_rate_ppm: Ppm,
  /** Up to which day shares and interest are counted: the year's last, in an estimate with what is expected. */
  counted_to: Day,
  /** Interest paid, with what is expected to be paid from the figures' day to `counted_to`. */
  interest_paid: Amount,
  interest_expected: Amount,
  /** The core system's own word on whether the member defaulted in the year; null where it says nothing. */
  defaulted: Nullable(OneOf('yes', 'no')),
  /** Months in which a loan was not paid in full and not made good: the cooperative decides what follows. */
  short_months: Type.Array(Day),
  /** The by-law that both of these are judged by, in the cooperative's words; null where neither is, or none is set. */
  return_clause: Nullable(Type.String()),
  average_return: Amount,
  total: Amount,
})
export type DividendBreakdown = Static<typeof DividendBreakdown>

export const DividendFeed = Feed({
  /** Announced years, newest first. */
  years: Type.Array(DividendOfYear),
  /** The year shown; null before the first announcement. */
  year: Nullable(Year),
  /** How that year's figures come about; null where our records do not reach so far back. */
  reckoning: Nullable(DividendBreakdown),
  /** Whether the reckoning gives what was announced, to the satang. */
  agrees: Nullable(Type.Boolean()),
  /** The running year at the last approved rates. Not announced: show it as an estimate. */
  estimate: Nullable(DividendBreakdown),
  rules: Calculators.properties.dividend,
})
export type DividendFeed = Static<typeof DividendFeed>
export const DividendReply = Reply(DividendFeed)
