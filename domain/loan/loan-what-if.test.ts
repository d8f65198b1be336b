import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES as RULES } from './loan.ts'
import { type RunningLoan, whatIf } from './loan-what-if.ts'

const LOAN: RunningLoan = {
  principal: satang(120_000_00),
  ratePpm: 60_000,
  months: 24,
  startsOn: '2026-01-31',
  method: 'equal-principal',
  instalment: satang(5_000_00),
}

const EQUAL_TOTAL: RunningLoan = { ...LOAN, method: 'equal-total', instalment: satang(5_330_00) }
const NONE = satang(0)
const AMOUNT = fc.integer({ min: 0, max: 200_000_00 })

test('twice the principal each month is half the months and about half the interest', () => {
  const saved = whatIf(LOAN, { monthly: satang(5_000_00), once: NONE }, RULES)
  expect(saved).toMatchObject({
    usual: { months: 24, endsOn: '2028-01-31', interest: 7_472_89 },
    faster: { months: 12, endsOn: '2027-01-31' },
    monthsSaved: 12,
  })
  expect('interestSaved' in saved && saved.interestSaved).toBeGreaterThan(3_500_00)
})

test('a sum paid once with the next instalment takes its months off the end', () => {
  expect(whatIf(LOAN, { monthly: NONE, once: satang(60_000_00) }, RULES)).toMatchObject({
    faster: { months: 12, endsOn: '2027-01-31' },
    monthsSaved: 12,
  })
})

test('all that is left, paid with the next instalment, ends the loan with that month’s interest', () => {
  expect(whatIf(LOAN, { monthly: NONE, once: satang(115_000_00) }, RULES)).toMatchObject({
    // 120,000.00 × 6% × 28 ÷ 365
    faster: { months: 1, endsOn: '2026-02-28', interest: 552_33 },
    monthsSaved: 23,
  })
})

test('nothing more saves nothing, and more never costs more', () => {
  expect(whatIf(LOAN, { monthly: NONE, once: NONE }, RULES)).toMatchObject({
    monthsSaved: 0,
    interestSaved: 0,
  })
  fc.assert(
    fc.property(AMOUNT, AMOUNT, fc.constantFrom(LOAN, EQUAL_TOTAL), (monthly, once, loan) => {
      const saved = whatIf(loan, { monthly: satang(monthly), once: satang(once) }, RULES)
      if ('problem' in saved) throw new Error(saved.problem.text)
      expect(saved.monthsSaved).toBeGreaterThanOrEqual(0)
      expect(saved.interestSaved).toBeGreaterThanOrEqual(0)
      expect(saved.faster.months).toBeGreaterThan(0)
    }),
  )
})

test('what can have no schedule is told in a sentence', () => {
  const tooLittle: RunningLoan = { ...LOAN, method: 'equal-total', instalment: satang(100_00) }
  expect(whatIf(tooLittle, { monthly: NONE, once: NONE }, RULES)).toHaveProperty(
    'problem.code',
    'never-repays',
  )
})
