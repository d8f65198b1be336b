// Dividend on shares (ปันผล, RULE-20): what was brought forward earns the whole rate, and each
// contribution the part of the year it was held for.

import type { Day } from '../calendar/day.ts'
import { type Satang, satang, scale, total } from '../money/money.ts'
import { check } from './dividend-check.ts'
import { weightOf } from './dividend-weight.ts'
import { fiscalYear, monthOrdinal } from './dividend-year.ts'

/**
 * A: counts from the month after. A-cut-off: the same, but paid by the cut-off day counts as paid
 * in the month before. B: its own month counts too. C: by the day. D: as A, in a short fiscal year
 * of 11 months (inferred, to be confirmed with the cooperative).
 */
export type DividendMethod = 'A' | 'A-cut-off' | 'B' | 'C' | 'D'

export interface DividendRules {
  method: DividendMethod
  firstMonth: number // of the fiscal year, 1 to 12
  cutOffDay: number // asked by A-cut-off only
  capPpm: number
  amountMax: Satang
}

export const DEFAULT_DIVIDEND_RULES: DividendRules = {
  method: 'A',
  firstMonth: 1,
  cutOffDay: 7,
  capPpm: 100_000, // ministerial regulation under the Act of 2542
  amountMax: satang(100_000_000_00),
}

export interface Contribution {
  amount: Satang
  paidOn: Day
}

export interface Shares {
  year: number // the common-era year in which the fiscal year ends, which is how it is called
  opening: Satang
  contributions: readonly Contribution[] // monthlyContributions() makes the usual twelve
  ratePpm: number
}

export interface DividendLine {
  no: number // month of the fiscal year, from 1
  month: number // month of the calendar, from 1
  paidOn: Day
  contribution: Satang
  numerator: number // the weight: 11 of 12 months, or 334 of 365 days
  denominator: number
  dividend: Satang
}

export interface Dividend {
  onOpening: Satang
  lines: DividendLine[]
  onContributions: Satang
  total: Satang
}

/** Each line is rounded by itself, so the total is the sum of what is shown. */
export function dividend(shares: Shares, rules: DividendRules): Dividend {
  const [problem] = check(shares, rules)
  if (problem) throw new RangeError(`${problem.field}: ${problem.code}`)

  const year = fiscalYear(shares.year, rules)
  const onOpening = dividendOn(shares.opening, shares.ratePpm, 1, 1)
  const lines = shares.contributions.map(({ amount, paidOn }) => {
    const { numerator, denominator } = weightOf(paidOn, year, rules)
    return {
      no: monthOrdinal(paidOn, year),
      month: Number(paidOn.slice(5, 7)),
      paidOn,
      contribution: amount,
      numerator,
      denominator,
      dividend: dividendOn(amount, shares.ratePpm, numerator, denominator),
    }
  })
  const onContributions = total(lines.map((line) => line.dividend))
  return { onOpening, lines, onContributions, total: total([onOpening, onContributions]) }
}

function dividendOn(amount: Satang, ratePpm: number, held: number, of: number): Satang {
  return scale(amount, ratePpm * held, 1_000_000 * of)
}
