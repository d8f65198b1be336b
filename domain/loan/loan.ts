// What a loan is, and what each cooperative decides for itself about lending (docs/rules/loans.md).

import type { Day } from '../calendar/day.ts'
import type { FirstMonthEnd } from '../calendar/month-end.ts'
import { type Satang, satang } from '../money/money.ts'
import type { InterestRounding } from '../money/rounding.ts'

/** คงต้น, the same principal each month; or คงยอด, the same total each month. */
export type RepaymentMethod = 'equal-principal' | 'equal-total'

export interface Loan {
  principal: Satang
  ratePpm: number
  months: number
  startsOn: Day // the day the money is paid out
  method: RepaymentMethod
  /** Of a running loan that missed months: when its next instalment falls due, with interest for all the days. */
  firstDueOn?: Day
  /** What the visitor would rather pay: each month's total, or each month's principal for คงต้น. */
  instalment?: Satang
}

/** A loan as it was typed, whose day may be missing or none of the calendar. */
export type LoanRequest = Omit<Loan, 'startsOn'> & { startsOn: string }

export interface LoanRules {
  yearBasis: 'fixed-365' | 'actual'
  interestRounding: InterestRounding
  /** Satang. Positive: up to a multiple of it; negative: down to one; 0: to the satang. */
  instalmentFactor: number
  /** Satang. Equal principal is lifted to a multiple of it; 0 leaves it and the last takes the rest. */
  principalStep: number
  firstInstalment: FirstMonthEnd
  rateCapPpm: number
  monthsMax: number
  principalMax: Satang
}

/** RULE-10 to RULE-17; the caps are those of the national rules and of the database. */
export const DEFAULT_RULES: LoanRules = {
  yearBasis: 'fixed-365',
  interestRounding: 'satang',
  instalmentFactor: 10_00,
  principalStep: 0,
  firstInstalment: 'same',
  rateCapPpm: 200_000,
  monthsMax: 360,
  principalMax: satang(100_000_000_00),
}

/** What keeps a loan from having a schedule, as a sentence to stand beside its field. */
export interface LoanProblem {
  field: 'principal' | 'ratePpm' | 'months' | 'startsOn' | 'instalment'
  code: 'missing' | 'not-whole' | 'too-small' | 'too-large' | 'impossible' | 'never-repays'
  text: string
}
