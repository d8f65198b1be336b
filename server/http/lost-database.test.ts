// The whole server process on a line to the database that breaks in the ways a network breaks.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseLine, givenDatabaseLine } from '#tests/support/app/database-line.ts'
import { givenNightDatabase } from '#tests/support/night/night.ts'
import { readSecrets } from '../settings/secrets.ts'
import { readSettings } from '../settings/settings.ts'
import { serve } from './serve.ts'

/** A silent database is noticed within a few of these. */
const TIMEOUT_MS = 1_000
const BACK_WITHIN_MS = 3 * TIMEOUT_MS

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
  site = await serve(settings, readSecrets(dataDir), line.url)
})

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

test('the process ends in good time though its database never answers', async () => {
  await givenConnections(8)
  line.silence()
  const since = performance.now()
  await site.close()
  expect(performance.now() - since).toBeLessThan(6 * TIMEOUT_MS)
})
