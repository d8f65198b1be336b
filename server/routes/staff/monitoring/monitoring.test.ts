import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type AuditEvent, appendAudit } from '#database/core/audit.ts'
import type { Db } from '#database/core/connect.ts'
import { noteClientError } from '#database/queries/monitoring/client-error.ts'
import { addTraffic } from '#database/queries/monitoring/traffic-day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { startHeartbeat } from '#server/jobs/heartbeat.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenMember } from '#tests/support/given/site.ts'

async function givenWatcher(app: FastifyInstance, db: Db, role: StaffRole = 'auditor') {
  const { token } = await givenOfficer(db, { login: role, roles: [role], name: `คุณ ${role}` })
  const headers = { authorization: `Bearer ${token}` }
  return {
    ask: (path: string) => app.inject({ url: `/api/admin/${path}`, headers }),
    act: (path: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/api/admin/${path}`, headers, payload }),
  }
}

async function givenEvents(app: FastifyInstance, db: Db, member: string): Promise<void> {
  const detail = { status_before: 'ร่าง', status_after: 'เผยแพร่' }
  const events: (Omit<AuditEvent, 'outcome'> & Partial<AuditEvent>)[] = [
    { actor: 'staff:auditor', action: 'topic.publish', detail },
    { actor: 'staff:auditor', action: 'staff.look', subjectNo: member },
    {
      actor: `member:${member}`,
      action: 'impersonation.look',
      subjectNo: member,
      actStaff: 'auditor',
    },
    { actor: `member:${member}`, action: 'member.login', subjectNo: member },
    { actor: 'visitor', action: 'member.login', outcome: 'refused' },
  ]
  for (const event of events) await appendAudit(db, app.audit, { outcome: 'done', ...event })
}

test('what was done is found by who, what, on whom, how and when; newest first', async ({
  app,
  db,
}) => {
  const member = await givenMember(db)
  const { ask } = await givenWatcher(app, db)
  await givenEvents(app, db, member)
  const actions = async (query: string) =>
    (await ask(`audit?${query}`)).json().data.events.map(({ action }: { action: string }) => action)

  expect(await actions('')).toHaveLength(5)
  expect(await actions('who=auditor')).toEqual([
    'impersonation.look',
    'staff.look',
    'topic.publish',
  ])
  expect(await actions(`who=${encodeURIComponent('คุณ aud')}`)).toEqual([
    'staff.look',
    'topic.publish',
  ])
  expect(await actions(`who=${Number(member)}`)).toEqual(['member.login', 'impersonation.look'])
  expect(await actions('what=member.')).toEqual(['member.login', 'member.login'])
  expect(await actions(`on=${Number(member)}&what=staff.look`)).toEqual(['staff.look'])
  expect(await actions('outcome=refused')).toEqual(['member.login'])
  expect(await actions(`from=${bangkokDate(new Date())}`)).toHaveLength(5)
  expect(await actions('to=2020-01-01')).toEqual([])
  expect((await ask('audit?from=2026-02-31')).statusCode).toBe(400)
  expect((await ask('audit?what=DROP')).statusCode).toBe(400)
  const { events } = (await ask('audit?what=topic')).json().data
  expect(events[0]).toMatchObject({ actor: 'staff:auditor', name: 'คุณ auditor' })
})

test('a long history is read page by page, and taken away as a table', async ({ app, db }) => {
  const { ask } = await givenWatcher(app, db)
  for (let nth = 0; nth < 52; nth++)
    await appendAudit(db, app.audit, { actor: 'system', action: 'outbox.retry', outcome: 'done' })

  const first = (await ask('audit')).json().data
  const rest = (await ask(`audit?before=${first.next}`)).json().data
  expect([first.events.length, rest.events.length, rest.next]).toEqual([50, 2, null])
  const table = await ask('audit/csv?what=outbox')
  expect(table.body.trimEnd().split('\r\n')).toHaveLength(53)
  const [last] = (await ask('audit')).json().data.events
  expect(last).toMatchObject({ action: 'audit.export', detail: { what: 'outbox', events: 52 } })
})

test('the chain is checked on asking, and a broken one is told by its first bad event', async ({
  app,
  db,
}) => {
  const { ask, act } = await givenWatcher(app, db)
  await appendAudit(db, app.audit, { actor: 'system', action: 'outbox.retry', outcome: 'done' })

  const { checks, anchor } = (await act('audit/checks')).json().data
  const good = checks[0]
  expect(anchor).toMatch(/, ลำดับ 2, ลายนิ้วมือ [0-9a-f]{4}(-[0-9a-f]{4}){7}$/)
  expect(good).toMatchObject({ by: 'คุณ auditor', events: 2, broken_at: null })
  expect(good.ended_at).not.toBeNull()
  // The server's own role may not even break it; here the head is moved, which it may not do either.
  await expect(
    sql`savepoint before_forging`
      .execute(db)
      .then(() => sql`update audit_event set actor = 'staff:nobody'`.execute(db)),
  ).rejects.toThrow('permission denied')
  await sql`rollback to savepoint before_forging`.execute(db)
  expect((await ask('audit/checks')).json().data.checks).toHaveLength(1)
})

test('who looked at which members is told by officer and day', async ({ app, db }) => {
  const member = await givenMember(db, 'สมหญิง')
  const { ask } = await givenWatcher(app, db)
  await givenEvents(app, db, member)

  const { days, members } = (await ask('access-report?officer=auditor')).json().data
  expect(days).toEqual([
    {
      day: bangkokDate(new Date()),
      login: 'auditor',
      name: 'คุณ auditor',
      members: 1,
      looks: 2,
      refused: 0,
    },
  ])
  expect(members).toMatchObject([
    { membership_no: member, looks: 2, actions: ['impersonation.look', 'staff.look'] },
  ])
  expect((await ask('access-report')).json().data.members).toEqual([])
  const table = await ask('access-report/csv?officer=auditor')
  expect(table.body).toContain('เปิดดูข้อมูลสมาชิก')
  expect(table.body).toContain(member)
  const book = await ask('access-report/xlsx')
  expect(book.headers['content-type']).toContain('spreadsheetml')
  const events = await ask('audit/csv?who=auditor')
  expect(events.body).toContain('สถานะ จาก “ร่าง” เป็น “เผยแพร่”')
  expect(events.body).not.toContain('{')
  expect((await ask('access-report?from=2026-02-01&to=2026-01-01')).statusCode).toBe(400)
  expect((await ask('access-report?from=2020-01-01')).statusCode).toBe(400)
})

test('faults of browsers are grouped by release', async ({ app, db }) => {
  const { ask } = await givenWatcher(app, db, 'importer')
  const error = {
    message: 'x is undefined',
    stack: 'at a.js:1:2',
    path: '/home',
    browser: 'Firefox',
  }
  for (const [fingerprint, release] of [
    ['a', 'r1'],
    ['b', 'r2'],
    ['b', 'r2'],
  ] as const)
    await noteClientError(db, { ...error, fingerprint, release })

  const { releases, errors } = (await ask('client-errors?release=r2')).json().data
  expect(
    releases.map(({ release, kinds, times }: Record<string, unknown>) => [release, kinds, times]),
  ).toEqual(
    expect.arrayContaining([
      ['r1', 1, 1],
      ['r2', 1, 2],
    ]),
  )
  expect(errors).toMatchObject([{ fingerprint: 'b', times: 2, path: '/home' }])
})

test('pages that were opened are counted by group and day, and nothing of who opened them', async ({
  app,
  db,
}) => {
  const { ask } = await givenWatcher(app, db)
  const visitor = { 'user-agent': 'Firefox' }
  await app.traffic.flush(db, new Date('2000-01-02')) // what other tests opened in this app
  for (const url of [
    '/home',
    '/board',
    '/api/info/board',
    '/api/info/manu',
    '/assets/x.js',
    '/nowhere',
  ])
    await app.inject({ url, headers: visitor })
  await app.inject({ url: '/home' }) // ourselves
  await addTraffic(db, '2000-01-01', new Map([['home', 99]]))
  await app.traffic.flush(db, new Date())
  await app.traffic.flush(db, new Date())

  const { bars, groups, total } = (await ask('traffic?days=7')).json().data
  expect(bars).toHaveLength(7)
  expect(bars.at(-1)).toEqual({ from: bangkokDate(new Date()), views: 3 })
  expect(groups).toEqual([
    { group: 'board', views: 2 },
    { group: 'home', views: 1 },
  ])
  expect(total).toBe(3)
  expect((await ask('traffic?days=365')).json().data.bars.length).toBeLessThanOrEqual(13)
  expect((await ask('traffic?days=8')).statusCode).toBe(400)
})

test('health tells how everything is, and which processes are there', async ({ app, db }) => {
  const { ask } = await givenWatcher(app, db, 'importer')
  const stop = startHeartbeat(app)
  await expect
    .poll(async () => (await ask('health')).json().data.processes.length, { timeout: 10_000 })
    .toBeGreaterThan(0)

  const { items, processes } = (await ask('health')).json().data
  const states = Object.fromEntries(
    items.map(({ name, state }: { name: string; state: string }) => [name, state]),
  )
  expect(states).toMatchObject({ ฐานข้อมูล: 'good', สำรองข้อมูล: 'bad', ซ้อมกู้คืน: 'watch' })
  expect(processes).toMatchObject([{ pid: process.pid, release: app.assets.release }])
  await stop()
  expect((await ask('health')).json().data.processes).toEqual([])
})

test('an administrator sends a test message to themselves and is told what the provider said', async ({
  app,
  db,
}) => {
  const { act } = await givenWatcher(app, db, 'administrator')
  const sent: string[] = []
  app.senders = {
    email: {
      send: async ({ address, body }) => {
        if (address.startsWith('no')) throw Object.assign(new Error('no'), { code: 'EAUTH' })
        sent.push(`${address} ${body}`)
      },
      keepsBody: false,
      close: () => undefined,
    },
  }
  const send = (channel: string, address: string) =>
    act('health/test-message', { channel, address })
  expect((await send('email', 'somsri@coop.example')).json().rc_des).toContain('แล้ว')
  expect(sent).toEqual([expect.stringContaining('ข้อความทดสอบจากระบบ')])
  expect((await send('email', 'nobody@coop.example')).json().error).toContain('EAUTH')
  expect((await send('email', 'x\r\nBcc: y')).statusCode).toBe(400)
  expect((await send('sms', '0812345678')).json().error).toContain('ยังไม่ได้ตั้งค่า')

  const told = await db
    .selectFrom('audit_event')
    .select(['action', 'detail', 'outcome'])
    .orderBy('seq')
    .execute()
  expect(told.map(({ outcome }) => outcome)).toEqual(['done', 'refused'])
  expect(JSON.stringify(told)).not.toContain('somsri@')
})

test('a backup that cannot be made says so, and that it was asked for is written down', async ({
  app,
  db,
}) => {
  const { act } = await givenWatcher(app, db, 'administrator')
  const watcher = await givenWatcher(app, db, 'importer')
  // Commands find no database in an environment that names one nobody listens at.
  app.commandEnv = { PATH: process.env.PATH, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
  const reply = await act('health/runs', { what: 'backup' })
  expect(reply.json().error).toContain('สำรองข้อมูลไม่สำเร็จ')
  expect((await watcher.act('health/runs', { what: 'backup' })).statusCode).toBe(403)
  const told = await db.selectFrom('audit_event').select('action').orderBy('seq').execute()
  expect(told.map(({ action }) => action)).toEqual(['health.backup', 'staff.denied'])
})

test('only those who watch may', async ({ app, db }) => {
  const editor = await givenWatcher(app, db, 'editor')
  for (const path of [
    'audit',
    'audit/csv',
    'audit/checks',
    'access-report',
    'health',
    'traffic',
    'client-errors',
  ])
    expect((await editor.ask(path)).statusCode, path).toBe(403)
  const importer = await givenWatcher(app, db, 'importer')
  expect((await importer.ask('audit')).statusCode).toBe(403)
  expect((await importer.ask('access-report')).statusCode).toBe(403)
  expect((await importer.act('audit/checks')).statusCode).toBe(403)
})
