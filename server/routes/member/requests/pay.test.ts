import { beforeAll } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { codeInRuns } from '#documents/support/qr-reader.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { billPaymentText } from '#domain/money/bill-payment-qr.ts'
import { satang } from '#domain/money/money.ts'
import { intentRef2, memberRef1, readRef1 } from '#domain/payment/pay-reference.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { openDesk } from '#tests/support/given/request-desk.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { BILLER } from '#tests/support/payment/bank-files.ts'

const portal = sharedPortal('member_pay', { members: 30, units: 4 })
/** With an open loan and a deposit. */
let borrower: string
let loanNo: string
let accountNo: string
const OTHERS = '000003'

beforeAll(async () => {
  const [found] = await portal.rows(
    `select membership_no, loan_no, account_no, account.type_code from night.loan
     join night.deposit_account account using (run_id, membership_no)
     where loan.balance > 0 and loan.default_on is null order by 1, 2, 3`,
  )
  borrower = found?.membership_no
  loanNo = found?.loan_no
  accountNo = found?.account_no
  await openDesk(portal.app, [borrower])
  await givenPayOpen(portal.app.db)
  await setSetting(portal.app.db, 'pay_deposit_types', ` ${found?.type_code} ,99`)
})

async function pay(member: string, wish: { purpose: string; about?: string; amount: number }) {
  return portal.call(member, '/pay', 'POST', { about: '', ...wish })
}

interface Offer {
  purpose: string
  about: string
  amount: number | null
  least: number | null
  most: number | null
}

async function offered(member: string, purpose: string): Promise<Offer[]> {
  const { offers } = await portal.feed(member, '/pay')
  return offers.filter((offer: Offer) => offer.purpose === purpose)
}

test('of each open contract more may be paid, or all of it with the interest until today', async () => {
  const { contracts } = await portal.feed(borrower, '/loan')
  const loan = contracts.find((one: { loan_no: string }) => one.loan_no === loanNo)
  expect(await offered(borrower, 'principal')).toContainEqual(
    expect.objectContaining({ about: loanNo, amount: null, most: loan.balance }),
  )
  const [closing] = (await offered(borrower, 'closing')).filter(({ about }) => about === loanNo)
  const days = (Date.parse(bangkokDate(new Date())) - Date.parse(loan.last_on)) / 86_400_000
  const interest = Math.round((loan.balance * loan.rate_ppm * days) / 1e6 / 365)
  expect(Math.abs((closing?.amount ?? 0) - loan.balance - interest)).toBeLessThanOrEqual(100)
})

test('less than the interest until the code’s last day gets no code, and from the least on the core system takes it', async () => {
  const [offer] = (await offered(borrower, 'principal')).filter(({ about }) => about === loanNo)
  const { contracts } = await portal.feed(borrower, '/loan')
  const loan = contracts.find((one: { loan_no: string }) => one.loan_no === loanNo)
  const least = offer?.least ?? 0
  const days = (Date.parse(bangkokDate(new Date())) - Date.parse(loan.last_on)) / 86_400_000 + 7
  const interest = (loan.balance * loan.rate_ppm * days) / 1e6 / 365
  expect(least % 100).toBe(0)
  expect(least).toBeGreaterThan(interest)
  expect(least).toBeLessThan(interest + 202)
  const low = await pay(borrower, { purpose: 'principal', about: loanNo, amount: least - 1 })
  expect([low.statusCode, low.json().rc_des]).toEqual([
    400,
    expect.stringMatching(/^ชำระอย่างน้อย .* เพราะเงินที่ชำระตัดดอกเบี้ยถึงวันที่ชำระก่อน/),
  ])
  const right = await pay(borrower, { purpose: 'principal', about: loanNo, amount: least })
  expect(right.statusCode).toBe(200)
})

test('what a free amount changes can be reckoned from the offer: the contract as its page tells it, and the shares', async () => {
  const [offer] = (await offered(borrower, 'principal')).filter(({ about }) => about === loanNo)
  const { contracts } = await portal.feed(borrower, '/loan')
  const loan = contracts.find((one: { loan_no: string }) => one.loan_no === loanNo)
  const { balance, rate_ppm, months_left, method, instalment, last_on } = loan
  expect(offer).toMatchObject({
    loan: { balance, rate_ppm, months_left, method, instalment, last_on },
  })
  const share = await portal.feed(borrower, '/share')
  const [extra] = await offered(borrower, 'share')
  expect(extra).toMatchObject({ share: { balance: share.balance, par_value: share.par_value } })
})

test('SEC-73 the code says the biller, who pays what for, the intent and the amount, and any reader reads it', async () => {
  const made = await pay(borrower, { purpose: 'principal', about: loanNo, amount: 1_234_56 })
  expect(made.statusCode).toBe(200)
  const { intent_no } = made.json().data
  const code = await portal.feed(borrower, `/pay/${intent_no}`)
  expect(code).toMatchObject({ state: 'made', amount: 1_234_56, paid_on: null, posted_at: null })
  const ref1 = memberRef1(borrower, 'principal')
  const ref2 = intentRef2(intent_no)
  expect(readRef1(ref1)).toMatchObject({ membershipNo: borrower, purpose: 'principal' })
  expect(codeInRuns(code.payment.qr)).toBe(
    billPaymentText({ billerId: BILLER, ref1, ref2, amount: satang(1_234_56) }),
  )
  expect(code.payment.pairs).toContainEqual(['Ref.1', ref1])
  expect(code.payment.pairs).toContainEqual(['Ref.2', ref2])
  const { intents } = await portal.feed(borrower, '/pay')
  expect(intents[0]).toMatchObject({ intent_no, state: 'made' })

  const days = (Date.parse(code.valid_until) - Date.parse(bangkokDate(new Date()))) / 86_400_000
  expect(days).toBe(7)
  expect((await portal.call(OTHERS, `/pay/${intent_no}`)).statusCode).toBe(404)
})

test('SEC-73 what closes a contract is good until midnight, and for no other amount', async () => {
  const [closing] = await offered(borrower, 'closing')
  const amount = closing?.amount ?? 0
  const about = closing?.about ?? ''
  const other = await pay(borrower, { purpose: 'closing', about, amount: amount - 1 })
  expect([other.statusCode, other.json().rc_des]).toEqual([
    409,
    expect.stringContaining('โหลดหน้าใหม่'),
  ])
  const made = await pay(borrower, { purpose: 'closing', about, amount })
  const code = await portal.feed(borrower, `/pay/${made.json().data.intent_no}`)
  expect(code.valid_until).toBe(bangkokDate(new Date()))
})

test('pressing twice makes one code, and another amount another', async () => {
  const wish = { purpose: 'deposit', about: accountNo, amount: 500_00 }
  const twice = await Promise.all([pay(borrower, wish), pay(borrower, wish), pay(borrower, wish)])
  const numbers = new Set(twice.map((one) => one.json().data.intent_no))
  expect(numbers.size).toBe(1)
  const other = await pay(borrower, { ...wish, amount: 600_00 })
  expect(numbers.has(other.json().data.intent_no)).toBe(false)
})

test('SEC-73 what is not theirs, not offered or too much is refused in a sentence, and makes no code', async () => {
  const { intents: before } = await portal.feed(OTHERS, '/pay')
  const refused: [Parameters<typeof pay>[1], number, string][] = [
    [{ purpose: 'principal', about: loanNo, amount: 100_00 }, 409, 'ชำระไม่ได้แล้ว'],
    [{ purpose: 'deposit', about: accountNo, amount: 100_00 }, 409, 'ชำระไม่ได้แล้ว'],
    [{ purpose: 'arrears', about: '2020-01', amount: 100_00 }, 409, 'ชำระไม่ได้แล้ว'],
    [{ purpose: 'other', about: '   ', amount: 100_00 }, 400, 'กรอกเรื่องที่ชำระ'],
    [{ purpose: 'other', about: 'ก'.repeat(61), amount: 100_00 }, 400, 'กรอกเรื่องที่ชำระ'],
    [{ purpose: 'share', amount: 1_00 }, 400, 'ลงตัว'],
    [{ purpose: 'other', about: 'ค่าปรับ', amount: 0 }, 400, 'จำนวนเงิน'],
  ]
  for (const [wish, status, says] of refused) {
    const answer = await pay(OTHERS, wish)
    expect([wish, answer.statusCode]).toEqual([wish, status])
    expect(answer.json().rc_des).toContain(says)
  }
  const most = await pay(borrower, { purpose: 'principal', about: loanNo, amount: 1_999_999_999 })
  expect([most.statusCode, most.json().rc_des]).toEqual([400, expect.stringContaining('ไม่เกิน')])
  expect((await portal.feed(OTHERS, '/pay')).intents).toEqual(before)
})

test('an instalment that could not be deducted is offered month by month, at what is missing', async () => {
  const [month, amount] = ['2026-09', 1_850_25]
  const missed = [{ period: `${month}-01`, due_on: `${month}-28`, amount }]
  const row = await portal.rows(
    `with one as (insert into watch_case (loan_no, borrower_no) values ('${loanNo}', '${borrower}') returning case_id)
     insert into watch_state (case_id, seq, state, default_on, default_by, missed, amount, run_id, as_of)
     select case_id, 1, 'behind', '2026-10-01', 'bill', '${JSON.stringify(missed)}', ${amount}, 1, '2026-10-31' from one returning case_id`,
  )
  expect(row).toHaveLength(1)
  await setLoan(`last_on = '${bangkokDate(new Date())}'`)
  expect(await offered(borrower, 'arrears')).toEqual([
    expect.objectContaining({ about: month, amount, title: 'ยอดค้างเดือนกันยายน 2569' }),
  ])
  expect((await pay(borrower, { purpose: 'arrears', about: month, amount })).statusCode).toBe(200)
})

test('an instalment that does not outweigh the interest gets no code, and the member reads why; so of one whose interest is not told', async () => {
  const wish = { purpose: 'arrears', about: '2026-09', amount: 1_850_25 }
  const title = 'ยอดค้างเดือนกันยายน 2569'
  for (const [figures, says] of [
    ['arrears_interest = 185025', /ไม่พอดอกเบี้ย.*อย่างน้อย 1,\d{3}\.00 บาท.*ติดต่อสหกรณ์/],
    ["default_on = '2026-10-01'", /ไม่ได้บอกดอกเบี้ย.*ติดต่อสหกรณ์/],
    ['balance = 0', /ไม่ได้บอกดอกเบี้ย/],
  ] as const) {
    const before = await setLoan(figures)
    const { offers, withheld } = await portal.feed(borrower, '/pay')
    const arrears = offers.filter(({ purpose }: Offer) => purpose === 'arrears')
    expect([figures, arrears]).toEqual([figures, []])
    const told = { purpose: 'arrears', about: '2026-09', title, says: expect.stringMatching(says) }
    expect(withheld).toContainEqual(told)
    const answer = await pay(borrower, wish)
    expect([answer.statusCode, answer.json().rc_des]).toEqual([409, expect.stringMatching(says)])
    await setLoan(before)
  }
  await setLoan('arrears_interest = 100')
  expect(await offered(borrower, 'arrears')).toHaveLength(1)
})

/** Changes the night's figures of the loan; answers what sets them back. */
async function setLoan(figures: string): Promise<string> {
  const [was] = await portal.rows(
    `select balance, last_on::text from night.loan where loan_no = '${loanNo}'`,
  )
  await portal.rows(`update night.loan set ${figures} where loan_no = '${loanNo}'`)
  forgetContent(portal.app)
  return `balance = ${was.balance}, last_on = '${was.last_on}', default_on = null, arrears_interest = null`
}

test('nobody makes codes without end', async () => {
  const made = []
  for (let baht = 1; baht <= 21; baht++)
    made.push(await pay(OTHERS, { purpose: 'other', about: 'ทดสอบ', amount: baht * 100 }))
  expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(made.at(-1)?.json().rc_des).toContain('ครบ 20 รายการ')
})

test('until the cooperative opens it nothing can be paid by a code, and its page says so', async () => {
  await setSetting(portal.app.db, 'pay_open', 'no')
  expect(await portal.feed(OTHERS, '/pay')).toMatchObject({ is_open: false, offers: [] })
  const answer = await pay(OTHERS, { purpose: 'other', about: 'ค่าปรับ', amount: 100 })
  expect([answer.statusCode, answer.json().rc_des]).toEqual([
    409,
    expect.stringContaining('ยังไม่เปิด'),
  ])
  await setSetting(portal.app.db, 'pay_open', 'yes')
})
