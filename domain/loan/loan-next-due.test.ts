import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES as RULES } from './loan.ts'
import { nextDue, type OwedLoan } from './loan-next-due.ts'
import { schedule } from './loan-schedule.ts'
import { LOAN, OWED_LOAN } from './support/given-loan.ts'

test.each(['equal-principal', 'equal-total'] as const)(
  'month by month, what is due next is the next row of the schedule (%s)',
  (method) => {
    const { rows, instalment } = schedule({ ...LOAN, method }, RULES)
    let owed = { ...OWED_LOAN, method, instalment }
    for (const { dueOn, days, principal, interest, total, balance, no } of rows) {
      expect(nextDue(owed, owed.lastOn, RULES)).toEqual({ dueOn, days, principal, interest, total })
      owed = { ...owed, balance, monthsPaid: no, lastOn: dueOn }
    }
    expect(nextDue(owed, owed.lastOn, RULES)).toBeUndefined()
  },
)

test('a month that was missed is paid for in the next: 59 days of interest', () => {
  expect(nextDue(OWED_LOAN, '2026-02-28', RULES)).toEqual({
    dueOn: '2026-03-31',
    days: 59,
    principal: 5_000_00,
    interest: 1_163_84,
    total: 6_163_84,
  })
})

test('where the first instalment is the next month’s, nothing is due in the month of paying out', () => {
  const owed: OwedLoan = {
    method: 'equal-principal',
    openedOn: '2026-03-10',
    balance: satang(120_000_00),
    ratePpm: 60_000,
    months: 24,
    monthsPaid: 0,
    instalment: satang(5_000_00),
    lastOn: '2026-03-10',
  }
  expect(nextDue(owed, '2026-03-15', RULES)?.dueOn).toBe('2026-03-31')
  expect(nextDue(owed, '2026-03-15', { ...RULES, firstInstalment: 'next' })?.dueOn).toBe(
    '2026-04-30',
  )
})
