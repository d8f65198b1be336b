// A unit pays its month by the code on its letter: the bank's file says so, two officers let it through, and the month says it by itself.

import { beforeAll, expect, test } from 'vitest'
import { codeInRuns } from '#documents/support/qr-reader.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { billPaymentText } from '#domain/money/bill-payment-qr.ts'
import { satang } from '#domain/money/money.ts'
import type { BankLine } from '#domain/payment/bank-line.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { unitRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { type DeskOfficer, givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import { OPEN_MONTH, PERIOD } from '#tests/support/night/payroll.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { BILLER, bankLine } from '#tests/support/payment/bank-files.ts'

const [OWN, OTHER] = ['00010001', '00010002']
const TODAY = bangkokDate(new Date())

const portal = sharedPortal('unit_pays', OPEN_MONTH)
let taker: DeskOfficer
let releaser: DeskOfficer
const tokens = new Map<string, string>()

beforeAll(async () => {
  await givenPayOpen(portal.app.db)
  taker = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  releaser = await givenDeskOfficer(portal.app, 'approver', 'unit_service')
  for (const unit of [OWN, OTHER])
    tokens.set(unit, (await givenUnitSession(portal.app.db, { login: unit })).token)
}, 60_000)

async function unit(path: string, no = OWN) {
  const url = `/api/membergroup/${path}`
  const headers = { authorization: `Bearer ${tokens.get(no)}` }
  const reply = await portal.app.inject({ method: 'GET', url, headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

let sequence = 0

async function taken(...lines: Partial<BankLine>[]) {
  const told = lines.map((line) =>
    bankLine({ paidOn: TODAY, ref2: '', ...line, sequence: ++sequence }),
  )
  const of = { bank: '006', account: '1234567890', datedOn: TODAY, lines: told }
  const bytes = Buffer.from(inWindows874(writeCrossBankFile(of, 'สหกรณ์')))
  const sent = await taker.sendFile('bank-files?name=a.txt&layout=cross-bank&dry=no', bytes)
  return sent.json().data
}

const month = (no: string) => unit(`dashboard?period=${PERIOD}`, no).then((data) => data.month)

test('the letter’s code names unit, month and amount; once the file is released the month says the money came, and the code is gone', async () => {
  const { letter } = await unit(`delivery_book?period=${PERIOD}`)
  const ref1 = unitRef1(OWN, PERIOD)
  const amount = satang(letter.billed)
  expect(codeInRuns(letter.payment.qr)).toBe(
    billPaymentText({ billerId: BILLER, ref1, ref2: `2569${PERIOD.slice(5)}`, amount }),
  )
  const { file_id, read } = await taken({ ref1, amount })
  expect(read.matched).toEqual({ count: 1, sum: amount })
  expect(await taker.data(`bank-files/${file_id}?show=all`)).toMatchObject({
    accepted_sum: amount,
    rows: [{ outcome: 'matched', unit_no: OWN, period: PERIOD, membership_no: null, parts: [] }],
  })
  // Taken is not let through.
  expect((await month(OWN)).received).toBeUndefined()
  const released = await releaser.send(`bank-files/${file_id}/release`)
  expect(released.json().rc_des).toContain('เงินนำส่งของหน่วยงาน 1 รายการ')

  expect(await month(OWN)).toMatchObject({ received: { amount, on: TODAY }, standing: 'billed' })
  expect((await month(OTHER)).received).toBeUndefined()
  expect(await unit(`result?period=${PERIOD}`)).toMatchObject({ received: { amount, on: TODAY } })
  expect((await unit(`delivery_book?period=${PERIOD}`)).letter.payment).toBeNull()
  const { rows } = await releaser.data(`units?period=${PERIOD}`)
  const shown = rows.map((row: { unit_no: string; received?: number }) => [
    row.unit_no,
    row.received,
  ])
  expect(shown).toContainEqual([OWN, amount])
  expect(shown).toContainEqual([OTHER, undefined])
  // A unit's money is no member's: no payment and no order.
  expect(await portal.rows('select from payment')).toHaveLength(0)

  const twice = await taken({ ref1, amount, paidAt: '170000' })
  expect(twice.read.exceptions).toMatchObject([{ reason: 'paid_twice' }])
})

test('another amount, or a reference mistyped, is an officer’s to give to a unit’s month', async () => {
  const { file_id, read } = await taken(
    { ref1: unitRef1(OTHER, PERIOD), amount: satang(1_234_00) },
    { ref1: OTHER, amount: satang(66_00) },
  )
  expect(read.exceptions).toMatchObject([{ reason: 'unknown' }, { reason: 'other_amount' }])
  const { rows } = await taker.data(`bank-files/${file_id}`)
  expect(rows).toMatchObject([{ unit_no: OTHER, period: PERIOD }, { outcome: 'unknown' }])
  const decide = (line: number, of: object) =>
    taker.send(`bank-files/${file_id}/lines/${rows[line].line_id}`, {
      ...{ decision: 'unit', membership_no: '', parts: [], reason: 'หน่วยงานแจ้งว่าโอนสองครั้ง' },
      ...of,
    })
  for (const of of [
    {},
    { unit_no: '99999999', period: PERIOD },
    { unit_no: OTHER, period: '1999-01' },
    { unit_no: OTHER },
  ])
    expect((await decide(0, of)).statusCode).toBe(404)
  const of = { unit_no: OTHER, period: PERIOD }
  for (const line of [0, 1]) expect((await decide(line, of)).statusCode).toBe(200)
  expect((await releaser.send(`bank-files/${file_id}/release`)).statusCode).toBe(200)
  expect(await month(OTHER)).toMatchObject({ received: { amount: 1_300_00, on: TODAY } })
})

test('an old letter’s reference names the unit alone: the month that waits for just that amount is proposed, and never matched by itself', async () => {
  const unpaid = (await portal.rows(
    `select unit_no, to_char(period, 'YYYY-MM') as month, billed from night.collection_unit where paid_on is null`,
  )) as { unit_no: string; month: string; billed: string }[]
  const third = unpaid.find(({ unit_no }) => ![OWN, OTHER].includes(unit_no))
  const amount = satang(Number(third?.billed))
  const { unit_no: ref1 = '', month: period } = third ?? {}
  const { file_id, read } = await taken(
    { ref1, amount },
    { ref1, amount: satang(amount + 1) },
    { ref1: '99999999', amount },
    { ref1: OWN, amount: satang((await month(OWN)).received.amount) },
    { ref1, amount, kind: 'D' },
  )
  expect(read.matched.count).toBe(0)
  const { rows } = await taker.data(`bank-files/${file_id}`)
  const proposed = rows.map((row: { unit_no?: string; period?: string }) => [
    row.unit_no,
    row.period,
  ])
  const none = [undefined, undefined]
  expect(proposed).toEqual([[ref1, period], none, none, none, none])
  expect(rows[0]).toMatchObject({ outcome: 'unknown', decision: null })
  const decision = { decision: 'unit', unit_no: ref1, period, reason: 'หนังสือรุ่นเดิม ยอดตรงกับเดือนนี้' }
  const at = `bank-files/${file_id}/lines/${rows[0].line_id}`
  const decided = await taker.send(at, { membership_no: '', parts: [], ...decision })
  expect(decided.statusCode).toBe(200)
  // Given to one payment, the month waits for no other.
  const again = await taken({ ref1, amount, paidAt: '180000' })
  const [line] = (await taker.data(`bank-files/${again.file_id}`)).rows
  expect(line.unit_no).toBeUndefined()
})

test('what was reported and has come is taken in: the month is through before the core system has posted it', async () => {
  const at = `'${OTHER}', '${PERIOD}-01'`
  await portal.rows(
    `insert into unit_result (unit_no, period, state, transfer_amount, transferred_on, sent_at, sent_by, changed_at, changed_by)
     values (${at}, 'sent', 130000, '${TODAY}', now(), '${OTHER}', now(), '${OTHER}')`,
  )
  portal.app.reports.forget()
  expect(await month(OTHER)).toMatchObject({ standing: 'settled', paid_on: null })
  await portal.rows(
    `insert into unit_refund (unit_no, period, kind, shown, amount, kept_by, kept_at) values (${at}, 'not-billed', 'x', 130001, '${OTHER}', now())`,
  )
  portal.app.reports.forget()
  expect(await month(OTHER)).toMatchObject({ standing: 'sent' })
})
