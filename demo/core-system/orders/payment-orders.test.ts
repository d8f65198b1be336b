// What was paid at a bank, in the files of the nights that follow.

import { expect, test } from 'vitest'
import { orderedNights } from '#tests/support/night/ordered-night.ts'
import { paymentOrder } from '#tests/support/night/payment-order.ts'

const night = orderedNights((of) => ({
  shares: (no: string) => of('share_movement', 'membership_no', no),
  deposits: (no: string) => of('deposit_movement', 'account_no', no),
  line: (no: string, period: string) =>
    of('collection_line', 'ref_no', no).find((row) => row.period === period),
}))

const before = await night([])

/** An ordinary contract that is being paid, and whose it is. */
const [LOAN] = before
  .rows('loan')
  .filter(
    ({ type_code, balance, default_on, months, months_paid }) =>
      type_code === '02' && balance > 100_000_00 && !default_on && months_paid + 3 < months,
  )
const NO: string = LOAN?.membership_no
const ACCOUNT = `10${NO}1`
const INTEREST = Math.round((LOAN?.balance * 0.0575 * 17) / 365)

test('more of the principal counts from the day it was paid: interest first, and no instalment', async () => {
  const order = paymentOrder('1-01', NO, `principal:${LOAN?.loan_no}:20000.00`)
  const after = await night([order])
  expect(after.answers).toEqual({ '1-01': 'BP1-01' })
  const balance = LOAN?.balance - (20_000_00 - INTEREST)
  expect(after.movements(LOAN?.loan_no).at(-1)).toMatchObject({
    code: '02',
    posted_on: '2026-11-17',
    principal: 20_000_00 - INTEREST,
    interest: INTEREST,
    balance,
  })
  expect(after.loan(LOAN?.loan_no)).toMatchObject({ balance, months_paid: LOAN?.months_paid })
  // The bill that is out stays; what it asked too much of interest comes back with it.
  const period = '2026-11-01'
  expect(after.line(LOAN?.loan_no, period)).toEqual(before.line(LOAN?.loan_no, period))
  const monthEnd = await night([order], '2026-11-30')
  const [, paid, back] = monthEnd.movements(LOAN?.loan_no).slice(-3)
  const due = Math.round((balance * 0.0575 * 13) / 365)
  expect(paid).toMatchObject({ code: '02', interest: before.line(LOAN?.loan_no, period)?.interest })
  expect(back).toMatchObject({ code: '05', principal: 0, interest: paid?.interest - due })
})

test('what closes a contract closes it, what is too much is saved, and the bill takes nothing more', async () => {
  const baht = ((LOAN?.balance + INTEREST + 5_00) / 100).toFixed(2)
  const order = paymentOrder('1-01', NO, `closing:${LOAN?.loan_no}:${baht}`)
  const after = await night([order])
  expect(after.loan(LOAN?.loan_no)).toMatchObject({ balance: 0 })
  expect(after.deposits(ACCOUNT).at(-1)).toMatchObject({ code: 'DP', amount: 5_00 })
  const monthEnd = await night([order], '2026-11-30')
  expect(monthEnd.line(LOAN?.loan_no, '2026-11-01')).toMatchObject({ deducted: 0 })
  expect(monthEnd.line(LOAN?.loan_no, '2026-12-01')).toBeUndefined()
  expect(monthEnd.loan(LOAN?.loan_no)).toMatchObject({ balance: 0 })
  const little = paymentOrder('2-01', NO, `closing:${LOAN?.loan_no}:1000.00`)
  expect((await night([little])).answers).toEqual({ '2-01': 'ยอดชำระไม่พอปิดสัญญา' })
})

test('shares, savings and cremation money are where they were paid to, and later nights say the same', async () => {
  const fund = before.rows('cremation_member').find(({ state }) => state === 'active')
  const order = paymentOrder('1-01', NO, `share::2000.00 deposit:${ACCOUNT}:150.25`)
  const advance = paymentOrder(
    '2-01',
    fund?.membership_no,
    `cremation:${fund?.fund_code}:600.00 other::50.00`,
  )
  const orders = [order, advance].map((one) => ({ ...one, arrivedOn: '2026-11-18' }))
  const first = await night(orders)
  expect(first.shares(NO).at(-1)).toMatchObject({
    code: 'SH',
    amount: 2_000_00,
    posted_on: '2026-11-17',
  })
  expect(first.deposits(ACCOUNT).at(-1)).toMatchObject({ code: 'DP', amount: 150_25 })
  const own = ({ membership_no, fund_code }: Record<string, unknown>) =>
    membership_no === fund?.membership_no && fund_code === fund?.fund_code
  expect(first.rows('cremation_member').find(own)).toMatchObject({ advance: 600_00 })
  for (const asOf of ['2026-11-28', '2026-11-30', '2026-12-20']) {
    const later = await night(orders, asOf)
    for (const moves of ['shares', 'deposits'] as const) {
      const no = moves === 'shares' ? NO : ACCOUNT
      expect(later[moves](no).slice(0, first[moves](no).length), asOf).toEqual(first[moves](no))
    }
  }
})

test('an instalment that was not deducted is made good by the month, and counts as one', async () => {
  const short = before
    .rows('collection_line')
    .filter((one) => one.line_kind === 'loan' && one.deducted === 0 && one.period < '2026-11-01')
    .find(({ ref_no, interest, billed, principal }) => {
      const loan = before.loan(ref_no)
      return loan?.balance > 0 && !loan?.default_on && billed === interest + principal
    })
  const month = String(short?.period).slice(0, 7)
  const baht = (short?.billed / 100).toFixed(2)
  const after = await night([
    paymentOrder('1-01', short?.membership_no, `arrears:${month}:${baht}`),
  ])
  expect(after.answers).toEqual({ '1-01': 'BP1-01' })
  const was = before.loan(short?.ref_no)
  expect(after.loan(short?.ref_no)).toMatchObject({ months_paid: was?.months_paid + 1 })
  const { principal, interest } = after.movements(short?.ref_no).at(-1) ?? {}
  expect(principal + interest).toBe(short?.billed)
})

test('what a guarantor pays is an instalment of the borrower’s contract, under the guarantor’s name', async () => {
  const order = paymentOrder('1-01', '000021', `guarantee:${LOAN?.loan_no}:9000.00`)
  const after = await night([order])
  expect(after.answers).toEqual({ '1-01': 'BP1-01' })
  expect(after.movements(LOAN?.loan_no).at(-1)).toMatchObject({
    code: '04',
    payer_no: '000021',
    principal: 9_000_00 - INTEREST,
    interest: INTEREST,
  })
  expect(after.loan(LOAN?.loan_no)).toMatchObject({ months_paid: LOAN?.months_paid + 1 })
})

test('what cannot be posted is refused whole with a reason, and leaves every figure as it was', async () => {
  const gone = before
    .rows('member_detail')
    .find(({ state }) => state === 'left' || state === 'died')
  const refused: [string, string, Record<string, string>, string][] = [
    [NO, 'share::2000.00', { action: 'pay' }, 'ไม่รู้จักการทำรายการนี้'],
    [NO, 'share::2000.00', { value_date: '2026-02-30' }, 'วันที่มีผลไม่ถูกต้อง'],
    [NO, 'gold::2000.00', {}, 'อ่านรายการที่ชำระไม่ได้'],
    [NO, 'share::2000.00', { amount: '2000.01' }, 'ผลรวมของรายการไม่เท่ากับจำนวนเงิน'],
    [NO, `deposit:${ACCOUNT}:1.00 share::2000.50`, {}, 'ไม่เป็นจำนวนเต็มหุ้น'],
    [NO, 'deposit:100000001:1.00', {}, 'ฝากเข้าบัญชี 100000001 ตามคำสั่งไม่ได้'],
    [NO, 'principal:02-999999-1:1.00', {}, 'ไม่พบสัญญา 02-999999-1 ของสมาชิกรายนี้'],
    [NO, `principal:${LOAN?.loan_no}:1.00`, {}, 'ยอดชำระไม่พอดอกเบี้ยถึงวันที่ชำระ'],
    [NO, 'arrears:2020-01:1.00', {}, 'ไม่มียอดค้างของเดือน 2020-01'],
    [NO, 'cremation:NONE:1.00', {}, 'ไม่ได้เป็นสมาชิกกองทุนนี้'],
    [gone?.membership_no, 'other::1.00', {}, 'พ้นสมาชิกภาพแล้ว'],
    ['123456', 'other::1.00', {}, 'ไม่พบเลขสมาชิก'],
    [NO, 'other::1.00', { action: 'undo', reverses: '9-99' }, 'ไม่พบคำสั่งที่ให้ยกเลิก'],
  ]
  const orders = refused.map(([member, parts, said], at) =>
    paymentOrder(`${at}-01`, member, parts, said),
  )
  const after = await night(orders)
  expect(after.answers).toEqual(
    Object.fromEntries(refused.map(([, , , reason], at) => [`${at}-01`, reason])),
  )
  for (const set of ['loan', 'loan_movement', 'share_movement', 'deposit_movement', 'share'])
    expect(after.rows(set)).toEqual(before.rows(set))
})

test('an order that comes twice is posted once, and one that is taken back in time not at all', async () => {
  const order = paymentOrder('1-01', NO, 'share::2000.00', {}, '2026-11-18')
  const once = await night([order])
  const twice = await night([order, order])
  expect(twice.rows('share_movement')).toEqual(once.rows('share_movement'))
  const undo = paymentOrder('1-02', NO, 'share::2000.00', { action: 'undo', reverses: '1-01' })
  const undone = await night([order, { ...undo, arrivedOn: '2026-11-18' }])
  expect(undone.answers).toEqual({ '1-01': 'ยกเลิกตามคำสั่ง 1-02', '1-02': 'D1-02' })
  const late = await night([order, { ...undo, arrivedOn: '2026-11-19' }], '2026-11-19')
  expect(late.answers).toEqual({
    '1-01': 'BP1-01',
    '1-02': 'ลงบัญชีตามคำสั่งนั้นแล้ว จึงยกเลิกไม่ได้',
  })
})
