import { beforeAll, expect, test } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenUnitSession } from '#tests/support/given/unit.ts'
import { inBaht, PERIOD, type Person, payrollFile, peopleOf } from '#tests/support/night/payroll.ts'
import { givenUnitOffice, OTHER, UNIT, type UnitOffice } from '#tests/support/night/unit-office.ts'

let portal: UnitOffice['portal']
let people: Person[]
let call: UnitOffice['call']
let asUnit: UnitOffice['asUnit']
let board: UnitOffice['board']
let sentBut: UnitOffice['sentBut']

beforeAll(async () => {
  ;({ portal, people, call, asUnit, board, sentBut } = await givenUnitOffice('admin_units'))
}, 60_000)

test('the board of a month tells how far each unit is, and what all of them owe', async () => {
  const [one] = people as [Person]
  const reported = await sentBut(one)
  const { rows, counts, totals, closable } = await board()
  const billed = await portal.rows(
    `select sum(billed)::int as billed from night.collection_unit where period = '${PERIOD}-01'`,
  )
  expect(totals).toMatchObject({ units: rows.length, billed: billed[0].billed, deducted: reported })
  expect(counts).toMatchObject({ all: rows.length, sent: 1, differs: 0, settled: 0 })
  expect(counts.waiting).toBe(rows.length - 1)
  expect(closable).toHaveLength(1)
  expect((await board('&show=sent')).rows).toMatchObject([
    {
      unit_no: UNIT,
      step: 'sent',
      differs: false,
      reported,
      deducted: reported,
      transfer_amount: reported,
    },
  ])
  expect((await board(`&q=${OTHER}`)).rows).toMatchObject([{ unit_no: OTHER }])
  // Of a month that was only posted, what was posted counts; of a draft, nothing does yet.
  const past = (await call('?period=2026-09')).json().data
  const [posted] = await portal.rows(
    `select sum(deducted)::int as sum from night.collection_unit where period = '2026-09-01'`,
  )
  expect(past.counts.settled).toBe(rows.length)
  expect(past.totals.deducted).toBe(posted?.sum)
  await asUnit('/correct', { period: PERIOD })
  expect((await board()).totals).toMatchObject({ deducted: 0, transferred: 0 })
})

test('an auditor looks and changes nothing; an editor does not even look', async () => {
  expect((await call('', undefined, 'auditor')).statusCode).toBe(200)
  expect((await call(`/${UNIT}`, undefined, 'auditor')).statusCode).toBe(200)
  const close = { period: PERIOD, confirm: UNIT, money_seen: true }
  expect((await call(`/${UNIT}/closure`, close, 'auditor')).statusCode).toBe(403)
  expect((await call('', undefined, 'editor')).statusCode).toBe(403)
})

test('a month is closed by its name typed, once; the unit can change nothing until it is reopened', async () => {
  const [one] = people as [Person]
  await sentBut(one)
  const unseen = await call(`/${UNIT}/closure`, { period: PERIOD, confirm: UNIT })
  expect(unseen.statusCode).toBe(400)
  const close = (confirm: string) =>
    call(`/${UNIT}/closure`, { period: PERIOD, confirm, money_seen: true })
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
  const [written] = await portal.rows(
    `select detail from audit_event where action = 'unit.month_closed'`,
  )
  expect(written.detail).toMatchObject({ unit: UNIT, money_seen: true })
  const told = await portal.rows(`select action from audit_event where actor = 'staff:officer'`)
  expect(told.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['unit.month_closed', 'unit.month_reopened']),
  )
  expect(
    (await call(`/${OTHER}/closure`, { period: PERIOD, confirm: OTHER, money_seen: true }))
      .statusCode,
  ).toBe(409)
})

test('of the units whose money agrees those are closed whose money was seen, and no other', async () => {
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
  expect((await board()).closable).toMatchObject([{ unit_no: UNIT }])
  const closures = (confirm: string, money_seen: string[]) =>
    call('/closures', { period: PERIOD, confirm, money_seen })
  expect((await closures('ปิด', [UNIT])).statusCode).toBe(400)
  expect((await closures('11/2569', [])).statusCode).toBe(400)
  expect((await closures('11/2569', [UNIT, OTHER])).statusCode).toBe(409)
  expect((await board('&show=settled')).rows).toEqual([])
  const reply = await closures('11/2569', [UNIT])
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
  const before = await board('&show=waiting')
  expect(before.mails).toBe(1)
  expect(before.rows.find((row: { unit_no: string }) => row.unit_no === unit).has_email).toBe(true)
  const words = 'กรุณาส่งผลการหักภายในวันที่ 5'
  // Whom units should pay is not one officer's to say (SEC-40).
  portal.app.settings.twoPeople = true
  for (const path of ['/reminders', `/${unit}/reminders`]) {
    const elsewhere = { period: PERIOD, words: 'เปลี่ยนบัญชีแล้ว โอนมาที่ 987-6-54321-0' }
    const { error } = (await call(path, elsewhere)).json()
    expect(error).toContain('9876543210 ยังไม่เคยเผยแพร่')
  }
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
    state: 'reported',
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
