import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { importRun } from '#database/queries/import/import-run.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { issueSession } from '#server/identity/session.ts'
import { type StoredRun, withTrueState } from '#server/imports/night-runs.ts'
import { SEALING_SECRET } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenCommandApp } from '#tests/support/night/command-app.ts'
import { givenNightDatabase, givenSet, type NightDatabase } from '#tests/support/night/night.ts'
import { zipOf } from '#tests/support/outside/zip.ts'

const PLAN = { members: 8, months: 4, units: 2 }
const BINARY = { 'content-type': 'application/octet-stream' }

let database: NightDatabase
let connection: Connection
let app: FastifyInstance
let dataDir: string
const headers: Record<string, { authorization: string }> = {}

beforeAll(async () => {
  database = await givenNightDatabase('admin_imports')
  connection = connect(database.app, 4)
  ;({ app, dataDir } = await givenCommandApp(connection.db, database))
  for (const role of ['administrator', 'importer', 'approver', 'auditor'] as StaffRole[]) {
    const { token } = await givenOfficer(connection.db, { login: role, roles: [role], name: role })
    headers[role] = { authorization: `Bearer ${token}` }
  }
})
afterEach(() => setSetting(connection.db, 'import_two_people', 'no'))
afterAll(async () => {
  await app.close()
  await connection.close()
})

function ask(url: string, who = 'administrator') {
  return app.inject({ url: `/api/admin/imports${url}`, headers: { ...headers[who] } })
}

function act(url: string, who: string, payload: object = {}) {
  return app.inject({
    method: 'POST',
    url: `/api/admin/imports${url}`,
    headers: { ...headers[who] },
    payload,
  })
}

async function newSet(who = 'importer'): Promise<string> {
  return (await act('/sets', who)).json().data.set
}

function send(set: string, name: string, bytes: Buffer | string, at = 0, who = 'importer') {
  return app.inject({
    method: 'POST',
    url: `/api/admin/imports/sets/${set}/pieces?name=${encodeURIComponent(name)}&at=${at}`,
    headers: { ...headers[who], ...BINARY },
    payload: bytes,
  })
}

/** Until the run is over: its own row tells. */
async function over(run: number) {
  for (;;) {
    const { data } = (await ask(`/${run}`)).json()
    if (data.run.state !== 'running') return data
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function held(startedBy: string, seed: number): Promise<number> {
  const options = { startedBy, accept: true, hold: true }
  const outcome = await database.load(await givenSet({ ...PLAN, seed }), options)
  if (outcome.state !== 'waiting') throw new Error(outcome.state)
  return outcome.runId
}

async function told(action: string) {
  return connection.db
    .selectFrom('audit_event')
    .select(['actor', 'outcome', 'detail'])
    .where('action', '=', action)
    .orderBy('seq')
    .execute()
}

test('a set that is dragged in file by file becomes a run, is compared, published and taken back', {
  timeout: 60_000,
}, async () => {
  // By the key of the site, which knows people by their sealed numbers from night to night.
  const sealing = sealingWith(SEALING_SECRET)
  await database.load(await givenSet({ ...PLAN, seed: 1, asOf: '2026-11-14' }), { sealing })
  await setSetting(connection.db, 'import_two_people', 'yes')
  const folder = await givenSet({ ...PLAN, seed: 1, asOf: '2026-11-15' })
  const set = await newSet()
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    const half = Math.floor(bytes.length / 2)
    await send(set, name, bytes.subarray(0, half))
    const { json } = await send(set, name, bytes.subarray(half), half)
    expect(json().data).toEqual({ name, bytes: bytes.length })
  }

  const started = await act(`/sets/${set}/run`, 'importer', { when_good: 'publish', label: 'คืนนี้' })
  const run = started.json().data.run_id
  const waiting = await over(run)
  expect(waiting.run).toMatchObject({
    state: 'waiting',
    source: 'คืนนี้',
    started_by: 'importer',
    as_of: '2026-11-15',
  })
  const members = waiting.files.find(
    (file: { data_set: string }) => file.data_set === 'member_detail',
  )
  expect(members).toMatchObject({ rows: 8, rows_before: 8 })
  await expect
    .poll(() => existsSync(join(dataDir, 'imports', set)), { timeout: 10_000 })
    .toBe(false)
  expect((await act(`/${run}/publication`, 'approver')).json().data).toEqual({ is_done: true })

  const list = (await ask('', 'auditor')).json().data
  expect(list.published).toMatchObject({ run_id: run, as_of: '2026-11-15' })
  expect(list.runs[0]).toMatchObject({ run_id: run, state: 'published', approved_by: 'approver' })

  const wrong = await act(`/${run}/rollback`, 'approver', { typed: 'ย้อนกลับ' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().error).toContain(`«ย้อนกลับรอบ ${run}»`)
  const back = await act(`/${run}/rollback`, 'approver', { typed: `ย้อนกลับรอบ ${run}` })
  expect(back.statusCode).toBe(200)
  expect((await ask('')).json().data.published.as_of).toBe('2026-11-14')
  const again = await act(`/${run}/rollback`, 'approver', { typed: `ย้อนกลับรอบ ${run}` })
  expect(again.statusCode).toBe(409)
  expect(await told('import.start')).toMatchObject([{ actor: 'staff:importer' }])
  expect(await told('import.publish')).toEqual([
    { actor: 'staff:approver', outcome: 'done', detail: { run } },
  ])
  expect(await told('import.rollback')).toMatchObject([{ actor: 'staff:approver' }])
})

test('SEC-21 whoever imported does not publish, where two people are needed; the server says so', {
  timeout: 60_000,
}, async () => {
  await setSetting(connection.db, 'import_two_people', 'yes')
  const run = await held('administrator', 2)

  expect((await ask(`/${run}`)).json().data.may).toMatchObject({ publish: false, is_own: true })
  const refused = await act(`/${run}/publication`, 'administrator')
  expect([refused.statusCode, refused.json().error]).toEqual([403, 'ผู้นำเข้าและผู้อนุมัติต้องเป็นคนละคน'])
  expect((await told('import.publish')).at(-1)).toEqual({
    actor: 'staff:administrator',
    outcome: 'refused',
    detail: { run },
  })
  expect((await act(`/${run}/rejection`, 'administrator')).statusCode).toBe(403)
  expect((await act(`/${run}/publication`, 'importer')).statusCode).toBe(403)
  expect((await act(`/${run}/cancellation`, 'approver')).statusCode).toBe(403)
  expect((await ask(`/${run}`)).json().data.run.state).toBe('waiting')

  expect((await ask(`/${run}`, 'approver')).json().data.may).toMatchObject({
    publish: true,
    reject: true,
    cancel: false,
  })
  expect((await act(`/${run}/rejection`, 'approver')).statusCode).toBe(200)
  expect((await ask(`/${run}`)).json().data.run.state).toBe('cancelled')
  expect((await act(`/${run}/publication`, 'approver')).statusCode).toBe(409)
  expect((await told('import.cancel')).at(-1)).toMatchObject({ actor: 'staff:approver' })
})

test('what was wrong with a zip is told by file and line, and can be taken away', {
  timeout: 60_000,
}, async () => {
  const folder = await givenSet({ ...PLAN, seed: 3 })
  writeFileSync(join(folder, 'unit.csv'), 'nonsense\r\n')
  const set = await newSet()
  await send(set, 'ชุดคืนวันที่ 31 ต.ค. (1).zip', zipOf(folder))

  const run = (await act(`/sets/${set}/run`, 'importer', { when_good: 'hold' })).json().data.run_id
  const { run: ended, problem_files, may } = await over(run)

  expect(ended).toMatchObject({ state: 'refused', problems: 6 })
  expect(problem_files).toEqual([{ file: 'unit.csv', problems: 6 }])
  expect(may).toMatchObject({ publish: false, accept: false, cancel: false })
  const { problems, next } = (await ask(`/${run}/problems`)).json().data
  expect(problems[0]).toMatchObject({ seq: 1, file: 'unit.csv', line: 1 })
  expect(next).toBeNull()
  const sheet = await ask(`/${run}/problems/csv`, 'auditor')
  expect(sheet.body.split('\r\n')[0]).toBe('\uFEFF"ไฟล์","บรรทัด","คอลัมน์","ค่า","ปัญหา"')
  expect(sheet.body.trimEnd().split('\r\n')).toHaveLength(7)
  expect((await ask(`/${run}/problems/xlsx`)).rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('a run that ends while somebody looks at it is not taken for broken', async () => {
  const last = await connection.db
    .selectFrom('import_run')
    .select('run_id')
    .where('state', '=', 'refused')
    .orderBy('run_id', 'desc')
    .executeTakeFirstOrThrow()
  const run = (await importRun(connection.db, last.run_id)) as StoredRun

  const seen = await withTrueState(connection.db, [{ ...run, state: 'running' }])
  expect(seen).toEqual([run])
})

test('a set that differs much waits for somebody’s word, and its files for a day', {
  timeout: 60_000,
}, async () => {
  await database.load(await givenSet({ ...PLAN, members: 60, seed: 4 }), { accept: true })
  const set = await newSet()
  await send(set, 'a.zip', zipOf(await givenSet({ ...PLAN, seed: 5 })))
  const run = (await act(`/sets/${set}/run`, 'importer', { when_good: 'hold' })).json().data.run_id
  const { files, may, warnings, run: refused } = await over(run)

  expect(refused).toMatchObject({ state: 'refused', problems: 0 })
  const members = files.find((file: { data_set: string }) => file.data_set === 'member_detail')
  expect(members.unusual[0]).toContain('เปลี่ยนจาก 60 เป็น 8')
  expect(may.accept).toBe(true)
  const checks = warnings.map(({ check }: { check: string }) => check)
  expect(checks).toContain('differs:member_detail')
  expect(checks).toContain('no-member-vanished')
  for (const { accepted } of warnings) expect(accepted).toBe(null)
  expect((await ask(`/${run}`, 'auditor')).json().data.may.accept).toBe(false)

  expect((await act(`/${run}/acceptance`, 'importer')).statusCode).toBe(400)
  expect((await act(`/${run}/acceptance`, 'importer', { reason: '          ' })).statusCode).toBe(
    400,
  )
  const reason = 'โอนสมาชิก 52 รายไปสหกรณ์ใหม่ ตรวจกับระบบหลักแล้ว'
  const accepted = await act(`/${run}/acceptance`, 'importer', { reason })
  const second = await over(accepted.json().data.run_id)
  expect(second.run).toMatchObject({
    state: 'waiting',
    accepted: true,
    started_by: 'importer',
    approved_by: null,
  })
  expect((await act(`/${run}/acceptance`, 'importer', { reason })).statusCode).toBe(409)

  // Whoever approves reads all of it, by whom and why.
  const seen = (await ask(`/${second.run.run_id}`, 'approver')).json().data.warnings
  expect(seen.map(({ says }: { says: string }) => says)).toEqual(
    warnings.map(({ says }: { says: string }) => says),
  )
  for (const warning of seen) expect(warning.accepted).toMatchObject({ by: 'importer', reason })
  expect((await told('import.accept')).at(-1)).toEqual({
    actor: 'staff:importer',
    outcome: 'done',
    detail: { run: second.run.run_id },
  })
})

test('what is not there is not found, and a killed run is not said to run for ever', async () => {
  expect((await ask('/99999')).statusCode).toBe(404)
  expect((await act('/99999/publication', 'approver')).statusCode).toBe(404)
  expect((await ask('/0')).statusCode).toBe(400)
  const [{ run } = { run: 0 }] = await database.query<{ run: number }>(
    `insert into import_run (source, started_by, accepted) values ('ก', 'importer', false) returning run_id as run`,
  )

  expect((await ask(`/${run}`)).json().data.run.state).toBe('broken')
  expect((await act(`/${run}/cancellation`, 'importer')).statusCode).toBe(409)
})

test('a role that was taken away counts from the next call on', async () => {
  const client = { kind: 'other', device: '', address: '127.0.0.1' } as const
  await givenOfficer(connection.db, { login: 'leaver', roles: ['approver'] })
  const { token } = await issueSession(connection.db, {
    kind: 'staff',
    subjectId: 'leaver',
    client,
  })
  headers.leaver = { authorization: `Bearer ${token}` }
  expect((await ask('', 'leaver')).statusCode).toBe(200)
  await connection.db
    .updateTable('staff')
    .set({ roles: ['editor'] })
    .where('login', '=', 'leaver')
    .execute()
  expect((await ask('', 'leaver')).statusCode).toBe(403)
})
