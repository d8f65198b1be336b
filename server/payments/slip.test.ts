// A slip says that somebody has paid. It pays nothing: money is what the bank's file says.

import { beforeAll, expect, test } from 'vitest'
import { portalOf } from '#database/queries/member/data-copy.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { intentRef2, memberRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { uploadFile } from '#tests/support/given/contact.ts'
import { givenPayOpen } from '#tests/support/given/pay.ts'
import { type DeskOfficer, givenDeskOfficer } from '#tests/support/given/request-desk.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { bankLine } from '#tests/support/payment/bank-files.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'
import { forgetOldRows } from '../jobs/forget-old-rows.ts'

const [MEMBER, OTHER] = ['000001', '000002']
const TODAY = bangkokDate(new Date())

const portal = sharedPortal('pay_slip', { members: 12, months: 14 })
let taker: DeskOfficer
let releaser: DeskOfficer
let made = 0

beforeAll(async () => {
  await givenPayOpen(portal.app.db)
  taker = await givenDeskOfficer(portal.app, 'member_service', 'approver')
  releaser = await givenDeskOfficer(portal.app, 'approver')
})

async function intentBy(member: string): Promise<{ intentNo: number; amount: number }> {
  const amount = ++made * 100_00
  const wish = { purpose: 'other', about: 'ค่าธรรมเนียม', amount }
  const reply = await portal.call(member, '/pay', 'POST', wish)
  return { intentNo: reply.json().data.intent_no, amount }
}

interface Slip {
  reference?: string
  file_id?: string
}

async function sendSlip(member: string, intentNo: number, slip: Slip = {}) {
  const file_id = slip.file_id ?? (await uploadFile(portal, member))
  const body = { bank: '014', reference: '', ...slip, file_id }
  return portal.call(member, `/pay/${intentNo}/slip`, 'POST', body)
}

/** Everything that money could have become by now. */
async function money() {
  const [row] = await portal.rows(
    `select (select count(*)::int from payment) as payments, (select count(*)::int from unit_payment) as units,
       (select count(*)::int from bank_line) as lines, (select count(*)::int from request) as requests,
       (select count(*)::int from order_line) as orders`,
  )
  return row
}

async function takenFor(
  member: string,
  { intentNo, amount }: { intentNo: number; amount: number },
) {
  const line = bankLine({
    sequence: intentNo,
    ref1: memberRef1(member, 'other'),
    ref2: intentRef2(intentNo),
    amount: satang(amount),
    paidOn: TODAY,
  })
  const of = { bank: '006', account: '1234567890', datedOn: TODAY, lines: [line] }
  const bytes = Buffer.from(inWindows874(writeCrossBankFile(of, 'สหกรณ์')))
  const sent = await taker.sendFile('bank-files?name=a.txt&layout=cross-bank&dry=no', bytes)
  const { file_id } = sent.json().data
  const { rows } = await taker.data(`bank-files/${file_id}?show=all`)
  return { file_id, line: rows[0] }
}

test('SEC-73 a member attaches a slip and reads that it was received; it pays nothing', async () => {
  const { intentNo } = await intentBy(MEMBER)
  const before = await money()
  const sent = await sendSlip(MEMBER, intentNo, { reference: '2026111890TuNHKlTxEUlJ6pw' })
  expect([sent.statusCode, sent.json().rc_des]).toEqual([200, 'ได้รับสลิปแล้ว รอธนาคารยืนยัน'])
  const code = await portal.feed(MEMBER, `/pay/${intentNo}`)
  expect(code).toMatchObject({ state: 'made', slip_at: expect.any(String), confirmed_at: null })
  expect(code.payment).not.toBeNull()
  expect(await money()).toEqual(before)
  expect(await recordedEvents(portal.app, 'member.slip')).toMatchObject([
    { subject_no: MEMBER, detail: { intent_no: intentNo } },
  ])
  // The file is the slip's now and no longer loose.
  expect(await portal.rows('select from member_file')).toHaveLength(0)
})

test('SEC-73 the same reference serves one code only, however it is written and however many send it at once', async () => {
  const [first, second] = [await intentBy(MEMBER), await intentBy(MEMBER)]
  const theirs = await intentBy(OTHER)
  const reference = '014242082547BPM04988'
  expect((await sendSlip(MEMBER, first.intentNo, { reference })).statusCode).toBe(200)
  // A better picture of the same slip.
  expect((await sendSlip(MEMBER, first.intentNo, { reference })).statusCode).toBe(200)
  for (const [member, { intentNo }] of [
    [MEMBER, second],
    [OTHER, theirs],
  ] as const) {
    const file_id = await uploadFile(portal, member)
    for (const written of [reference, reference.toLowerCase()]) {
      const refused = await sendSlip(member, intentNo, { reference: written, file_id })
      expect([refused.statusCode, refused.json().rc_des]).toEqual([
        409,
        expect.stringContaining('สลิปหนึ่งใบใช้ได้กับรายการเดียว'),
      ])
    }
    expect((await portal.feed(member, `/pay/${intentNo}`)).slip_at).toBeNull()
    // What was attached is still there to be sent with the right reference.
    expect((await sendSlip(member, intentNo, { file_id })).statusCode).toBe(200)
  }
  const many = await Promise.all(Array.from({ length: 6 }, () => intentBy(OTHER)))
  const atOnce = await Promise.all(
    many.map(({ intentNo }) => sendSlip(OTHER, intentNo, { reference: 'SAMEREFERENCE1' })),
  )
  expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
})

test('SEC-73 neither somebody else’s code nor somebody else’s file, nor words that are no reference, make a slip', async () => {
  const { intentNo } = await intentBy(MEMBER)
  expect((await sendSlip(OTHER, intentNo)).statusCode).toBe(404)
  expect((await sendSlip(MEMBER, 999_999)).statusCode).toBe(404)
  const file_id = await uploadFile(portal, OTHER)
  const others = await sendSlip(MEMBER, intentNo, { file_id })
  expect([others.statusCode, others.json().rc_des]).toEqual([
    409,
    expect.stringContaining('กรุณาแนบไฟล์ใหม่'),
  ])
  for (const reference of ['สลิป', '12345', 'A'.repeat(41), "1' or '1'='1"])
    expect((await sendSlip(MEMBER, intentNo, { reference })).statusCode).toBe(400)
  expect((await portal.feed(MEMBER, `/pay/${intentNo}`)).slip_at).toBeNull()
})

test('SEC-73 the officer sees it beside the line, opening it is written down, and its picture goes with the settlement', async () => {
  const intent = await intentBy(MEMBER)
  const reference = 'KTB20261118000777'
  await sendSlip(MEMBER, intent.intentNo, { reference })
  const { file_id, line } = await takenFor(MEMBER, intent)
  const file_name = `slip-${intent.intentNo}.pdf`
  expect(line.slip).toMatchObject({ reference, bank: '014', file_name })
  const at = `bank-files/${file_id}/lines/${line.line_id}/slip`
  const opened = await taker.read(at)
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(opened.headers['content-disposition']).toContain('attachment')
  expect(await recordedEvents(portal.app, 'staff.file_open')).toMatchObject([
    { subject_no: MEMBER, detail: { intent_no: intent.intentNo } },
  ])
  expect((await releaser.send(`bank-files/${file_id}/release`)).statusCode).toBe(200)

  expect((await taker.read(at)).statusCode).toBe(404)
  expect(
    await portal.rows(
      `select kind, bytes, reference from pay_slip where intent_no = ${intent.intentNo}`,
    ),
  ).toEqual([{ kind: null, bytes: null, reference }])
  const late = await sendSlip(MEMBER, intent.intentNo)
  expect([late.statusCode, late.json().rc_des]).toEqual([
    409,
    expect.stringContaining('ไม่ต้องส่งสลิป'),
  ])
  // The reference is used up for good.
  const again = await intentBy(MEMBER)
  expect((await sendSlip(MEMBER, again.intentNo, { reference })).statusCode).toBe(409)
})

test('a slip whose payment never comes loses its picture after 90 days, and stands in the member’s copy until then', async () => {
  const { intentNo } = await intentBy(OTHER)
  await sendSlip(OTHER, intentNo, { reference: 'NEVERCAME0001' })
  const copy = async () =>
    (await portalOf(portal.app.db, OTHER, portal.app.sealing)).pay_slip?.find(
      (row) => row.intent_no === intentNo,
    )
  const dataDir = portal.app.settings.dataDir
  const old = (days: number) =>
    portal.rows(
      `update pay_slip set sent_at = now() - interval '${days} days' where intent_no = ${intentNo}`,
    )
  await old(89)
  await forgetOldRows(portal.app.db, dataDir)
  expect(await copy()).toMatchObject({ reference: 'NEVERCAME0001', content: expect.any(String) })
  await old(91)
  await forgetOldRows(portal.app.db, dataDir)
  expect(await copy()).toMatchObject({ reference: 'NEVERCAME0001', content: null })
})

test('SEC-73 nothing is matched by a slip: a payment that names only its reference is an officer’s', async () => {
  const { intentNo, amount } = await intentBy(MEMBER)
  const reference = 'BAY2026111800042'
  await sendSlip(MEMBER, intentNo, { reference })
  const line = bankLine({
    sequence: 9_000,
    ref1: reference,
    ref2: reference,
    amount: satang(amount),
  })
  const of = { bank: '006', account: '1234567890', datedOn: TODAY, lines: [line] }
  const bytes = Buffer.from(inWindows874(writeCrossBankFile(of, 'สหกรณ์')))
  const sent = await taker.sendFile('bank-files?name=a.txt&layout=cross-bank&dry=yes', bytes)
  expect(sent.json().data.read).toMatchObject({
    matched: { count: 0 },
    exceptions: [{ reason: 'unknown', count: 1 }],
  })
  // And nothing that is money refers to one.
  const refers = `select conname from pg_constraint where confrelid = 'pay_slip'::regclass`
  expect(await portal.rows(refers)).toEqual([])
})
