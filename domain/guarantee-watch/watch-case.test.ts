import { expect, test } from 'vitest'
import { type Day, dayOfMonth, toMonth } from '../calendar/day.ts'
import { satang } from '../money/money.ts'
import type { BilledInstalment, WatchedLoan } from './missed-instalments.ts'
import { watchCase } from './watch-case.ts'

const NO_GRACE = { graceDays: 0 }
const INSTALMENT = satang(5_000_00)
const NOTHING = satang(0)

/** The bill of a month, deducted in full and handed over in it unless said otherwise. */
function bill(month: number, given: Partial<BilledInstalment> = {}): BilledInstalment {
  return {
    period: dayOfMonth(toMonth(`2026-0${month}`), 1),
    due_on: dayOfMonth(toMonth(`2026-0${month + 1}`), 5),
    instalment: month,
    billed: INSTALMENT,
    deducted: INSTALMENT,
    unit_paid_on: dayOfMonth(toMonth(`2026-0${month}`), 28),
    ...given,
  }
}

function loan(given: Partial<WatchedLoan>): WatchedLoan {
  return {
    balance: satang(100_000_00),
    months_paid: 3,
    default_on: null,
    bills: [],
    repayments: [],
    ...given,
  }
}

const MISSED_APRIL = [bill(1), bill(2), bill(3), bill(4, { deducted: NOTHING })]

test('a loan whose bills were deducted in full is as it should be', () => {
  expect(
    watchCase(loan({ bills: [bill(1), bill(2), bill(3)] }), '2026-05-20', NO_GRACE),
  ).toBeUndefined()
})

test('an instalment that did not come is a default from the day after the last day for paying, and after the days that are forgiven', () => {
  const behind = loan({ bills: MISSED_APRIL })
  expect(watchCase(behind, '2026-05-05', NO_GRACE)).toBeUndefined()
  expect(watchCase(behind, '2026-05-06', NO_GRACE)).toEqual({
    cause: 'borrower',
    default_on: '2026-05-06',
    default_by: 'bill',
    missed: [{ period: '2026-04-01', due_on: '2026-05-05', amount: INSTALMENT }],
    amount: INSTALMENT,
  })
  expect(watchCase(behind, '2026-05-15', { graceDays: 10 })).toBeUndefined()
  expect(watchCase(behind, '2026-05-16', { graceDays: 10 })?.default_on).toBe('2026-05-16')
})

test('what was deducted in part is missed by the rest', () => {
  const bills = [bill(3), bill(4, { deducted: satang(2_000_00) })]
  expect(watchCase(loan({ bills }), '2026-06-01', NO_GRACE)?.amount).toBe(3_000_00)
})

test('a month that the employer has not handed over is no miss of the borrower', () => {
  const bills = [bill(3), bill(4, { deducted: NOTHING, unit_paid_on: null })]
  expect(watchCase(loan({ bills }), '2026-06-01', NO_GRACE)).toMatchObject({
    cause: 'unit',
    default_on: '2026-05-06',
  })
  // Once they have paid, what is still missing is the borrower's.
  const paid = [bill(3), bill(4, { deducted: NOTHING, unit_paid_on: '2026-06-02' })]
  expect(watchCase(loan({ bills: paid }), '2026-06-01', NO_GRACE)?.cause).toBe('unit')
  expect(watchCase(loan({ bills: paid }), '2026-06-02', NO_GRACE)?.cause).toBe('borrower')
})

test('of a loan with a miss of each kind the borrower’s counts', () => {
  const bills = [
    bill(3, { deducted: NOTHING, instalment: 4 }),
    bill(4, { deducted: NOTHING, unit_paid_on: null }),
  ]
  expect(watchCase(loan({ bills }), '2026-06-01', NO_GRACE)).toMatchObject({
    cause: 'borrower',
    missed: [{ period: '2026-03-01' }],
  })
})

const CURES: [string, Partial<WatchedLoan>][] = [
  [
    'the borrower pays it at the counter',
    { repayments: [{ posted_on: '2026-05-10', amount: INSTALMENT }] },
  ],
  ['a guarantor pays it', { repayments: [{ posted_on: '2026-05-31', amount: INSTALMENT }] }],
  ['the core system counts its instalment as paid', { months_paid: 4 }],
  ['the loan is paid off', { balance: satang(0) }],
  [
    'more than the later bill is paid with it',
    {
      bills: [...MISSED_APRIL, bill(5)],
      repayments: [{ posted_on: '2026-05-31', amount: satang(2 * INSTALMENT) }],
    },
  ],
]

test.for(CURES)('a default ends where %s', ([, change]) => {
  const behind = loan({ bills: MISSED_APRIL })
  expect(watchCase(behind, '2026-06-04', NO_GRACE)).toBeDefined()
  expect(watchCase({ ...behind, ...change }, '2026-06-04', NO_GRACE)).toBeUndefined()
})

test('the payment of a later bill makes nothing good, and one that was taken back neither', () => {
  const bills = [...MISSED_APRIL, bill(5, { instalment: 4 })]
  const payroll = { posted_on: '2026-05-28' as Day, amount: INSTALMENT }
  expect(watchCase(loan({ bills, repayments: [payroll] }), '2026-06-04', NO_GRACE)).toMatchObject({
    missed: [{ period: '2026-04-01' }],
    amount: INSTALMENT,
  })
  const counter = { posted_on: '2026-05-10' as Day, amount: INSTALMENT }
  const back = { posted_on: '2026-05-11' as Day, amount: satang(-INSTALMENT) }
  const repayments = [payroll, counter, back]
  expect(watchCase(loan({ bills, repayments }), '2026-06-04', NO_GRACE)?.amount).toBe(INSTALMENT)
})

test('money beyond the bills goes to what was missed first, and the default is counted from what is left', () => {
  const bills = [bill(4, { deducted: NOTHING }), bill(5, { deducted: NOTHING })]
  const repayments = [{ posted_on: '2026-06-20' as Day, amount: satang(6_000_00) }]
  expect(watchCase(loan({ bills, repayments }), '2026-07-01', NO_GRACE)).toMatchObject({
    default_on: '2026-06-06',
    missed: [{ period: '2026-05-01', amount: 4_000_00 }],
  })
})

test('the core system’s own day of default wins, and holds until it is gone', () => {
  const behind = loan({ bills: MISSED_APRIL, default_on: '2026-04-30' })
  expect(watchCase(behind, '2026-05-20', NO_GRACE)).toMatchObject({
    default_on: '2026-04-30',
    default_by: 'core',
  })
  const repayments = [{ posted_on: '2026-05-10' as Day, amount: INSTALMENT }]
  expect(watchCase({ ...behind, repayments }, '2026-05-20', NO_GRACE)).toMatchObject({ amount: 0 })
  expect(
    watchCase({ ...behind, repayments, default_on: null }, '2026-05-20', NO_GRACE),
  ).toBeUndefined()
})
