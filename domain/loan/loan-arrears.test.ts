import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES } from './loan.ts'
import { monthsInArrears } from './loan-arrears.ts'
import { nextDue } from './loan-next-due.ts'
import { schedule } from './loan-schedule.ts'

const loan = {
  method: 'equal-total',
  openedOn: '2026-03-15',
  balance: satang(8_000_00),
  ratePpm: 60_000,
  months: 12,
  monthsPaid: 6,
  instalment: satang(1_300_00),
  lastOn: '2026-08-31',
} as const

test('a month that was not paid is one in arrears, and none of the month under way', () => {
  expect(monthsInArrears({ ...loan }, '2026-08-31', DEFAULT_RULES)).toBe(0)
  expect(monthsInArrears({ ...loan }, '2026-09-29', DEFAULT_RULES)).toBe(0)
  expect(monthsInArrears({ ...loan }, '2026-10-31', DEFAULT_RULES)).toBe(2)
  expect(monthsInArrears({ ...loan, balance: satang(0) }, '2026-10-31', DEFAULT_RULES)).toBe(0)
})

test('after a missed month the schedule begins with the next due date and pays interest for the real days', () => {
  const due = nextDue(loan, '2026-10-31', DEFAULT_RULES)
  const { rows } = schedule(
    {
      principal: loan.balance,
      ratePpm: loan.ratePpm,
      months: loan.months - loan.monthsPaid,
      startsOn: loan.lastOn,
      firstDueOn: due?.dueOn ?? '',
      method: loan.method,
      instalment: loan.instalment,
    },
    DEFAULT_RULES,
  )
  // 8,000.00 × 6% × 91/365, from the end of August to the end of November.
  expect(rows[0]).toMatchObject({ dueOn: '2026-11-30', days: 91, interest: 119_67 })
  expect(rows[0]?.interest).toBe(due?.interest)
  expect(rows[1]).toMatchObject({ dueOn: '2026-12-31', days: 31 })
})
