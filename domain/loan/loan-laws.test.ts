// What holds for every loan under every cooperative's settings (RULE-06).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../calendar/month-end.ts'
import { satang, total } from '../money/money.ts'
import { INTEREST_ROUNDINGS, type InterestRounding } from '../money/rounding.ts'
import { DEFAULT_RULES, type Loan, type LoanRules } from './loan.ts'
import { check } from './loan-check.ts'
import { schedule } from './loan-schedule.ts'

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 1_000_00 }),
  fc.integer({ min: 1, max: 10_000_000_00 }),
)

const days = fc
  .date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2060-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

const loans: fc.Arbitrary<Loan> = fc.record(
  {
    principal: amounts.map(satang),
    ratePpm: fc.nat(200_000),
    months: fc.integer({ min: 1, max: 360 }),
    startsOn: fc.oneof(days, fc.constantFrom('2026-01-31', '2028-01-30', '2028-02-29')),
    method: fc.constantFrom('equal-principal', 'equal-total'),
    instalment: amounts.map(satang),
  },
  { requiredKeys: ['principal', 'ratePpm', 'months', 'startsOn', 'method'] },
)

const settings: fc.Arbitrary<LoanRules> = fc.record({
  yearBasis: fc.constantFrom('fixed-365', 'actual'),
  interestRounding: fc.constantFrom(...(Object.keys(INTEREST_ROUNDINGS) as InterestRounding[])),
  instalmentFactor: fc.constantFrom(0, 5_00, 10_00, -5_00, -10_00),
  principalStep: fc.constantFrom(0, 10_00),
  firstInstalment: fc.constantFrom('same', 'next'),
  rateCapPpm: fc.constant(DEFAULT_RULES.rateCapPpm),
  monthsMax: fc.constant(DEFAULT_RULES.monthsMax),
  principalMax: fc.constant(DEFAULT_RULES.principalMax),
})

function everySchedule(law: (loan: Loan, rules: LoanRules) => void): void {
  fc.assert(
    fc.property(loans, settings, (loan, rules) => {
      fc.pre(check(loan, rules).length === 0)
      law(loan, rules)
    }),
    { numRuns: 300 },
  )
}

test('principals make up the loan, and totals what is paid', () => {
  everySchedule((loan, rules) => {
    const { rows, totalInterest, totalPaid, lastInstalment } = schedule(loan, rules)
    expect(total(rows.map((row) => row.principal))).toBe(loan.principal)
    expect(total(rows.map((row) => row.interest))).toBe(totalInterest)
    expect(total(rows.map((row) => row.total))).toBe(totalPaid)
    expect(rows.at(-1)?.total).toBe(lastInstalment)
    expect(rows.filter((row) => row.total !== row.principal + row.interest)).toEqual([])
  })
})

test('the debt never grows, no interest is below zero, and the last balance is nothing', () => {
  everySchedule((loan, rules) => {
    const { rows } = schedule(loan, rules)
    let balance = loan.principal
    const broken = rows.filter((row) => {
      const falls = row.principal >= 0 && row.balance === balance - row.principal
      balance = row.balance
      return !falls || row.interest < 0
    })
    expect(broken).toEqual([])
    expect(balance).toBe(0)
    expect(rows.findIndex((row) => row.balance === 0)).toBe(rows.length - 1)
  })
})

test('no loan outlasts its months, and its days are those from paying out to the last one due', () => {
  everySchedule((loan, rules) => {
    const { rows } = schedule(loan, rules)
    expect(rows.length).toBeLessThanOrEqual(loan.months)
    expect(rows.map((row) => row.no)).toEqual(rows.map((_, index) => index + 1))
    const allDays = rows.reduce((sum, row) => sum + row.days, 0)
    expect(allDays).toBe(daysBetween(loan.startsOn, rows.at(-1)?.dueOn ?? ''))
  })
})

test('an amount the visitor names is paid each month but the last, and each repays something', () => {
  everySchedule((loan, rules) => {
    fc.pre(loan.instalment !== undefined)
    const { rows } = schedule(loan, rules)
    const paid = loan.method === 'equal-total' ? 'total' : 'principal'
    expect(rows.slice(0, -1).filter((row) => row[paid] !== loan.instalment)).toEqual([])
    expect(rows.filter((row) => row.principal <= 0)).toEqual([])
  })
})
