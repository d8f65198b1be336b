import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES as RULES } from './loan.ts'
import { interestRunUp, type RunningLoan, whatIf, whatIfPaid } from './loan-what-if.ts'

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

test('a sum that comes between instalments pays the interest until that day first, and the rest takes months off the end', () => {
  const paid = { amount: satang(60_000_00), on: '2026-02-15' } as const
  const saved = whatIfPaid(LOAN, paid, RULES)
  // 120,000.00 × 6% × 15 ÷ 365 = 295.89; then 60,295.89 is left, twelve instalments and a rest.
  expect(interestRunUp(LOAN, paid.on, RULES)).toBe(295_89)
  expect(saved).toMatchObject({
    usual: { months: 24, endsOn: '2028-01-31' },
    faster: { months: 13, endsOn: '2027-02-28' },
    monthsSaved: 11,
  })
  expect(whatIfPaid(LOAN, { ...paid, amount: satang(295_89) }, RULES)).toBeUndefined()
  const all = whatIfPaid(LOAN, { ...paid, amount: satang(120_295_89) }, RULES)
  expect(all).toMatchObject({ faster: { months: 0, endsOn: paid.on, interest: 295_89 } })
})

test('the sooner a sum comes the more it saves, and never less than nothing', () => {
  const DAY = fc.constantFrom<'2026-02-01' | '2026-02-10' | '2026-02-27'>(
    '2026-02-01',
    '2026-02-10',
    '2026-02-27',
  )
  fc.assert(
    fc.property(AMOUNT, DAY, fc.constantFrom(LOAN, EQUAL_TOTAL), (amount, on, loan) => {
      const saved = whatIfPaid(
        loan,
        { amount: satang(Math.min(amount, loan.principal)), on },
        RULES,
      )
      if (!saved) {
        expect(amount).toBeLessThanOrEqual(interestRunUp(loan, on, RULES))
        return
      }
      if ('problem' in saved) throw new Error(saved.problem.text)
      expect(saved.monthsSaved).toBeGreaterThanOrEqual(0)
      expect(saved.interestSaved).toBeGreaterThanOrEqual(0)
      const principal = satang(Math.min(amount, loan.principal) - interestRunUp(loan, on, RULES))
      const later = whatIf(loan, { monthly: NONE, once: principal }, RULES)
      if ('problem' in later) throw new Error(later.problem.text)
      expect(saved.faster.months).toBeLessThanOrEqual(later.faster.months)
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
