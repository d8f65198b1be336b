// The part of the fiscal year that a contribution counts for, one function for each method.

import type { Day } from '../calendar/day.ts'
import { daysBetween } from '../calendar/month-end.ts'
import type { DividendMethod, DividendRules } from './dividend.ts'
import { type FiscalYear, monthOrdinal } from './dividend-year.ts'

interface Weight {
  numerator: number
  denominator: number
}

type Weigh = (paidOn: Day, year: FiscalYear, rules: DividendRules) => Weight

const METHODS: Record<DividendMethod, Weigh> = {
  A: fromNextMonth,
  'A-cut-off': fromCutOff,
  B: fromOwnMonth,
  C: byTheDay,
  D: fromNextMonth,
}

export function weightOf(paidOn: Day, year: FiscalYear, rules: DividendRules): Weight {
  return METHODS[rules.method](paidOn, year, rules)
}

function fromNextMonth(paidOn: Day, year: FiscalYear): Weight {
  return { numerator: year.months - monthOrdinal(paidOn, year), denominator: year.months }
}

function fromOwnMonth(paidOn: Day, year: FiscalYear): Weight {
  return { numerator: year.months + 1 - monthOrdinal(paidOn, year), denominator: year.months }
}

// Paid from 8 ม.ค. to 7 ก.พ. counts as January's.
function fromCutOff(paidOn: Day, year: FiscalYear, { cutOffDay }: DividendRules): Weight {
  const inTime = Number(paidOn.slice(8)) <= cutOffDay
  return inTime ? fromOwnMonth(paidOn, year) : fromNextMonth(paidOn, year)
}

function byTheDay(paidOn: Day, { endsOn, days }: FiscalYear): Weight {
  return { numerator: daysBetween(paidOn, endsOn), denominator: days }
}
