import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_RULES as RULES } from './loan.ts'
import { type RunningLoan, whatIf } from './loan-what-if.ts'
import { satang } from './money.ts'

const LOAN: RunningLoan = {
  principal: satang(120_000_00),
  ratePpm: 60_000,
  months: 24,
  startsOn: '2026-01-31',
  method: 'equal-principal',
  instalment: satang(5_000_00),
}

test('twice the principal each month is half the months and about half the interest', () => {
  const saved = whatIf(LOAN, satang(5_000_00), RULES)
  expect(saved).toMatchObject({
    usual: { months: 24, endsOn: '2028-01-31', interest: 7_472_89 },
    faster: { months: 12, endsOn: '2027-01-31' },
    monthsSaved: 12,
  })
  expect('interestSaved' in saved && saved.interestSaved).toBeGreaterThan(3_500_00)
})

test('nothing more saves nothing, and more never costs more', () => {
  expect(whatIf(LOAN, satang(0), RULES)).toMatchObject({ monthsSaved: 0, interestSaved: 0 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000_00 }), (extra) => {
      const saved = whatIf(LOAN, satang(extra), RULES)
      if ('problem' in saved) throw new Error(saved.problem.text)
      expect(saved.monthsSaved).toBeGreaterThanOrEqual(0)
      expect(saved.interestSaved).toBeGreaterThanOrEqual(0)
      expect(saved.faster.months).toBeGreaterThan(0)
    }),
  )
})

test('what can have no schedule is told in a sentence', () => {
  const tooLittle: RunningLoan = { ...LOAN, method: 'equal-total', instalment: satang(100_00) }
  expect(whatIf(tooLittle, satang(0), RULES)).toHaveProperty('problem.code', 'never-repays')
})
