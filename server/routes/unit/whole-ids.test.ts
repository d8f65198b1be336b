// The one file with whole national ids: what it costs a unit's person to take it, and who hears of it.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { PASSWORD } from '#tests/support/given/account.ts'
import { givenUnitPortal, type UnitPortal } from '#tests/support/night/unit-portal.ts'

const UNIT = '00010001'
const OTHER = '00010002'
const WITH_IDS = [
  { column: 'national_id', width: 13 },
  { column: 'amount', width: 12 },
]
const ASKED = { period: '2026-10', format: 'csv', columns: WITH_IDS }
const PROVED = { ...ASKED, mem_password: PASSWORD }

let portal: UnitPortal
beforeAll(async () => {
  portal = await givenUnitPortal('unit_whole_ids', { members: 30, months: 2, units: 2 })
  const { db } = portal.app
  const person = { unit_no: UNIT, name: 'สมศรี ตั้งใจ' }
  await addUnitUsers(db, [
    { ...person, login: `${UNIT}.somsri`, phone: '081-234-5678' },
    { ...person, login: `${UNIT}.desk`, phone: '042-123456' },
    { ...person, login: `${UNIT}.gone`, phone: '0899999999', disabled_at: new Date() },
    { ...person, unit_no: OTHER, login: `${OTHER}.far`, phone: '0888888888' },
  ])
  await portal.rows(
    `insert into unit_contact (unit_no, name, phone, email, changed_at, changed_by)
     values ('${UNIT}', 'การเงิน', '', 'finance@hospital.example', now(), 'officer')`,
  )
})

beforeEach(async () => {
  await portal.rows('delete from rate_bucket')
  await portal.rows('delete from outbox_message')
})

test('whole ids cost the password: without it, or with a wrong one, nothing leaves and a wrong one is written down', async () => {
  const without = await portal.call(UNIT, '/payroll', ASKED)
  expect([without.statusCode, without.json().error]).toEqual([
    403,
    expect.stringContaining('กรุณากรอกรหัสผ่าน'),
  ])
  const wrong = await portal.call(UNIT, '/payroll', { ...ASKED, mem_password: 'ไม่ใช่รหัสนี้' })
  expect(wrong.statusCode).toBe(400)
  expect(without.body + wrong.body).not.toMatch(/\d{13}/)
  expect(await told()).toEqual([])
  const [last] = await portal.rows(
    'select action, outcome from audit_event order by seq desc limit 1',
  )
  expect(last).toEqual({ action: 'unit.step_up', outcome: 'refused' })
  const amounts = { ...ASKED, columns: [{ column: 'amount', width: 12 }] }
  expect((await portal.call(UNIT, '/payroll', amounts)).statusCode).toBe(200)
  expect(await told()).toEqual([])
})

test('the unit’s other people and its contact are told of every such file, and nobody else', async () => {
  const file = await portal.call(UNIT, '/payroll', PROVED)
  expect(file.body).toMatch(/\d{13}/)
  expect(await told()).toEqual([
    ['sms', '0812345678'],
    ['email', 'finance@hospital.example'],
  ])
  const [{ body_sealed }] = await portal.rows('select body_sealed from outbox_message limit 1')
  expect(portal.app.sealing.open(body_sealed)).toContain('จันทร์เพ็ญ ศรีวงศ์ ดาวน์โหลดไฟล์หักเงินเดือน')
  const [last] = await portal.rows(
    'select action, detail from audit_event order by seq desc limit 1',
  )
  expect(last).toMatchObject({ action: 'unit.export', detail: { unit: UNIT, ids: true, told: 2 } })
  const { month } = await portal.feed(UNIT, '/dashboard?period=2026-10')
  expect(month.events[0].what).toContain('มีเลขบัตรประชาชนครบ')
})

test('a unit has ten such files a day, whoever of it asks; the eleventh is refused and written down', async () => {
  await portal.call(UNIT, '/payroll', PROVED)
  await portal.rows(`update rate_bucket set used = 10 where name = 'unit-ids'`)
  const many = await portal.call(`${UNIT}.second`, '/payroll', PROVED)
  expect([many.statusCode, many.json().error]).toEqual([
    429,
    expect.stringContaining('ครบ 10 ครั้งในวันนี้แล้ว'),
  ])
  expect(many.body).not.toMatch(/\d{13}/)
  const [last] = await portal.rows(
    'select actor, action, outcome from audit_event order by seq desc limit 1',
  )
  expect(last).toEqual({ actor: `unit:${UNIT}.second`, action: 'unit.export', outcome: 'refused' })
  expect((await portal.call(OTHER, '/payroll', PROVED)).statusCode).toBe(200)
  await portal.rows(`update rate_bucket set starts_at = now() - interval '25 hours'`)
  expect((await portal.call(UNIT, '/payroll', PROVED)).statusCode).toBe(200)
})

async function told(): Promise<[string, string][]> {
  const rows = await portal.rows(
    `select channel, address_sealed from outbox_message where template = 'unit_ids_taken' order by message_id`,
  )
  return rows.map(({ channel, address_sealed }) => [
    channel,
    portal.app.sealing.open(address_sealed),
  ])
}
