// `test` with the real world in it: a database transaction that is undone afterwards, and the real app
// on top of it.

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pino from 'pino'
import { inject, test as plain } from 'vitest'
import { asDb, type Connection, connect, type Db } from '#database/core/connect.ts'
import type { PaperMaker } from '#documents/pdf/paper-maker.ts'
import { PRINTER } from '#documents/support/printer.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { NightTurns } from '#server/figures/night-turns.ts'
import { type AppParts, buildApp } from '#server/http/app.ts'
import { SHARES, type Shares } from '#server/load/shares.ts'
import { type Assets, readAssets } from '#server/pages/assets.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { loadWebBundle } from '#server/pages/pages.ts'
import { afterFile } from './after-file.ts'
import { COMPILED_ONCE } from './compiled-once.ts'
import { testUrl } from './database.ts'
import { SEALING } from './sealing.ts'

export { expect } from 'vitest'

export const CSRF_SECRET = 'a secret that only tests know'
export const SEALING_SECRET = 'another secret that only tests know'
export const PUBLIC_URL = 'https://coop.example'

interface World {
  /** This worker's own database, for what must be committed to be seen. */
  databaseUrl: string
  connection: Connection
  db: Db
  app: FastifyInstance
  logged: string[]
}

export const test = plain.extend<World>({
  databaseUrl: async ({}, use) => {
    await use(testUrl(inject('postgresPort'), 'app_rw', `test_${process.env.VITEST_POOL_ID}`))
  },
  connection: async ({ databaseUrl }, use) => {
    connectionOfWorker ??= connect(databaseUrl, 4)
    await use(connectionOfWorker)
  },
  db: async ({ connection }, use) => {
    const trx = await connection.db.startTransaction().execute()
    // The first app of a worker is built meanwhile, which on a busy machine takes longer than a request may.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await use(asDb(trx))
    await trx.rollback().execute()
  },
  logged: async ({}, use) => use([]),
  app: async ({ db, logged }, use) => {
    const app = await borrowApp(db, logged)
    await use(app)
    await giveBackApp(app)
  },
})

// Building an app takes longer than most tests: one serves all tests of a worker, each with a database of its own under
// it and an empty memory. Modules are loaded once a worker (vitest.config.ts), so these live as long as it does.
let connectionOfWorker: Connection | undefined
let appOfWorker: { app: FastifyInstance; parts: AppParts } | undefined
let loggedNow: string[] = []

async function borrowApp(db: Db, logged: string[]): Promise<FastifyInstance> {
  loggedNow = logged
  appOfWorker ??= await buildAppOfWorker(db)
  const { app, parts } = appOfWorker
  // Also whatever the last test put in the place of one of them, or gave it besides.
  const absent = { senders: undefined, errorService: undefined, logStatus: undefined }
  Object.assign(app, parts, absent, { db, settings: structuredClone(parts.settings) })
  app.database.state = 'ready'
  forgetContent(app)
  return app
}

/** One that listens on a port is no longer as it was built. */
async function giveBackApp(app: FastifyInstance): Promise<void> {
  if (app.server.listening) await app.close()
}

let isLent = false

/**
 * An app for all tests of a file, on a database of the file's own: the worker's, or a new one where the file has that
 * already. Closed after the file's last test.
 */
export async function givenAppOfFile(db: Db): Promise<FastifyInstance> {
  if (isLent) {
    const another = await buildTestApp(db)
    afterFile(() => another.close())
    return another
  }
  isLent = true
  const app = await borrowApp(db, [])
  afterFile(() => {
    isLent = false
    return giveBackApp(app)
  })
  return app
}

async function buildAppOfWorker(db: Db) {
  const parts = await testParts(db)
  const log = pino({ level: 'info' }, { write: (line) => loggedNow.push(line) })
  const app = await buildApp({ ...parts, ...CHEAP }, log)
  app.addHook('onClose', async () => {
    appOfWorker = undefined
  })
  await app.ready()
  return { app, parts }
}

// Of two nights loaded within a second the second is what is read.
const CHEAP = {
  schemaController: COMPILED_ONCE,
  nightTurns: new NightTurns(0),
}

/** Where the app keeps files, and what its commands are told of the database. */
interface Place {
  dataDir: string
  commandEnv: NodeJS.ProcessEnv
  mode?: 'demo' | 'production'
  trustedProxies?: string[]
}

export const NOWHERE: Place = { dataDir: join(tmpdir(), 'coop-test-nowhere'), commandEnv: {} }

export async function buildTestApp(
  db: Db,
  logged: string[] = [],
  shares: Shares = SHARES,
  papers: PaperMaker = PRINTER,
  place: Place = NOWHERE,
): Promise<FastifyInstance> {
  const parts = await testParts(db, shares, papers, place)
  return buildApp(
    { ...parts, ...CHEAP },
    pino({ level: 'info' }, { write: (line) => logged.push(line) }),
  )
}

async function testParts(
  db: Db,
  shares: Shares = SHARES,
  papers: PaperMaker = PRINTER,
  { dataDir, commandEnv, mode = 'demo', trustedProxies = [] }: Place = NOWHERE,
): Promise<AppParts> {
  const [assets, web] = await Promise.all([assetsOfWorker(), loadWebBundle()])
  const settings = {
    publicUrl: PUBLIC_URL,
    trustedProxies,
    securityContact: '',
    pusher: undefined,
    captcha: undefined,
    thaid: undefined,
    staleMs: 60 * 60_000,
    mode,
    twoPeople: false,
    webPush: undefined,
    line: undefined,
    bankFolder: '',
    smsCost: { priceSatang: 0, capSatang: 0 },
    mail: undefined,
    sms: undefined,
    dataDir,
    backup: {
      at: undefined,
      folder: join(dataDir, 'backups'),
      keep: 1,
      key: '',
      wal: false,
      walDays: 7,
      copyTo: undefined,
    },
  }
  const secrets = { csrf: CSRF_SECRET }
  const keys = { sealing: SEALING, audit: auditKeyFrom(SEALING_SECRET) }
  return { db, settings, commandEnv, secrets, ...keys, assets, web, papers, shares }
}

let assetsRead: Promise<Assets> | undefined

function assetsOfWorker(): Promise<Assets> {
  assetsRead ??= readAssets()
  return assetsRead
}
