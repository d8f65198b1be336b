// What a cooperative decides for itself, as numbers to count with, and the accounting year.

import { addMonths, monthEnd, monthOf } from '../files/calendar.ts'

export type Method = 'A' | 'A-cut-off' | 'B' | 'C' | 'D'
export type Rounding =
  | 'satang'
  | 'satang-down'
  | 'up-5-satang'
  | 'up-10-satang'
  | 'up-25-satang'
  | 'baht'

export interface Rules {
  parValue: number
  /** Whether a leap year has 366 days, or every year 365. */
  actualYears: boolean
  rounding: Rounding
  /** Satang: up to a multiple of it, or down to one where it is below zero. */
  instalmentStep: number
  principalStep: number
  /** Whether a first instalment may fall due in the month of paying out. */
  firstDueSameMonth: boolean
  method: Method
  firstMonth: number
  cutOffDay: number
  capPpm: number
  /** Kinds of deposit that must hold something to earn. */
  leastDeposit: Readonly<Record<string, number>>
  guaranteeContracts: number | null
  guaranteeAmount: number | null
  /** Kinds of welfare for those who come after. */
  forHeirs: readonly string[]
  /** What the public pages publish. */
  published: readonly PublishedRate[]
}

export interface PublishedRate {
  kind: string
  seq: number
  name: string
  rate_ppm: number
  effective_on: string
}

export interface AccountingYear {
  year: number
  from: string
  to: string
  months: number
}

/** Called by the year in which it ends; a short one has eleven months. */
export function accountingYear(year: number, { firstMonth, method }: Rules): AccountingYear {
  const months = method === 'D' ? 11 : 12
  const begins = firstMonth - 1 + months > 12 ? year - 1 : year
  const first = `${begins}-${String(firstMonth).padStart(2, '0')}`
  return { year, from: `${first}-01`, to: monthEnd(addMonths(first, months - 1)), months }
}

/** The twelve months a day belongs to, even where the year that counts is a short one. */
export function yearOf(day: string, { firstMonth }: Rules): number {
  const year = Number(monthOf(day).slice(0, 4))
  const month = Number(day.slice(5, 7))
  return firstMonth > 1 && month >= firstMonth ? year + 1 : year
}

/** As the feeds tell them to a page; the caps are those of the national rules and of the database. */
export function wireLoanRules(rules: Rules) {
  return {
    yearBasis: rules.actualYears ? 'actual' : 'fixed-365',
    interestRounding: rules.rounding,
    instalmentFactor: rules.instalmentStep,
    principalStep: rules.principalStep,
    firstInstalment: rules.firstDueSameMonth ? 'same' : 'next',
    rateCapPpm: 200_000,
    monthsMax: 360,
    principalMax: 100_000_000_00,
  }
}

export function wireDividendRules(rules: Rules) {
  return {
    method: rules.method,
    firstMonth: rules.firstMonth,
    cutOffDay: rules.cutOffDay,
    capPpm: rules.capPpm,
    amountMax: 100_000_000_00,
  }
}
