import { expect, test } from 'vitest'
import { DEFAULT_RULES } from './loan.ts'

test('the cooperative lends by 365 days, half up to the satang, instalments up to ten baht', () => {
  expect(DEFAULT_RULES).toMatchObject({
    yearBasis: 'fixed-365',
    interestRounding: 'satang',
    instalmentFactor: 10_00,
    principalStep: 0,
  })
})
