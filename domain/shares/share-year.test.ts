import { expect, test } from 'vitest'
import { DEFAULT_DIVIDEND_RULES as RULES } from '../dividend/dividend.ts'
import { satang } from '../money/money.ts'
import { heldOn, type ShareStep, shareYears, standingSteps } from './share-year.ts'

function step(posted_on: string, sign: -1 | 0 | 1, baht: number, held: number): ShareStep {
  return { posted_on, sign, amount: satang(baht * 100), balance: satang(held * 100) }
}

const STEPS = [
  step('2024-08-31', 0, 10_000, 10_000),
  step('2024-09-30', 1, 500, 10_500),
  step('2024-12-31', 1, 500, 11_000),
  step('2026-01-31', 1, 500, 11_500),
  step('2026-03-15', -1, 11_500, 0),
]

test('each year opens with what the one before closed with, newest first', () => {
  expect(shareYears(STEPS, RULES)).toEqual([
    { year: 2026, opening: 11_000_00, paid_in: 500_00, withdrawn: 11_500_00, closing: 0 },
    { year: 2024, opening: 10_000_00, paid_in: 1_000_00, withdrawn: 0, closing: 11_000_00 },
  ])
  expect(shareYears([], RULES)).toEqual([])
})

test('an accounting year that begins in September is called by the year it ends in', () => {
  const years = shareYears(STEPS, { ...RULES, firstMonth: 9 })
  expect(years.map(({ year }) => year)).toEqual([2026, 2025, 2024])
})

test('what was held on a day is the balance after the last movement up to it', () => {
  expect(heldOn(STEPS, '2024-08-30')).toBe(0)
  expect(heldOn(STEPS, '2024-12-30')).toBe(10_500_00)
  expect(heldOn(STEPS, '2025-06-30')).toBe(11_000_00)
  expect(heldOn(STEPS, '2026-12-31')).toBe(0)
})

test('what was posted twice and taken back was neither paid in nor withdrawn', () => {
  const steps = [
    { ...step('2026-01-31', 1, 500, 500), seq: 1, reverses: null },
    { ...step('2026-02-12', 1, 500, 1_000), seq: 2, reverses: null },
    { ...step('2026-02-14', -1, 500, 500), seq: 3, reverses: 2 },
  ]
  const [year] = shareYears(steps, RULES)
  expect(year).toMatchObject({ paid_in: 500_00, withdrawn: 0, closing: 500_00 })
  expect(standingSteps(steps).map(({ seq }) => seq)).toEqual([1])
  // What it takes back lies before the steps: then it goes out of what was held.
  expect(standingSteps(steps.slice(2)).map(({ seq }) => seq)).toEqual([3])
})
