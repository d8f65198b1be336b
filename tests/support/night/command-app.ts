// An app whose commands work on a database of the file's own.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { buildTestApp, SEALING_SECRET } from '../app/test.ts'
import { givenFolder, type NightDatabase } from './night.ts'

export async function givenCommandApp(
  db: Db,
  database: NightDatabase,
): Promise<{ app: FastifyInstance; dataDir: string }> {
  const dataDir = givenFolder()
  writeFileSync(join(dataDir, 'sealing.key'), SEALING_SECRET, { mode: 0o600 })
  const commandEnv = {
    ...process.env,
    DATABASE_URL: database.app,
    DATABASE_MIGRATE_URL: database.owner,
    DATA_DIR: dataDir,
  }
  const place = { dataDir, commandEnv }
  return { app: await buildTestApp(db, [], undefined, undefined, place), dataDir }
}
