import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { importRun } from '#database/queries/import/import-run.ts'
import { buildTestApp } from '#tests/support/app/test.ts'
import {
  givenFolder,
  givenNightDatabase,
  givenSet,
  type NightDatabase,
} from '#tests/support/night/night.ts'
import { IMPORT_NODE_FLAGS, type ImportRequest, startImport } from './start-import.ts'

let database: NightDatabase
let connection: Connection
let dataDir: string
beforeAll(async () => {
  database = await givenNightDatabase('night_started')
  dataDir = givenFolder()
  connection = connect(database.app, 4)
})
afterAll(() => connection.close())

function start(path: string, request: Partial<ImportRequest> = {}) {
  return startImport(
    {
      path,
      name: 'ชุดทดสอบ',
      startedBy: 'somchai',
      dryRun: false,
      accept: undefined,
      hold: false,
      ...request,
    },
    {
      ...process.env,
      DATABASE_URL: database.app,
      DATABASE_MIGRATE_URL: database.owner,
      DATA_DIR: dataDir,
    },
  )
}

test('a run that the server started can be watched, and the site answers meanwhile', {
  timeout: 60_000,
}, async () => {
  const app = await buildTestApp(connection.db)
  // The first answer takes longer than the whole import.
  await app.inject('/api/info/footer')
  const { runId, ended } = await start(await givenSet({ members: 40 }))
  let isEnded = false
  ended.then(() => {
    isEnded = true
  })
  const seen: number[] = []
  const statuses = new Set<number>()
  while (!isEnded) {
    const run = await importRun(connection.db, runId)
    seen.push(run?.percent ?? -1)
    app.memory.forget()
    statuses.add((await app.inject('/api/info/footer')).statusCode)
    await sleep(100)
  }
  await app.close()

  expect(await importRun(connection.db, runId)).toMatchObject({
    state: 'published',
    stage: 'done',
    percent: 100,
    started_by: 'somchai',
    problems: 0,
  })
  expect((await importRun(connection.db, runId))?.rows_done).toBeGreaterThan(2_000)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  // How often a busy machine lets us look is its own affair.
  expect(new Set(seen).size).toBeGreaterThan(1)
  expect([...statuses]).toEqual([200])
})

test('an import that cannot begin is told to who asked for it', { timeout: 60_000 }, async () => {
  await expect(start('somewhere', { startedBy: ' ' })).rejects.toThrow('before it began')
})

test('from a terminal it is the same process', () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
  )
  expect(scripts.import).toBe(`node ${IMPORT_NODE_FLAGS.join(' ')} scripts/database/import.ts`)
})
