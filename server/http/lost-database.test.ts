// The whole server process on a line to the database that breaks in the ways a network breaks.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { testUrl } from '#tests/support/app/database.ts'
import { type DatabaseLine, givenDatabaseLine } from '#tests/support/app/database-line.ts'
import { givenNightDatabase } from '#tests/support/night/night.ts'
import { readSecrets } from '../settings/secrets.ts'
import { readSettings } from '../settings/settings.ts'
import { serve } from './serve.ts'

/** A silent database is noticed within a few of these. */
const TIMEOUT_MS = 1_000
const BACK_WITHIN_MS = 5 * TIMEOUT_MS

const dataDir = mkdtempSync(join(tmpdir(), 'coop-lost-database-'))
let line: DatabaseLine
let site: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  line = await givenDatabaseLine((await givenNightDatabase('lost_database')).app)
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    PRINTER_WARM_UP: 'no',
    DATABASE_TIMEOUT: String(TIMEOUT_MS / 1_000),
  })
  site = await serve(settings, readSecrets(dataDir), line)
})

afterEach(() => line.restore())
afterAll(async () => {
  await line.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** One that is answered by the database and nothing else. */
async function statusOfSearch(): Promise<number> {
  const reply = await fetch(`${site.address}/api/info/search?q=${Math.random()}`)
  await reply.text()
  return reply.status
}

const ENDS_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'lost_database'"

async function inDatabase(statement: string): Promise<void> {
  const url = testUrl(inject('postgresPort'), 'postgres', 'postgres')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The pool has used all of these at once. */
async function givenConnections(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, statusOfSearch))
}

test('a database whose connections fall silent costs a few seconds, whatever the silent ones do later', async () => {
  await givenConnections(8)
  line.silence()
  // Nobody waits for ever, and nobody is told that it was their fault.
  const waiting = Array.from({ length: 4 }, statusOfSearch)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]))

  line.restore()
  const since = performance.now()
  while ((await statusOfSearch()) !== 200) {
    expect(performance.now() - since).toBeLessThan(BACK_WITHIN_MS)
    await sleep(50)
  }
  // Not one by one, as each silent connection of the pool is tried.
  expect(new Set(await Promise.all(Array.from({ length: 8 }, statusOfSearch)))).toEqual(
    new Set([200]),
  )
})

test('connections that fell silent while nobody asked are found out together', async () => {
  await givenConnections(8)
  line.silence()
  line.restore()
  const since = performance.now()
  while ((await statusOfSearch()) !== 200) await sleep(50)
  expect(performance.now() - since).toBeLessThan(BACK_WITHIN_MS)
})

async function until(
  path: string,
  isSo: (reply: Awaited<ReturnType<typeof ask>>) => boolean,
): Promise<number> {
  const since = performance.now()
  while (!isSo(await ask(path))) await sleep(50)
  return performance.now() - since
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(BACK_WITHIN_MS)
  const reply = await fetch(site.address + path, { headers, signal })
  return { status: reply.status, headers: reply.headers, body: await reply.text() }
}

/** Of nobody; whether it is good only the database knows. */
const TOKEN = `Bearer cm1_${'a'.repeat(43)}`

test.each([
  ['refuses connections', () => line.cut()],
  ['is silent', () => line.silence()],
  ['is gone behind a pooler that answers', () => line.loseServer()],
])(
  'while the database %s public pages are shown from memory with a notice, and members are told in a sentence',
  async (_, lose) => {
    // The listener may only now notice what the test before has done.
    for (const path of ['/home', '/board', '/api/info/footer'])
      await until(path, ({ status, headers }) => status === 200 && !headers.has('cache-status'))
    lose()
    // What was made within the last minute is shown as it is until the listener has noticed.
    for (const path of ['/home', '/board'])
      await until(path, ({ headers }) => headers.has('cache-status'))
    expect((await ask('/writez')).status).toBe(503)

    for (const path of ['/home', '/board']) {
      const page = await ask(path)
      expect([page.status, page.headers.get('cache-status')]).toEqual([
        200,
        'coop-web; hit; detail=database-away',
      ])
      expect(page.body).toContain('ขณะนี้ระบบฐานข้อมูลขัดข้องชั่วคราว')
    }
    expect((await ask('/api/info/footer')).status).toBe(200)
    expect((await ask('/healthz')).status).toBe(200)
    expect(JSON.parse((await ask('/readyz')).body)).toEqual({ rc_code: '1', database: 'away' })
    const member = await ask('/api/member/share', { authorization: TOKEN })
    expect(member.status).toBe(503)
    expect(JSON.parse(member.body)).toMatchObject({
      error: 'ระบบฐานข้อมูลหยุดให้บริการชั่วคราว ข้อมูลของท่านไม่สูญหาย กรุณาลองใหม่ในอีกสักครู่',
    })

    line.restore()
    expect(await until('/writez', ({ status }) => status === 200)).toBeLessThan(BACK_WITHIN_MS)
    await until('/home', ({ headers }) => !headers.has('cache-status'))
    expect((await ask('/home')).body).not.toContain('<aside class="stale-notice"')
  },
)

test('a database that takes no writes for a while is said to be so, and left for one that does', async () => {
  await inDatabase('alter database lost_database set default_transaction_read_only = on')
  await inDatabase(ENDS_CONNECTIONS)
  await until('/readyz', ({ body }) => body.includes('read-only'))
  expect((await ask('/writez')).status).toBe(503)
  expect((await ask('/list/00000000-0000-0000-0000-000000000000')).status).toBe(404)

  await inDatabase('alter database lost_database reset default_transaction_read_only')
  // Connections to the one before are still open, and would be for as long as somebody uses them.
  expect(await until('/writez', ({ status }) => status === 200)).toBeLessThan(BACK_WITHIN_MS)
})

test('the process ends in good time though its database never answers', async () => {
  await givenConnections(8)
  line.silence()
  const since = performance.now()
  await site.close()
  expect(performance.now() - since).toBeLessThan(6 * TIMEOUT_MS)
})
