// For tests only.

import { DEFAULT_DIVIDEND_RULES, dividend } from '#domain/dividend/dividend.ts'
import { monthlyContributions } from '#domain/dividend/dividend-year.ts'
import { DEFAULT_RULES, type Loan } from '#domain/loan/loan.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { satang } from '#domain/money/money.ts'
import { BRAND_DEFAULT } from '#domain/site/brand.ts'
import type { DividendStatement } from '../calculator/dividend.ts'
import type { LoanSchedule } from '../calculator/loan-schedule.ts'

export const OCCASION = {
  cooperative: {
    nameTh: 'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด',
    nameEn: 'Phu Saeng Than Public Health Savings and Credit Cooperative, Limited',
    colour: BRAND_DEFAULT,
    emblem: null,
  },
  printedAt: new Date('2026-11-15T02:05:00Z'),
}

/** The example of docs/rules/loans.md unless told otherwise. */
export function givenLoanSchedule(different: Partial<Loan> = {}): LoanSchedule {
  const loan: Loan = {
    principal: satang(120_000_00),
    ratePpm: 60_000,
    months: 24,
    startsOn: '2026-01-31',
    method: 'equal-principal',
    ...different,
  }
  return { ...OCCASION, loan, rules: DEFAULT_RULES, schedule: schedule(loan, DEFAULT_RULES) }
}

/** The example of RULE-21. */
export function givenDividend(): DividendStatement {
  const rules = DEFAULT_DIVIDEND_RULES
  const contributions = monthlyContributions(satang(500_00), 2026, rules)
  const shares = { year: 2026, opening: satang(50_000_00), contributions, ratePpm: 50_000 }
  return { ...OCCASION, shares, rules, dividend: dividend(shares, rules) }
}
