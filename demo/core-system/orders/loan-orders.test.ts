// Loans that were ordered, in the files of the nights that follow.

import { expect, test } from 'vitest'
import { loanOrder } from '#tests/support/night/loan-order.ts'
import { orderedNights } from '#tests/support/night/ordered-night.ts'

const night = orderedNights((of) => ({
  guarantees: (no: string) => of('guarantee', 'loan_no', no),
  billed: (no: string) => of('collection_line', 'ref_no', no).map(({ period }) => period),
}))

const before = await night([])

/** Of somebody who is a member and pays, with one open contract of a type or none. */
function borrower(type: string, isOpen: boolean) {
  const state = new Map(before.rows('member_detail').map((one) => [one.membership_no, one.state]))
  const open = before.rows('loan').filter(({ balance }) => balance > 0)
  const inDefault = new Set(open.filter((one) => one.default_on).map((one) => one.membership_no))
  for (const [no] of [...state].filter(([no, is]) => is === 'active' && !inDefault.has(no))) {
    const own = open.filter((one) => one.membership_no === no && one.type_code === type)
    if (own.length > 0 === isOpen) return { no, loan: own[0] }
  }
  throw new RangeError(`nobody with ${type}`)
}

test('an order opens a contract on its day, under a number that it is answered with', async () => {
  const { no } = borrower('01', false)
  const after = await night([loanOrder('1-01', no)])
  expect(after.answers).toEqual({ '1-01': `01-${no}-4` })
  expect(after.loan(`01-${no}-4`)).toMatchObject({
    membership_no: no,
    type_code: '01',
    method: 'equal-total',
    opened_on: '2026-11-17',
    principal: 20_000_00,
    balance: 20_000_00,
    rate: 57_500,
    months: 10,
    months_paid: 0,
    instalment: 2_060_00,
  })
  expect(after.movements(`01-${no}-4`)).toMatchObject([
    { seq: 1, code: '01', posted_on: '2026-11-17', principal: 20_000_00 },
  ])
  expect(after.guarantees(`01-${no}-4`)).toMatchObject([
    { collateral: 'shares', amount: 20_000_00, loan_balance: 20_000_00 },
  ])
})

test('the bill that was out stays; the first instalment is kept back, and the next bill names the loan', async () => {
  const { no } = borrower('01', false)
  const orders = [loanOrder('1-01', no)]
  expect((await night(orders)).billed(`01-${no}-4`)).toEqual([])
  const monthEnd = await night(orders, '2026-11-30')
  expect(monthEnd.billed(`01-${no}-4`)).toEqual(['2026-12-01'])
  // 13 days: 20,000 × 5.75% × 13 ÷ 365.
  expect(monthEnd.movements(`01-${no}-4`).at(-1)).toMatchObject({
    code: '02',
    posted_on: '2026-11-30',
    principal: 2_060_00 - 40_96,
    interest: 40_96,
    receipt_no: undefined,
  })
  expect(monthEnd.loan(`01-${no}-4`)).toMatchObject({ months_paid: 1 })
  const paid = await night(orders, '2026-12-31')
  expect(paid.movements(`01-${no}-4`).at(-1)).toMatchObject({
    posted_on: '2026-12-31',
    receipt_no: expect.stringMatching(/^R2612-/),
  })
})

test('a contract that another pays off ends with what its bill asked for, and is billed no more', async () => {
  const { no, loan } = borrower('02', true)
  const order = loanOrder('1-01', no, {
    type_code: '02',
    amount: '1500000.00',
    months: '120',
    pays_off: loan?.loan_no,
    collateral: 'persons',
    guarantors: '000021:750000.00 000023:750000.00',
  })
  const after = await night([order])
  expect(after.answers).toEqual({ '1-01': `02-${no}-4` })
  const [bill] = before
    .rows('collection_line')
    .filter((line) => line.ref_no === loan?.loan_no && line.period === '2026-11-01')
  const owed = loan?.balance - bill?.principal
  expect(after.movements(loan?.loan_no).at(-1)).toMatchObject({
    code: '03',
    posted_on: '2026-11-17',
    principal: owed,
    // From the month's end on, on all that was owed.
    interest: Math.round((loan?.balance * 0.0575 * 17) / 365),
    balance: bill?.principal,
  })
  expect(after.loan(loan?.loan_no)).toMatchObject({ balance: bill?.principal })
  const monthEnd = await night([order], '2026-11-30')
  const [paid, back] = monthEnd.movements(loan?.loan_no).slice(-2)
  expect(paid).toMatchObject({ code: '02', interest: bill?.interest, balance: 0 })
  const due = Math.round((bill?.principal * 0.0575 * 13) / 365)
  expect(back).toMatchObject({ code: '05', principal: 0, interest: bill?.interest - due })
  expect(monthEnd.guarantees(loan?.loan_no)).toEqual([])
  expect(monthEnd.billed(loan?.loan_no)).not.toContain('2026-12-01')
  expect(monthEnd.billed(`02-${no}-4`)).toEqual(['2026-12-01'])
})

test('on a month’s last day the old contract is paid off whole, after that month’s instalment', async () => {
  const { no, loan } = borrower('02', true)
  const order = loanOrder('1-01', no, {
    type_code: '04',
    rate: '4.75',
    amount: '1500000.00',
    pays_off: loan?.loan_no,
    collateral: 'deposit',
    starts_on: '2026-11-30',
  })
  const monthEnd = await night([order], '2026-11-30')
  expect(monthEnd.movements(loan?.loan_no).slice(-2)).toMatchObject([
    { code: '02', posted_on: '2026-11-30' },
    { code: '03', posted_on: '2026-11-30', interest: 0, balance: 0 },
  ])
  expect(monthEnd.billed(`04-${no}-4`)).toEqual(['2026-12-01'])
  expect(monthEnd.guarantees(`04-${no}-4`)).toMatchObject([
    { collateral: 'deposit', description: `บัญชีเงินฝาก 10${no}1` },
  ])
})

test('guarantors stand for the maximum that each signed, and for no more than was lent', async () => {
  const { no } = borrower('01', false)
  const guarantors = '000021:20050.00 000023:5000.00'
  const after = await night([loanOrder('1-01', no, { collateral: 'persons', guarantors })])
  expect(after.guarantees(`01-${no}-4`)).toMatchObject([
    { seq: 1, collateral: 'person', guarantor_no: '000021', amount: 20_000_00 },
    { seq: 2, collateral: 'person', guarantor_no: '000023', amount: 5_000_00 },
  ])
})

test('every later night has the same loan, and its day is the first night’s that had the order', async () => {
  const { no } = borrower('01', false)
  const late = [loanOrder('1-01', no, { starts_on: '2026-11-02' }, '2026-11-18')]
  for (const asOf of ['2026-11-18', '2026-11-19', '2026-12-05']) {
    const told = await night(late, asOf)
    expect(told.loan(`01-${no}-4`), asOf).toMatchObject({ opened_on: '2026-11-18' })
    expect(told.movements(`01-${no}-4`)[0]).toMatchObject({ posted_on: '2026-11-18' })
  }
})

test('what is to be paid out later waits without an answer, and is undone without a trace', async () => {
  const { no } = borrower('01', false)
  const order = loanOrder('1-01', no, { starts_on: '2026-11-20' })
  expect((await night([order])).answers).toEqual({})
  const undo = loanOrder('1-02', no, { action: 'undo', reverses: '1-01' }, '2026-11-18')
  const undone = await night([order, undo], '2026-11-21')
  expect(undone.answers).toEqual({ '1-01': 'ยกเลิกตามคำสั่ง 1-02', '1-02': 'D1-02' })
  expect(undone.loan(`01-${no}-4`)).toBeUndefined()
  const tooLate = { ...undo, arrivedOn: '2026-11-21' }
  const kept = await night([order, tooLate], '2026-11-21')
  expect(kept.answers).toEqual({
    '1-01': `01-${no}-4`,
    '1-02': 'เปิดสัญญาตามคำสั่งนั้นแล้ว จึงยกเลิกไม่ได้',
  })
})

test('an order that comes twice is done once', async () => {
  const { no } = borrower('01', false)
  const once = await night([loanOrder('1-01', no)])
  const twice = await night([loanOrder('1-01', no), loanOrder('1-01', no)])
  expect(twice.rows('order_result')).toEqual(once.rows('order_result'))
  expect(twice.rows('loan')).toEqual(once.rows('loan'))
})

test('what cannot be done is refused with a reason, and leaves every figure as it was', async () => {
  const { no, loan } = borrower('02', true)
  const gone = before
    .rows('member_detail')
    .find(({ state }) => state === 'left' || state === 'died')
  const closed = before
    .rows('loan')
    .find(({ balance, membership_no }) => balance === 0 && membership_no !== gone?.membership_no)
  const [behind] = before.rows('loan').filter((one) => one.default_on)
  const refused: [string, Record<string, string>, string][] = [
    [no, { type_code: '99' }, 'ไม่รู้จักรหัสประเภทเงินกู้'],
    [no, { type_code: '03' }, 'เงินกู้พิเศษเพื่อการเคหะต้องจดจำนองก่อน จึงเปิดสัญญาตามคำสั่งไม่ได้'],
    [no, { action: 'close_loan' }, 'ไม่รู้จักการทำรายการนี้'],
    [no, { months: '13' }, 'จำนวนงวดของเงินกู้เพื่อเหตุฉุกเฉินต้องอยู่ระหว่าง 1 ถึง 12'],
    [no, { rate: '1.00' }, 'ไม่เคยประกาศอัตราร้อยละ 1.00 ของเงินกู้เพื่อเหตุฉุกเฉิน'],
    [no, { method: 'balloon' }, 'ไม่รู้จักวิธีผ่อนชำระ'],
    [no, { amount: '' }, 'วงเงินกู้ไม่ถูกต้อง'],
    [no, { starts_on: '2026-02-30' }, 'วันที่รับเงินไม่ถูกต้อง'],
    [no, { collateral: 'gold' }, 'ไม่รู้จักหลักประกันนี้'],
    [no, { collateral: 'persons' }, 'ไม่มีผู้ค้ำประกัน'],
    [no, { guarantors: '999999:1.00' }, 'ไม่พบผู้ค้ำประกัน 999999 ในทะเบียนสมาชิก'],
    [no, { guarantors: `${no}:1.00` }, 'ค้ำประกันเงินกู้ของตนเองไม่ได้'],
    [no, { guarantors: '000021:1.00 000021:2.00' }, 'ระบุผู้ค้ำประกัน 000021 สองครั้ง'],
    [no, { guarantors: '000021:x' }, 'วงเงินค้ำของ 000021 ไม่ถูกต้อง'],
    [
      no,
      { guarantors: `${gone?.membership_no}:1.00` },
      `ผู้ค้ำประกัน ${gone?.membership_no} พ้นสมาชิกภาพแล้ว`,
    ],
    [no, { pays_off: '02-000000-2' }, 'ไม่พบสัญญา 02-000000-2 ของสมาชิกรายนี้'],
    [no, { pays_off: loan?.loan_no, amount: '500.00' }, 'วงเงินกู้ไม่พอชำระสัญญาเดิมที่ให้ปิด'],
    [closed?.membership_no, { pays_off: closed?.loan_no }, `สัญญา ${closed?.loan_no} ปิดไปแล้ว`],
    [gone?.membership_no, {}, 'พ้นสมาชิกภาพแล้ว'],
    [behind?.membership_no, {}, 'สมาชิกผิดนัดชำระหนี้อยู่'],
    ['123456', {}, 'ไม่พบเลขสมาชิก'],
    [no, { action: 'undo', reverses: '9-99' }, 'ไม่พบคำสั่งที่ให้ยกเลิก'],
  ]
  const orders = refused.map(([member, said], at) => loanOrder(`${at}-01`, member, said))
  const after = await night(orders)
  expect(after.answers).toEqual(
    Object.fromEntries(refused.map(([, , reason], at) => [`${at}-01`, reason])),
  )
  for (const set of ['loan', 'loan_movement', 'guarantee', 'collection_line', 'control_account'])
    expect(after.rows(set)).toEqual(before.rows(set))
})

test('of two orders that would pay off one contract the first does', async () => {
  const { no, loan } = borrower('02', true)
  const said = { type_code: '02', amount: '1500000.00', pays_off: loan?.loan_no }
  const after = await night([loanOrder('1-01', no, said), loanOrder('2-01', no, said)])
  expect(after.answers).toEqual({
    '1-01': `02-${no}-4`,
    '2-01': `สัญญา ${loan?.loan_no} ปิดไปแล้ว`,
  })
})
