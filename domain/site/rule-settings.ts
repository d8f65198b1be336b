// The cooperative's settings as the rules of the domain. Staff may write anything into a setting, and a slip must not
// take the calculators away: what cannot be is the default.

import { DEFAULT_DIVIDEND_RULES, type DividendRules } from '../dividend/dividend.ts'
import { DIVIDEND_METHODS } from '../dividend/dividend-form.ts'
import { DEFAULT_RULES, type LoanRules } from '../loan/loan.ts'
import { satang } from '../money/money.ts'
import { INTEREST_ROUNDINGS, type InterestRounding } from '../money/rounding.ts'

type Values = Record<string, string>

const MILLION = 1_000_000
// A schedule is drawn row by row, and amounts are multiplied: neither may grow without end.
const MONTHS_MAX = 600
const AMOUNT_MAX = 1_000_000_000_00
const STEP_MAX = 10_000_00

// biome-ignore format: a table reads in columns
export function loanRulesOf(values: Values): LoanRules {
  const usual = DEFAULT_RULES
  return {
    yearBasis:        oneOf(values.loan_year_basis, ['fixed-365', 'actual']) ?? usual.yearBasis,
    interestRounding: oneOf(values.loan_interest_rounding, ROUNDINGS) ?? usual.interestRounding,
    instalmentFactor: integerIn(values.loan_instalment_factor, -STEP_MAX, STEP_MAX) ?? usual.instalmentFactor,
    principalStep:    integerIn(values.loan_principal_step, 0, STEP_MAX) ?? usual.principalStep,
    firstInstalment:  oneOf(values.loan_first_instalment, ['same', 'next']) ?? usual.firstInstalment,
    rateCapPpm:       integerIn(values.loan_rate_cap_ppm, 0, MILLION) ?? usual.rateCapPpm,
    monthsMax:        integerIn(values.loan_months_max, 1, MONTHS_MAX) ?? usual.monthsMax,
    principalMax:     satang(integerIn(values.loan_principal_max, 1, AMOUNT_MAX) ?? usual.principalMax),
  }
}

// biome-ignore format: a table reads in columns
export function dividendRulesOf(values: Values): DividendRules {
  const usual = DEFAULT_DIVIDEND_RULES
  return {
    method:     oneOf(values.dividend_method, DIVIDEND_METHODS) ?? usual.method,
    firstMonth: integerIn(values.dividend_first_month, 1, 12) ?? usual.firstMonth,
    cutOffDay:  integerIn(values.dividend_cut_off_day, 1, 31) ?? usual.cutOffDay,
    capPpm:     integerIn(values.dividend_cap_ppm, 0, MILLION) ?? usual.capPpm,
    amountMax:  satang(integerIn(values.dividend_amount_max, 1, AMOUNT_MAX) ?? usual.amountMax),
  }
}

const ROUNDINGS = Object.keys(INTEREST_ROUNDINGS) as InterestRounding[]

function oneOf<T extends string>(value: string | undefined, known: readonly T[]): T | undefined {
  return known.find((name) => name === value)
}

export function integerIn(value: string | undefined, min: number, max: number): number | undefined {
  if (!/^-?\d{1,15}$/.test(value ?? '')) return
  const number = Number(value)
  return number >= min && number <= max ? number : undefined
}
