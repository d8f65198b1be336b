import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { givenOfficer } from '#tests/support/given-session.ts'
import { givenUnitSession } from '#tests/support/given-unit.ts'
import {
  inBaht,
  OPEN_MONTH,
  PERIOD,
  type Person,
  payrollFile,
  peopleOf,
} from '#tests/support/open-month.ts'
import { givenPortal, type Portal } from '#tests/support/portal.ts'
import { SEALING } from '#tests/support/sealing.ts'

const UNIT = '00010001'
const OTHER = '00010002'

let portal: Portal
let people: Person[]
const headers: Record<string, { authorization: string }> = {}

beforeAll(async () => {
  portal = await givenPortal('admin_units', OPEN_MONTH)
  people = await peopleOf(portal, UNIT)
  const { db } = portal.app
  const roles = { officer: 'unit_service', auditor: 'auditor', editor: 'editor' } as const
  for (const [login, role] of Object.entries(roles)) {
    const { token } = await givenOfficer(db, { login, roles: [role] })
    headers[login] = { authorization: `Bearer ${token}` }
  }
  for (const login of [UNIT, OTHER])
    headers[login] = (await givenUnitSession(db, { login })).headers
}, 60_000)

function call(path: string, body?: object, who = 'officer') {
  return portal.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/admin/units${path}`,
    headers: { ...headers[who] },
    ...(body && { payload: body }),
  })
}

function asUnit(path: string, payload: object | string, unit = UNIT) {
  const type = typeof payload === 'string' ? { 'content-type': 'text/csv' } : {}
  return portal.app.inject({
    method: 'POST',
    url: `/api/membergroup/result${path}`,
    headers: { ...headers[unit], ...type },
    payload,
  })
}

async function board(query = '') {
  const reply = await call(`?period=${PERIOD}${query}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

/** The unit reports everybody in full, but one: nothing came from the first. */
async function sentBut(one: Person): Promise<number> {
  await portal.rows(`delete from unit_result where unit_no = '${UNIT}'`)
  const file = payrollFile(
    people.map((person) =>
      person === one ? [person, '0', 'เสียชีวิต'] : [person, inBaht(person.billed)],
    ),
  )
  await asUnit(`/file?period=${PERIOD}&name=a.csv`, file)
  const amount = people.reduce((sum, { billed }) => sum + billed, 0) - one.billed
  await asUnit('/transfer', { period: PERIOD, amount, on: '2026-11-03', note: '' })
  const sent = await asUnit('', { period: PERIOD })
  expect(sent.statusCode, sent.body).toBe(200)
  return amount
}

test('the board of a month tells how far each unit is, and what all of them owe', async () => {
  const [one] = people as [Person]
  const reported = await sentBut(one)
  const { rows, counts, totals, closable } = await board()
  const billed = await portal.rows(
    `select sum(billed)::int as billed from night.collection_unit where period = '${PERIOD}-01'`,
  )
  expect(totals).toMatchObject({ units: rows.length, billed: billed[0].billed, reported })
  expect(counts).toMatchObject({ all: rows.length, sent: 1, differs: 1, settled: 0 })
  expect(counts.waiting).toBe(rows.length - 1)
  expect(closable).toBe(1)
  expect((await board('&show=sent')).rows).toMatchObject([
    { unit_no: UNIT, step: 'sent', differs: true, reported, transfer_amount: reported },
  ])
  expect((await board(`&q=${OTHER}`)).rows).toMatchObject([{ unit_no: OTHER }])
  // Of a month that was only posted, what was posted counts; of a draft, nothing does yet.
  const past = (await call('?period=2026-09')).json().data
  const [posted] = await portal.rows(
    `select sum(deducted)::int as sum from night.collection_unit where period = '2026-09-01'`,
  )
  expect(past.counts.settled).toBe(rows.length)
  expect(past.totals.reported).toBe(posted?.sum)
  await asUnit('/correct', { period: PERIOD })
  expect((await board()).totals).toMatchObject({ reported: 0, transferred: 0 })
})

test('who was not deducted in full is a report by unit and by person, of what was told or posted', async () => {
  const [one] = people as [Person]
  await sentBut(one)
  const sheetsOf = async (period: string) =>
    (await readXlsx((await call(`/shortfalls?period=${period}`)).rawPayload)).sheets
  const [byUnit, byPerson] = await sheetsOf(PERIOD)
  const billed = one.billed / 100
  expect(byUnit?.rows[1]).toEqual([UNIT, expect.any(String), 1, 0, billed, 0, billed])
  expect(byPerson?.rows).toHaveLength(3) // head, one person and foot
  expect(byPerson?.rows[1]).toEqual(expect.arrayContaining([one.membershipNo, 'เสียชีวิต']))
  const [, past] = await sheetsOf('2026-09')
  const [short] =
    await portal.rows(`select sum(billed - deducted)::int as sum, count(*)::int as people
    from night.collection_slip where period = '2026-09-01' and deducted < billed`)
  expect(past?.rows).toHaveLength(short?.people + 2)
  expect(Math.round(Number(past?.rows.at(-1)?.[6]) * 100)).toBe(short?.sum)
})

test('an auditor looks and changes nothing; an editor does not even look', async () => {
  expect((await call('', undefined, 'auditor')).statusCode).toBe(200)
  expect((await call(`/${UNIT}`, undefined, 'auditor')).statusCode).toBe(200)
  const close = { period: PERIOD, confirm: UNIT }
  expect((await call(`/${UNIT}/closure`, close, 'auditor')).statusCode).toBe(403)
  expect((await call('', undefined, 'editor')).statusCode).toBe(403)
})

test('a month is closed by its name typed, once; the unit can change nothing until it is reopened', async () => {
  const [one] = people as [Person]
  await sentBut(one)
  const close = (confirm: string) => call(`/${UNIT}/closure`, { period: PERIOD, confirm })
  expect((await close('00010009')).json().rc_des).toContain(UNIT)
  expect((await close(UNIT)).statusCode).toBe(200)
  expect((await close(UNIT)).statusCode).toBe(409)
  expect((await asUnit('/correct', { period: PERIOD })).statusCode).toBe(409)
  expect((await board('&show=settled')).rows).toMatchObject([{ unit_no: UNIT, closed: true }])

  const reason = 'หน่วยงานแจ้งยอดผิด'
  const reopen = { period: PERIOD, confirm: UNIT, reason }
  expect((await call(`/${UNIT}/reopening`, reopen)).statusCode).toBe(200)
  expect((await asUnit('/correct', { period: PERIOD })).statusCode).toBe(200)
  const { events } = (await call(`/${UNIT}?period=${PERIOD}`)).json().data
  expect(events.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['สหกรณ์ปิดเดือน', `สหกรณ์เปิดเดือนให้แก้ไข: ${reason}`]),
  )
  const told = await portal.rows(`select action from audit_event where actor = 'staff:officer'`)
  expect(told.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['unit.month_closed', 'unit.month_reopened']),
  )
  expect((await call(`/${OTHER}/closure`, { period: PERIOD, confirm: OTHER })).statusCode).toBe(409)
})

test('all units whose money agrees are closed at once, and no other', async () => {
  await sentBut(people[0] as Person)
  const others = await peopleOf(portal, OTHER)
  await asUnit(
    `/file?period=${PERIOD}&name=a.csv`,
    payrollFile(others.map((person) => [person, inBaht(person.billed)])),
    OTHER,
  )
  const transfer = { period: PERIOD, amount: 1, on: '2026-11-03', note: 'โอนส่วนที่เหลือภายหลัง' }
  await asUnit('/transfer', transfer, OTHER)
  expect((await asUnit('', { period: PERIOD }, OTHER)).statusCode).toBe(200)
  expect((await call('/closures', { period: PERIOD, confirm: 'ปิด' })).statusCode).toBe(400)
  const reply = await call('/closures', { period: PERIOD, confirm: '11/2569' })
  expect(reply.json().rc_des).toContain('1 หน่วยงาน')
  expect((await board('&show=sent')).rows).toMatchObject([{ unit_no: OTHER }])
})

test('whoever is late is reminded on their page, and by mail where there is an address', async () => {
  const unit = '00010003'
  const contact = { name: 'คุณวันดี', phone: '02-000-0000', email: 'money@hospital.example' }
  expect((await call(`/${unit}/contact`, { ...contact, email: 'a@b\r\nBcc: c' })).statusCode).toBe(
    400,
  )
  expect((await call(`/${unit}/contact`, contact)).statusCode).toBe(200)
  const words = 'กรุณาส่งผลการหักภายในวันที่ 5'
  const reply = await call('/reminders', { period: PERIOD, words })
  expect(reply.json().rc_des).toContain('อีเมล 1 ฉบับ')
  const { reminders, contact: kept } = (await call(`/${unit}?period=${PERIOD}`)).json().data
  expect(kept).toMatchObject({ ...contact, changed_by: 'officer' })
  expect(reminders).toMatchObject([{ words, mailed: true }])
  const token = (await givenUnitSession(portal.app.db, { login: unit })).headers
  const page = await portal.app.inject({ url: '/api/membergroup/dashboard', headers: token })
  expect(page.json().data.month.reminders).toMatchObject([{ words }])
  const [mail] = await portal.rows(
    `select address_sealed, body_sealed, template, unit_no from outbox_message`,
  )
  expect(mail).toMatchObject({ template: 'unit_reminder', unit_no: unit })
  expect(SEALING.open(mail.address_sealed)).toBe(contact.email)
  expect(SEALING.open(mail.body_sealed)).toContain(words)
})

test('people of a unit are added, get a code once, and are shut out at once', async () => {
  const person = { word: 'somsri', name: 'สมศรี มีสุข', position: 'การเงิน', phone: '' }
  const login = `${UNIT}.somsri`
  expect((await call(`/${UNIT}/users`, person)).statusCode).toBe(200)
  expect((await call(`/${UNIT}/users`, person)).statusCode).toBe(409)
  expect((await call('/99999999/users', person)).statusCode).toBe(404)
  const code = (await call(`/${UNIT}/users/${login}/code`, {})).json().data.code
  expect(code.length).toBeGreaterThan(8)
  expect((await call(`/${OTHER}/users/${login}/code`, {})).statusCode).toBe(404)

  await call(`/${OTHER}/users/${OTHER}`, { disabled: true })
  expect((await asUnit('/rest', { period: PERIOD }, OTHER)).statusCode).toBe(401)
  const { users } = (await call(`/${UNIT}`)).json().data
  expect(users).toMatchObject([
    { login: UNIT, has_password: true },
    { login, has_password: false, disabled_at: null },
  ])
  expect(JSON.stringify(users)).not.toContain(code)
})

test('a member sees what the unit has told, until the core system has posted it', async () => {
  const [first, second] = people as [Person, Person]
  await sentBut(first)
  const kep = async ({ membershipNo }: Person) =>
    (await portal.feed(membershipNo, `/kep?period=${PERIOD}`)).collection
  expect(await kep(first)).toMatchObject({
    state: 'waiting',
    reported: { outcome: 'none', amount: 0, missing: first.billed, reason_name: 'เสียชีวิต' },
  })
  expect((await kep(second)).reported).toMatchObject({ outcome: 'full', amount: second.billed })
  // While it is being corrected nothing is said of it.
  await asUnit('/correct', { period: PERIOD })
  expect((await kep(second)).reported).toBeNull()
  await asUnit('', { period: PERIOD })
  await portal.rows(`update night.collection_slip set deducted = billed
    where period = '${PERIOD}-01' and membership_no = '${second.membershipNo}'`)
  expect(await kep(second)).toMatchObject({ state: 'deducted', reported: null })
})

test('receipts of a month are kept back until they are released', async () => {
  const [found] = await portal.rows(
    `select membership_no from night.receipt where period = '2026-09-01' limit 1`,
  )
  const kep = async () => (await portal.feed(found.membership_no, '/kep?period=2026-09')).collection
  expect(await kep()).toMatchObject({
    receipt_held: false,
    receipt: { amount: expect.any(Number) },
  })
  await call('/receipts', { period: '2026-09', released: false })
  expect(await kep()).toMatchObject({ receipt_held: true, receipt: null })
  expect((await call('?period=2026-09')).json().data.receipts_held.by).toBe('officer')
  await call('/receipts', { period: '2026-09', released: true })
  expect((await kep()).receipt).not.toBeNull()
  expect((await call('/receipts', { period: '2019-01', released: true })).statusCode).toBe(404)
})
