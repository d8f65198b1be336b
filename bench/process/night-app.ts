// The whole app but the network, on a throw-away database with one night in it.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { connect, type Db } from '#database/core/connect.ts'
import { openEmbeddedDatabase } from '#database/core/open.ts'
import { type Sealing, sealingWith } from '#database/core/sealed.ts'
import { newClient } from '#database/import/client.ts'
import type { Plan } from '#demo/core-system/plan.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { createPaperMaker } from '#documents/pdf/paper-maker.ts'
import { auditKeyFrom } from '#server/audit/audit.ts'
import { buildApp } from '#server/http/app.ts'
import { PAPER_LIMITS } from '#server/http/request-limits.ts'
import { readAssets } from '#server/pages/assets.ts'
import { loadWebBundle } from '#server/pages/pages.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { readSettings } from '#server/settings/settings.ts'
import { importInChild } from '../import/import-child.ts'
import { atEnd } from './ending.ts'

export const SEALING = 'a sealing secret that only benches know'

export interface NightApp {
  app: FastifyInstance
  db: Db
  sealing: Sealing
  /** As the site asks. */
  url: string
  /** As the owner of the tables. */
  ownerUrl: string
  /** Of the site's own files, its secrets among them. */
  folder: string
  clusterFolder: string
}

export async function withNightApp<T>(
  plan: Plan,
  use: (night: NightApp) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  // For root, PostgreSQL runs under another account, which must be able to pass through.
  chmodSync(folder, 0o711)
  const secrets = readSecrets(folder)
  const opening = openEmbeddedDatabase({
    dataDir: folder,
    passwords: secrets,
    durable: false,
    onRestart: () => console.error('PostgreSQL was gone and is being started again.'),
  })
  atEnd(async () => (await opening.catch(() => undefined))?.close())
  const database = await opening
  if (!database) throw new Error(`${folder} is used by another site`)
  await letOnePublish(database.ownerUrl)
  const set = join(folder, 'set')
  await writeSet(plan, set, 'utf-8')
  await importInChild(set, database.ownerUrl, SEALING)
  rmSync(set, { recursive: true })

  const connection = connect(database.url, 4)
  const app = await appOn(connection.db, folder)
  try {
    return await use({
      app,
      db: connection.db,
      sealing: app.sealing,
      url: database.url,
      ownerUrl: database.ownerUrl,
      folder,
      clusterFolder: join(folder, 'postgres'),
    })
  } finally {
    await app.close()
    await connection.close()
  }
}

/** Also for another process beside the one that made the folder. */
export async function appOn(
  db: Db,
  folder: string,
  env: Record<string, string> = {},
): Promise<FastifyInstance> {
  return buildApp(
    {
      db,
      settings: readSettings({ ...env, DATA_DIR: folder }),
      commandEnv: {},
      secrets: readSecrets(folder),
      sealing: sealingWith(SEALING),
      audit: auditKeyFrom(SEALING),
      assets: await readAssets(),
      web: await loadWebBundle(),
      papers: createPaperMaker(PAPER_LIMITS),
    },
    pino({ level: 'silent' }),
  )
}

/** Nobody is here to agree with the one who imports. */
export async function letOnePublish(ownerUrl: string): Promise<void> {
  const client = newClient(ownerUrl)
  await client.connect()
  await client.query(`update setting set value = 'no' where name = 'import_two_people'`)
  await client.end()
}
