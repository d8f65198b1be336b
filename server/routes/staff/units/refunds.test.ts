// เงินรอคืน from the payroll's file to the day it is given back, and everywhere it is told.

import { readXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pagesOf } from '#documents/support/poppler.ts'
import { codeInRuns } from '#documents/support/qr-reader.ts'
import { billPaymentText } from '#domain/money/bill-payment-qr.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { toThaiDigits } from '#domain/text/thai-digits.ts'
import { paymentReference } from '#domain/unit/unit-payment.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { inBaht, PERIOD, type Person, payrollFile, peopleOf } from '#tests/support/night/payroll.ts'
import { givenUnitOffice, OTHER, type UnitOffice } from '#tests/support/night/unit-office.ts'

const BILLER = '099400099999900'
const NOBODY = '3100600445635'

let office: UnitOffice
let own: Person[]
/** On the bill of another unit. */
let stranger: Person
let reported: number

beforeAll(async () => {
  office = await givenUnitOffice('unit_refunds')
  own = await peopleOf(office.portal, OTHER)
  stranger = office.people[0] as Person
  reported = own.reduce((sum, { billed }) => sum + billed, 0)
  await office.portal.rows(`insert into setting (name, value) values ('biller_id', '${BILLER}')
    on conflict (name) do update set value = excluded.value`)
}, 60_000)

beforeEach(async () => {
  await office.portal.rows('delete from unit_result')
})

const asks = (path: string, body: object) => office.asUnit(path, { period: PERIOD, ...body }, OTHER)
const result = async () => (await office.unitAsks(`/result?period=${PERIOD}`, OTHER)).json().data
const letter = async () =>
  (await office.unitAsks(`/delivery_book?period=${PERIOD}`, OTHER)).json().data.letter
const kep = async (person: Person) =>
  (await office.portal.feed(person.membershipNo, `/kep?period=${PERIOD}`)).refunds
const settle = (id: number, state: string, who = 'officer') =>
  office.call(`/${OTHER}/refunds/${id}`, { period: PERIOD, state }, who)

/** Everybody in full, ten baht too much of the first, and these rows of people who are not billed. */
async function givenDeducted(...strangers: [Person | string, string][]) {
  const [one, ...rest] = own as [Person, ...Person[]]
  const file = payrollFile([
    [one, inBaht(one.billed + 10_00)],
    ...rest.map((person): [Person, string] => [person, inBaht(person.billed)]),
    ...strangers,
  ])
  const taken = await office.asUnit(`/file?period=${PERIOD}&name=over.csv&how=replace`, file, OTHER)
  expect(taken.statusCode, taken.body).toBe(200)
  const over = { membership_no: one.membershipNo, outcome: 'full', amount: one.billed + 10_00 }
  expect((await asks('/lines', { lines: [over] })).statusCode).toBe(200)
  return one
}

/** With all that was deducted. */
async function sent(refunds: number) {
  await asks('/transfer', { amount: reported + refunds, on: '2026-11-03', note: '' })
  const reply = await asks('', {})
  expect(reply.statusCode, reply.body).toBe(200)
}

test('what is deducted beyond the bill, or from somebody not billed, is kept until it is given back', async () => {
  const { portal, call, board } = office
  const one = await givenDeducted([stranger, '100.00'])
  const odd = (await result()).exceptions as { kind: string; seq: number }[]
  expect(odd.map(({ kind }) => kind)).toEqual(['unknown'])
  expect((await asks('/left-out', { seq: odd[0]?.seq, keep: true })).statusCode).toBe(200)

  const { totals, refunds, lines } = await result()
  expect(totals).toMatchObject({ reported, refunds: 110_00 })
  expect(refunds).toMatchObject([
    { kind: 'over', membership_no: one.membershipNo, amount: 10_00, state: 'waiting' },
    { kind: 'not-billed', amount: 100_00, state: 'waiting' },
  ])
  expect(lines[0]).toMatchObject({ amount: one.billed, over_deducted: 10_00 })

  // While it is a draft neither the member nor the cooperative is told, and nobody settles anything.
  const [first, second] = refunds as [{ refund_id: number }, { refund_id: number }]
  expect(await kep(one)).toEqual([])
  expect((await settle(first.refund_id, 'returned')).statusCode).toBe(404)

  await sent(110_00)
  expect((await board(`&q=${OTHER}`)).rows).toMatchObject([{ refunds: 110_00, differs: false }])
  expect((await board()).closable).toMatchObject([{ unit_no: OTHER, amount: reported + 110_00 }])
  const told = { period: PERIOD, kind: 'over', amount: 10_00 }
  expect(await kep(one)).toMatchObject([{ ...told, state: 'waiting' }])
  expect(await kep(own[1] as Person)).toEqual([])

  expect((await settle(first.refund_id, 'returned', 'auditor')).statusCode).toBe(403)
  expect((await settle(first.refund_id, 'returned')).statusCode).toBe(200)
  expect((await settle(second.refund_id, 'next-month')).statusCode).toBe(200)
  expect(await kep(one)).toMatchObject([{ ...told, state: 'returned' }])
  const written = await portal.rows(
    `select detail from audit_event where action = 'unit.refund_state' order by detail->>'state'`,
  )
  expect(written.map(({ detail }) => detail)).toMatchObject([
    { unit: OTHER, period: PERIOD, refund: second.refund_id, state: 'next-month' },
    { unit: OTHER, period: PERIOD, refund: first.refund_id, state: 'returned' },
  ])
  // What was settled is not taken back by the unit.
  expect((await asks('/correct', {})).statusCode).toBe(409)

  const reply = await call(`/report/xlsx?period=${PERIOD}`)
  const { sheets } = await readXlsx(reply.rawPayload)
  const sheet = sheets.find(({ name }) => name === 'เงินรอคืน')
  expect(sheet?.rows.slice(1, -1).map((row) => [row[2] || null, row[4], row[5], row[6]])).toEqual([
    [one.membershipNo, 'หักเกินยอดเรียกเก็บ', 10, 'คืนแล้ว'],
    [stranger.membershipNo, 'ไม่อยู่ในรายการเรียกเก็บ', 100, 'ยกไปหักเดือนถัดไป'],
  ])
  const row = sheets[0]?.rows.find(([unitNo]) => unitNo === OTHER)
  expect(row?.at(-1)).toBe(110)
})

test('whatever says how much the unit pays says the same: all that it deducted', async () => {
  const { call, board, unitAsks } = office
  await givenDeducted([stranger, '100.00'])
  await asks('/left-out', { keep: true })
  const toPay = satang(reported + 110_00)
  const code = billPaymentText({
    billerId: BILLER,
    ...paymentReference(OTHER, `${PERIOD}-01`),
    amount: toPay,
  })
  const figure = `${formatBaht(toPay)}\u00A0บาท`

  const draft = await result()
  expect(codeInRuns(draft.payment.qr)).toBe(code)
  expect(Object.fromEntries(draft.payment.pairs)).toMatchObject({ จำนวนเงิน: figure })
  // Anything else has to be explained.
  await asks('/transfer', { amount: reported, on: '2026-11-03', note: '' })
  expect((await result()).missing).toHaveLength(1)
  expect((await result()).transfer.difference).toBe(-110_00)
  await sent(110_00)

  expect((await result()).transfer).toMatchObject({ amount: toPay, difference: 0 })
  const book = await letter()
  expect(book.sent).toMatchObject({ reported, refunds: 110_00 })
  expect(codeInRuns(book.payment.qr)).toBe(code)
  expect(Object.fromEntries(book.payment.pairs)).toMatchObject({ จำนวนเงิน: figure })
  const paper = await unitAsks(`/papers/delivery_book/pdf?period=${PERIOD}`, OTHER)
  const printed = pagesOf(paper.rawPayload).join(' ').replace(/\s+/g, ' ')
  for (const part of [toPay, satang(reported), satang(110_00)])
    expect(printed).toContain(toThaiDigits(formatBaht(part)))
  expect(printed).toContain(formatBaht(toPay))
  expect((await board()).closable).toMatchObject([{ unit_no: OTHER, amount: toPay }])
  const seen = (await call(`/${OTHER}/result?period=${PERIOD}`)).json().data
  expect(seen.totals.reported + seen.totals.refunds).toBe(toPay)
  expect(seen.transfer.difference).toBe(0)
})

test('money of a member of another unit is theirs: they and officers see it, and the unit does not learn who they are', async () => {
  const { portal, call } = office
  await givenDeducted([stranger, '100.00'], [stranger, '50.00'], [NOBODY, '7.00'])
  await asks('/left-out', { keep: true })
  const shown = (await result()).refunds.slice(1)
  expect(shown).toHaveLength(3)
  for (const refund of shown) {
    expect(refund).toMatchObject({ membership_no: null, has_identity: false })
    expect(refund.name).toMatch(/^x-xxxx-xxxxx-\d\d-x$/)
  }
  await sent(167_00)
  expect(await kep(stranger)).toMatchObject([
    { kind: 'not-billed', amount: 100_00, state: 'waiting' },
    { kind: 'not-billed', amount: 50_00, state: 'waiting' },
  ])
  // Whichever month they look at, and beside what is billed by their own unit.
  const september = await portal.feed(stranger.membershipNo, '/kep?period=2026-09')
  expect(september.refunds).toHaveLength(2)

  const { refunds } = (await call(`/${OTHER}/result?period=${PERIOD}`)).json().data
  const theirs = { membership_no: stranger.membershipNo, has_identity: true }
  expect(refunds.slice(1)).toMatchObject([theirs, theirs, { membership_no: null }])
  const { token } = await givenOfficer(portal.app.db, { login: 'counter' })
  const asked = await portal.app.inject({
    url: `/api/admin/members/${stranger.membershipNo}/kep`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(asked.json().data.refunds).toHaveLength(2)
})

test('who the file said it is, is kept encrypted and opened for a reason that is written down', async () => {
  const { portal, call } = office
  await givenDeducted([stranger, '100.00'], [NOBODY, '7.00'])
  await asks('/left-out', { keep: true })
  const kept = JSON.stringify(
    await portal.rows(`select refund::text as row from unit_refund refund
      union all select odd::text from unit_result_exception odd`),
  )
  for (const id of [stranger.nationalId, NOBODY]) expect(kept).not.toContain(id)

  const { refunds } = (await call(`/${OTHER}/result?period=${PERIOD}`)).json().data
  const [, theirs, nobodys] = refunds as [unknown, { refund_id: number }, { refund_id: number }]
  const reveal = (id: number, reason: string, who = 'officer') =>
    call(`/${OTHER}/refunds/${id}/identity`, { period: PERIOD, reason }, who)
  const reason = 'ติดต่อเจ้าของเพื่อคืนเงิน'
  // Nobody is asked for their money back before the unit says that it was taken.
  expect((await reveal(nobodys.refund_id, reason)).statusCode).toBe(404)
  await sent(117_00)
  expect((await reveal(nobodys.refund_id, 'ขอดู')).statusCode).toBe(400)
  expect((await reveal(nobodys.refund_id, reason, 'auditor')).statusCode).toBe(403)
  const opened = await reveal(nobodys.refund_id, reason)
  expect(opened.json().data.values).toMatchObject([{ value: NOBODY }])
  expect((await reveal(theirs.refund_id, reason)).json().data.values).toMatchObject([
    { value: stranger.nationalId },
  ])
  // A member reads who looked.
  const written = await portal.rows(
    `select subject_no, detail->>'reason' as reason from audit_event
     where action = 'staff.reveal' and outcome = 'done' order by seq`,
  )
  expect(written).toEqual([
    { subject_no: null, reason },
    { subject_no: stranger.membershipNo, reason },
  ])
})

test('a number beside no national id names a member; an id and a number of two people name nobody', async () => {
  const [, second] = office.people as [Person, Person]
  const heading = '\ufeffเลขบัตรประชาชน,เลขสมาชิก,ชื่อ,หักได้'
  const rows = [
    `,${stranger.membershipNo},นายก ข,1.00`,
    `${stranger.nationalId},${second.membershipNo},นายก ข,2.00`,
    `${NOBODY},${stranger.membershipNo},นายก ข,3.00`,
    ',,นายค ง ไม่มีเลข,4.00',
  ]
  const file = [heading, ...rows].join('\r\n')
  const taken = await office.asUnit(`/file?period=${PERIOD}&name=odd.csv`, file, OTHER)
  expect(taken.statusCode, taken.body).toBe(200)
  await asks('/left-out', { keep: true })
  const kept = await office.portal.rows(
    'select amount::int, membership_no from unit_refund order by amount',
  )
  expect(kept).toEqual([
    { amount: 1_00, membership_no: stranger.membershipNo },
    { amount: 2_00, membership_no: null },
    { amount: 3_00, membership_no: null },
    { amount: 4_00, membership_no: null },
  ])
})
