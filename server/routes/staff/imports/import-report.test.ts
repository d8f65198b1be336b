import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { pagesOf } from '#documents/support/poppler.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import type { ControlReport } from '#domain/import/control-report.ts'
import { buildTestApp } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import {
  givenNightDatabase,
  givenSet,
  load,
  type NightDatabase,
} from '#tests/support/night/night.ts'

vi.setConfig({ testTimeout: 60_000 })

const PLAN = { members: 8, months: 4, units: 2 }
const REASON = 'สมาชิกชาวต่างชาติ ตรวจกับทะเบียนแล้ว'

let database: NightDatabase
let connection: Connection
let app: FastifyInstance
/** Of a night that somebody accepted although a check held it. */
let accepted: number
const headers: Record<string, { authorization: string }> = {}

beforeAll(async () => {
  database = await givenNightDatabase('import_report')
  connection = connect(database.app, 4)
  app = await buildTestApp(connection.db)
  for (const role of ['importer', 'auditor', 'editor'] as StaffRole[]) {
    const given = { login: role, roles: [role], name: `ชื่อของ ${role}` }
    const { token } = await givenOfficer(connection.db, given)
    headers[role] = { authorization: `Bearer ${token}` }
  }
  const accept = { reason: REASON }
  accepted = await runOf(await foreignName('สมชาย'), { startedBy: 'importer', accept })
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

function ask(url: string, who = 'auditor') {
  return app.inject({ url, headers: { ...headers[who] } })
}

async function reportOf(run: number): Promise<ControlReport> {
  return (await ask(`/api/admin/imports/${run}/report`)).json().data
}

function checkOf({ checks }: ControlReport, name: string) {
  return checks.find((check) => check.name === name)
}

/** A night whose first member has a name in Latin letters, which somebody has to accept, and the second another one. */
async function foreignName(second: string): Promise<string> {
  const folder = await givenSet(PLAN)
  const file = join(folder, 'member_detail.csv')
  const [head = '', ...rows] = readFileSync(file, 'utf8').split('\r\n')
  const at = head.split(',').indexOf('member_name')
  const named = ['John', second].map((name, nth) => rows[nth]?.split(',').with(at, name).join(','))
  writeFileSync(file, [head, ...named, ...rows.slice(2)].join('\r\n'))
  return folder
}

type Entry = { data_set: string; rows: number }

function withManifest(folder: string, change: (files: Entry[]) => Entry[]): string {
  const path = join(folder, 'manifest.json')
  const told = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...told, files: change(told.files) }))
  return folder
}

async function runOf(folder: string, options: Parameters<typeof load>[2]): Promise<number> {
  const outcome = await load(folder, database, options)
  if (!('runId' in outcome)) throw new Error(JSON.stringify(outcome))
  return outcome.runId
}

test('what was accepted is told with file, line, name, reason and time, and again where the next night carries it over; of control accounts that are not there nothing is proved', async () => {
  const run = accepted
  const report = await reportOf(run)

  const names = checkOf(report, 'names-in-thai')
  expect(names).toMatchObject({
    title: 'ชื่อและนามสกุลเป็นอักษรไทย',
    state: 'accepted',
    found: 1,
    compared: ['member_detail'],
    findings: [{ file: 'member_detail.csv', line: 2 }],
    accepted: { by: 'ชื่อของ importer', reason: REASON, run_id: run },
  })
  expect(report.sets.find(({ data_set }) => data_set === 'member_detail')?.rows).toBe(8)
  expect(checkOf(report, 'control-accounts-tie')?.state).toBe('holds')
  expect(checkOf(report, 'files')).toMatchObject({ state: 'holds', found: 0 })
  expect(checkOf(report, 'differs')).toMatchObject({
    state: 'unproved',
    note: 'ไม่ได้พิสูจน์: ไม่มีรอบก่อนให้เทียบ',
  })

  // The next night has another member with a name of its own, and no control accounts.
  const folder = withManifest(await foreignName('สมหมาย'), (files) =>
    files.filter(({ data_set }) => data_set !== 'control_account'),
  )
  const next = await reportOf(await runOf(folder, { accept: { reason: REASON } }))
  expect(checkOf(next, 'names-in-thai')).toMatchObject({
    state: 'carried',
    accepted: { by: 'ชื่อของ importer', reason: REASON, run_id: run },
  })
  expect(checkOf(next, 'differs')?.state).not.toBe('unproved')
  expect(checkOf(next, 'control-accounts-tie')).toMatchObject({
    state: 'unproved',
    note: 'ไม่ได้พิสูจน์: ชุดข้อมูลไม่มีบัญชีคุมยอด',
  })
})

test('a refused night is reported too, with what broke and what nobody accepted', async () => {
  const folder = withManifest(await foreignName('สมปอง'), (files) =>
    files.map((file) => (file.data_set === 'unit' ? { ...file, rows: file.rows + 1 } : file)),
  )
  await load(folder, database)
  const { run_id } = await connection.db
    .selectFrom('import_run')
    .select((on) => on.fn.max('run_id').as('run_id'))
    .executeTakeFirstOrThrow()
  const report = await reportOf(run_id)
  expect(checkOf(report, 'files')).toMatchObject({ state: 'broken', found: 1 })
  expect(checkOf(report, 'differs')?.state).toBe('unjudged')
})

test('the paper has a number, the sums and a code that /verify knows; the same again is the same paper, and both are written down', async () => {
  const run = accepted
  const address = `/api/admin/imports/${run}/report/pdf`
  const reply = await ask(address)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = pagesOf(reply.rawPayload).join('\n')
  const [number] = /ตส\.25\d\d\/\d{6}/.exec(text) ?? []
  const [, code] = /รหัสตรวจสอบ ([0-9A-Z-]{19})/.exec(text) ?? []
  for (const said of ['รายงานการตรวจสอบข้อมูลนำเข้า', 'ชื่อและนามสกุลเป็นอักษรไทย', 'member_detail.csv'])
    expect(text).toContain(said)

  const { data } = (await app.inject(`/api/info/verify/${code}`)).json()
  expect(data).toMatchObject({
    kind_name: 'รายงานการตรวจสอบข้อมูลนำเข้า',
    number,
    as_of: '2026-10-31',
    membership_no_masked: null,
  })
  const report = await reportOf(run)
  const shares = report.sets.find(({ data_set }) => data_set === 'share')?.sums
  expect(data.totals[0]).toEqual({
    label: 'ทุนเรือนหุ้น',
    amount: shares?.find(({ column }) => column === 'balance')?.amount,
  })
  expect(data.totals.map(({ label }: { label: string }) => label)).toEqual([
    'ทุนเรือนหุ้น',
    'เงินกู้คงเหลือ',
    'เงินฝากคงเหลือ',
  ])

  expect(pagesOf((await ask(address, 'importer')).rawPayload).join('\n')).toContain(code)
  const told = await connection.db
    .selectFrom('audit_event')
    .select(['actor', 'detail'])
    .where('action', '=', 'import.report')
    .orderBy('seq')
    .execute()
  const detail = { run, letter_no: number }
  expect(told).toEqual([
    { actor: 'staff:auditor', detail },
    { actor: 'staff:importer', detail },
  ])
})

test('who may not see imports gets neither report nor paper, and what is not there is not found', async () => {
  for (const address of ['/api/admin/imports/1/report', '/api/admin/imports/1/report/pdf']) {
    expect((await ask(address, 'editor')).statusCode).toBe(403)
    expect((await ask(address.replace('/1/', '/99999/'))).statusCode).toBe(404)
  }
})
