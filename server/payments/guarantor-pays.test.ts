// A guarantor pays one instalment of the loan they stand for.

import { beforeAll } from 'vitest'
import { readAs } from '#database/core/reader.ts'
import { interestOfStoodFor } from '#database/queries/payment/loan-interest.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { intentRef2, memberRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { type GivenCase, givenWatchCase } from '#tests/support/given/watch-case.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'

const TODAY = bangkokDate(new Date())
const INSTALMENT = 5_000_00

const portal = sharedPortal('guarantor_pays', { members: 60, months: 14 })
let given: GivenCase
let guarantor: string

beforeAll(async () => {
  await givenPayOpen(portal.app.db)
  given = await givenWatchCase(portal.app.db, { days: 12 })
  guarantor = given.guarantors[0] as string
  await setLoan(`last_on = '${TODAY}'`)
})

/** The borrower's loan, as the night tells it. */
async function setLoan(figures: string): Promise<void> {
  await portal.rows(`update night.loan set ${figures} where loan_no = '${given.loanNo}'`)
  forgetContent(portal.app)
}

async function offered(member: string) {
  const { offers } = await portal.feed(member, '/pay')
  return offers.filter(({ purpose }: { purpose: string }) => purpose === 'guarantee')
}

function pay(member: string, wish: { about: string; amount: number }) {
  return portal.call(member, '/pay', 'POST', { purpose: 'guarantee', ...wish })
}

test('SEC-73 nothing is offered before the cooperative tells guarantors how loans stand', async () => {
  expect(await offered(guarantor)).toEqual([])
  await setSetting(portal.app.db, 'guarantee_watch_notices', 'yes')
  expect(await offered(guarantor)).toMatchObject([{ about: given.loanNo, amount: INSTALMENT }])
})

test('SEC-73 it says nothing of the borrower, and is offered to nobody else', async () => {
  const [borrower] = await portal.rows(
    `select member_name, member_surname from night.member_detail where membership_no = '${given.borrower}'`,
  )
  const [offer] = await offered(guarantor)
  for (const part of [borrower.member_name, borrower.member_surname])
    expect(JSON.stringify(offer)).not.toContain(part)
  const wish = { about: given.loanNo, amount: INSTALMENT }
  const [stranger] = await portal.rows(
    `select membership_no from night.member_detail where state = 'active' and membership_no not in
       (select guarantor_no from night.guarantee where loan_no = '${given.loanNo}' and guarantor_no is not null) order by 1 limit 1`,
  )
  for (const other of [given.borrower, stranger.membership_no]) {
    expect(await offered(other)).toEqual([])
    expect((await pay(other, wish)).statusCode).toBe(409)
  }
  expect((await pay(guarantor, { ...wish, amount: INSTALMENT - 1 })).statusCode).toBe(409)
  expect((await pay(guarantor, { ...wish, about: 'ไม่มี' })).statusCode).toBe(409)
})

test('an instalment that the interest outweighs gets no code; the guarantor reads why, and nothing of the borrower’s figures', async () => {
  for (const [figures, says] of [
    ['arrears_interest = 600000', 'ไม่พอดอกเบี้ย'],
    ["arrears_interest = null, default_on = '2026-09-01'", 'ไม่ได้บอกดอกเบี้ย'],
  ] as const) {
    await setLoan(figures)
    expect(await offered(guarantor)).toEqual([])
    const { withheld } = await portal.feed(guarantor, '/pay')
    const [own] = withheld.filter(({ about }: { about: string }) => about === given.loanNo)
    expect(own).toMatchObject({ purpose: 'guarantee', says: expect.stringContaining(says) })
    expect(own.says).not.toContain('6,0')
    const made = await pay(guarantor, { about: given.loanNo, amount: INSTALMENT })
    expect([made.statusCode, made.json().rc_des]).toEqual([409, own.says])
  }
  await setLoan('arrears_interest = null, default_on = null')
  expect(await offered(guarantor)).toHaveLength(1)
})

test('SEC-73 the interest of a loan is read by whoever stands for it, and by nobody else', async () => {
  const read = (member: string) =>
    readAs(portal.app.db, { member }, (trx) => interestOfStoodFor(trx))
  const loans = async (member: string) => (await read(member)).map(({ loan_no }) => loan_no)
  expect(await loans(guarantor)).toContain(given.loanNo)
  expect(await loans(given.borrower)).not.toContain(given.loanNo)
  const staff = await readAs(portal.app.db, { staff: 'test' }, (trx) => interestOfStoodFor(trx))
  expect(staff).toEqual([])
})

test('SEC-73 nobody is asked for more than they answer for', async () => {
  await portal.rows(
    `update night.guarantee set amount = 100000 where loan_no = '${given.loanNo}' and guarantor_no = '${guarantor}'`,
  )
  expect(await offered(guarantor)).toMatchObject([{ amount: 1_000_00 }])
  await portal.rows(
    `update night.guarantee set amount = 10000000 where loan_no = '${given.loanNo}' and guarantor_no = '${guarantor}'`,
  )
})

test('the money leads to the borrower’s loan, in the guarantor’s name, and is not asked for twice', async () => {
  const made = await pay(guarantor, { about: given.loanNo, amount: INSTALMENT })
  expect(made.statusCode).toBe(200)
  const { intent_no } = made.json().data
  expect((await portal.feed(given.borrower, '/pay')).intents).toEqual([])

  const paid = {
    ...{ ref1: memberRef1(guarantor, 'guarantee'), ref2: intentRef2(intent_no), sequence: 1 },
    ...{ amount: satang(INSTALMENT), paidOn: TODAY },
  }
  const of = { bank: '006', account: '1234567890', datedOn: '2026-10-01' as Day }
  const bytes = inWindows874(writeCrossBankFile({ ...of, lines: [bankLine(paid)] }, ''))
  const taker = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  const releaser = await givenDeskOfficer(portal.app, 'approver')
  const taken = await taker.sendFile(
    'bank-files?name=a.txt&layout=cross-bank&dry=no',
    Buffer.from(bytes),
  )
  const { file_id } = taken.json().data
  expect((await releaser.send(`bank-files/${file_id}/release`)).statusCode).toBe(200)

  const [{ payload, membership_no }] = await portal.rows(
    `select payload, membership_no from request where kind = 'payment'`,
  )
  expect(membership_no).toBe(guarantor)
  expect(payload.parts).toEqual([{ purpose: 'guarantee', of: given.loanNo, amount: INSTALMENT }])
  await releaser.send('orders')
  const [{ content }] = await portal.rows('select content from order_line')
  expect(JSON.stringify(content)).toContain(`guarantee:${given.loanNo}:5000.00`)
  expect(await offered(guarantor)).toEqual([])
})

test('an officer may say that money without a reference is a guarantor’s, of a loan that they stand for', async () => {
  const taker = await givenDeskOfficer(portal.app, 'member_service')
  const of = { bank: '006', account: '1234567890', datedOn: '2026-10-02' as Day }
  const line = bankLine({ sequence: 1, ref1: '', amount: satang(100_00), paidOn: TODAY })
  const bytes = Buffer.from(inWindows874(writeCrossBankFile({ ...of, lines: [line] }, '')))
  const { file_id } = (
    await taker.sendFile('bank-files?name=b.txt&layout=cross-bank&dry=no', bytes)
  ).json().data
  const [{ line_id }] = await portal.rows(
    `select line_id from bank_line where file_id = ${file_id}`,
  )
  const decide = (loan: string) =>
    taker.send(`bank-files/${file_id}/lines/${line_id}`, {
      decision: 'accept',
      membership_no: guarantor,
      parts: [{ purpose: 'guarantee', of: loan, amount: 100_00 }],
      reason: 'ผู้ค้ำแจ้งเอง',
    })
  expect((await decide('99-999')).statusCode).toBe(400)
  expect((await decide(given.loanNo)).statusCode).toBe(200)
})
