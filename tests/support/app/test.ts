// `test` with the real world in it: a database transaction that is undone afterwards, and the real app
// on top of it.

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pino from 'pino'
import { inject, test as plain } from 'vitest'
import { type Connection, connect, type Db } from '#database/core/connect.ts'
import type { PaperMaker } from '#documents/pdf/paper-maker.ts'
import { PRINTER } from '#documents/support/printer.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { buildApp } from '#server/http/app.ts'
import { PRESSURE_LIMITS, type PressureLimits } from '#server/http/request-limits.ts'
import { readAssets } from '#server/pages/assets.ts'
import { loadWebBundle } from '#server/pages/pages.ts'
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
    const connection = connect(databaseUrl, 4)
    await use(connection)
    await connection.close()
  },
  db: async ({ connection }, use) => {
    const trx = await connection.db.startTransaction().execute()
    // The first app of a file is built meanwhile, which on a busy machine takes longer than a request may.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await use(trx)
    await trx.rollback().execute()
  },
  logged: async ({}, use) => use([]),
  app: async ({ db, logged }, use) => {
    const app = await buildTestApp(db, logged)
    await use(app)
    await app.close()
  },
})

/** Where the app keeps files, and what its commands are told of the database. */
interface Place {
  dataDir: string
  commandEnv: NodeJS.ProcessEnv
}

const NOWHERE: Place = { dataDir: join(tmpdir(), 'coop-test-nowhere'), commandEnv: {} }

const NO_PRESSURE: PressureLimits = { ...PRESSURE_LIMITS, maxEventLoopDelay: 0, maxRssBytes: 0 }

export async function buildTestApp(
  db: Db,
  logged: string[] = [],
  pressure: PressureLimits = NO_PRESSURE,
  papers: PaperMaker = PRINTER,
  { dataDir, commandEnv }: Place = NOWHERE,
): Promise<FastifyInstance> {
  const [assets, web] = await Promise.all([readAssets(), loadWebBundle()])
  const settings = {
    publicUrl: PUBLIC_URL,
    trustedProxies: [],
    pusher: undefined,
    captcha: undefined,
    dataDir,
    backup: { at: undefined, folder: join(dataDir, 'backups'), keep: 1, key: '' },
  }
  const secrets = { csrf: CSRF_SECRET }
  const keys = { sealing: SEALING, audit: auditKeyFrom(SEALING_SECRET) }
  const compilers = { schemaController: COMPILED_ONCE }
  const parts = { db, settings, commandEnv, secrets, ...keys, assets, web, papers, pressure }
  return buildApp(
    { ...parts, ...compilers },
    pino({ level: 'info' }, { write: (line) => logged.push(line) }),
  )
}
