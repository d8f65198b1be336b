// From a member's code to the movement in their ledger, by the demo's bank and the demo's core system.

import { beforeAll, expect, test } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { readOrderFile } from '#demo/core-system/orders/order-file.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { demoBankFile } from '#scripts/demo/bank-file.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { takeAnswers } from '#server/request-desk/orders/take-answers.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { type DeskOfficer, givenDeskOfficer, openDesk } from '#tests/support/given/request-desk.ts'
import { givenSet } from '#tests/support/night/night.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'

const TODAY = bangkokDate(new Date())
const PLAN = {
  members: 30,
  months: 14,
  anchor: '2026-10-31',
  billsNext: true,
  asOf: daysLater(TODAY, -1),
}

const portal = sharedPortal('payment_circle', PLAN)
let taker: DeskOfficer
let releaser: DeskOfficer
let borrower: string
let loanNo: string

beforeAll(async () => {
  const [found] = await portal.rows(
    `select membership_no, loan_no from night.loan where balance > 10000000 and default_on is null order by 1, 2`,
  )
  borrower = found?.membership_no
  loanNo = found?.loan_no
  await openDesk(portal.app, [borrower])
  await givenPayOpen(portal.app.db)
  await setSetting(portal.app.db, 'pay_deposit_types', '10')
  taker = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  releaser = await givenDeskOfficer(portal.app, 'approver')
})

test('a code is made, paid at the bank, matched, released, ordered and posted by the next night, and the member sees it on loan and share', {
  timeout: 60_000,
}, async () => {
  const account = `10${borrower}1`
  for (const wish of [
    { purpose: 'principal', about: loanNo, amount: 20_000_00 },
    { purpose: 'share', about: '', amount: 1_000_00 },
    { purpose: 'deposit', about: account, amount: 500_25 },
  ])
    expect((await portal.call(borrower, '/pay', 'POST', wish)).statusCode).toBe(200)
  const before = await figures()

  const { bytes, paid } = await demoBankFile(portal.app.db, TODAY, { withMistakes: true })
  expect(paid).toBe(3)
  const sent = await taker.sendFile('bank-files?name=a.txt&layout=cross-bank&dry=no', bytes)
  const { file_id, read } = sent.json().data
  expect(read).toMatchObject({ matched: { count: 3, sum: 21_500_25 } })
  expect(read.exceptions.map(({ reason }: { reason: string }) => reason)).toEqual([
    'unknown',
    'other_amount',
    'reversal',
  ])
  const { rows } = await taker.data(`bank-files/${file_id}`)
  const aside = { decision: 'set_aside', membership_no: '', parts: [], reason: 'รอผู้ชำระติดต่อ' }
  for (const { line_id } of rows) await taker.send(`bank-files/${file_id}/lines/${line_id}`, aside)
  expect((await releaser.send(`bank-files/${file_id}/release`)).statusCode).toBe(200)
  // The bank has nothing more to tell of them.
  expect(await demoBankFile(portal.app.db, TODAY, { withMistakes: false })).toMatchObject({
    paid: 0,
  })

  await taker.send('orders')
  const { batches } = await taker.data('orders')
  const at = `orders/${batches[0].batch_id}`
  expect((await releaser.send(`${at}/release`)).statusCode).toBe(200)
  const orders = readOrderFile((await taker.read(`${at}/file`)).rawPayload)
  const files = await givenSet({ ...PLAN, asOf: TODAY, orders })
  const loaded = await portal.database.load(files, { today: TODAY, accept: true })
  expect(loaded).toMatchObject({ state: 'published' })
  forgetContent(portal.app)
  expect(await takeAnswers(portal.app)).toEqual({ closed: 3, problems: 0 })

  const { intents } = await portal.feed(borrower, '/pay')
  for (const intent of intents) expect(intent).toMatchObject({ state: 'posted', paid_on: TODAY })
  const after = await figures()
  expect(after.shares - before.shares).toBe(1_000_00)
  expect(after.deposit - before.deposit).toBe(500_25)
  const [move] = await portal.rows(
    `select principal::int, interest::int, posted_on::text from night.loan_movement join publication using (run_id)
     where loan_no = '${loanNo}' order by seq desc limit 1`,
  )
  expect(move).toMatchObject({ posted_on: TODAY })
  expect(move.principal + move.interest).toBe(20_000_00)
  expect(before.loan - after.loan).toBe(move.principal)
})

/** As the member's own pages say it. */
async function figures() {
  const { contracts } = await portal.feed(borrower, '/loan')
  const { balance: shares } = await portal.feed(borrower, '/share')
  const { accounts } = await portal.feed(borrower, '/deposit')
  const own = (list: { balance: number; [key: string]: unknown }[], key: string, no: string) =>
    list.find((one) => one[key] === no)?.balance ?? 0
  return {
    shares,
    loan: own(contracts, 'loan_no', loanNo),
    deposit: own(accounts, 'account_no', `10${borrower}1`),
  }
}
