import { expect, test } from 'vitest'
import type { Day } from '../calendar/day.ts'
import { satang } from '../money/money.ts'
import { loanIsShown, type ShownLoan } from './loan-shown.ts'

const CONTENT = {
  type_code: '02',
  amount: 120_000_00,
  starts_on: '2026-11-20',
  approved_on: '2026-11-10',
}
const LOAN: ShownLoan = {
  loan_no: '02-000012-4',
  type_code: '02',
  principal: satang(120_000_00),
  opened_on: '2026-11-20',
}

function isShown(changed: Partial<ShownLoan>, asOf?: Day, core_ref: string | null = null) {
  return loanIsShown(CONTENT, { loans: [{ ...LOAN, ...changed }], core_ref }, asOf)
}

test('a contract of the same type and principal is the one that was ordered', () => {
  expect(isShown({})).toBe(true)
  expect(isShown({ type_code: '01' })).toBe(false)
  expect(isShown({ principal: satang(120_000_01) })).toBe(false)
})

test.each([
  ['2026-11-09', false],
  ['2026-11-10', true],
  ['2026-12-05', true],
  ['2026-12-06', false],
] as const)(
  'opened on %s, after the approval and at most 15 days from its day: %s',
  (opened_on, is) => {
    expect(isShown({ opened_on })).toBe(is)
  },
)

test('long after an approval, a contract may begin at most 15 days before the day that was ordered', () => {
  const content = { ...CONTENT, approved_on: '2026-10-01' }
  const of = (opened_on: Day) =>
    loanIsShown(content, { loans: [{ ...LOAN, opened_on }], core_ref: null })
  expect([of('2026-11-04'), of('2026-11-05')]).toEqual([false, true])
})

test('the contract that the core system names counts whenever it was opened, and no other', () => {
  expect(isShown({ opened_on: '2027-01-05' }, undefined, LOAN.loan_no)).toBe(true)
  expect(isShown({}, undefined, '02-000012-5')).toBe(false)
  expect(isShown({ principal: satang(1) }, undefined, LOAN.loan_no)).toBe(false)
})

test('a night before the day that was ordered does not tell', () => {
  const none = { loans: [], core_ref: null }
  expect(loanIsShown(CONTENT, none, '2026-11-19')).toBeNull()
  expect(loanIsShown(CONTENT, none, '2026-11-20')).toBe(false)
  expect(loanIsShown(CONTENT, none)).toBe(false)
  expect(isShown({ opened_on: '2026-11-18' }, '2026-11-18')).toBe(true)
})
