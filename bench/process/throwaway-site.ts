// The whole site on a database of its own, in a folder that goes away with it.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#database/core/connect.ts'
import { type OpenDatabase, openEmbeddedDatabase } from '#database/core/open.ts'
import { freePort } from '#database/embedded/free-port.ts'
import { buildIfStale } from '#scripts/build.ts'
import { loadDemo } from '#scripts/demo/site.ts'
import { MEMORY_ENV, memoryFlags } from '#scripts/start/memory-limits.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { readSettings } from '#server/settings/settings.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import { atEnd } from './ending.ts'
import { type ChildServer, startServer } from './server.ts'

export interface ThrowawaySite extends ChildServer {
  folder: string
  databaseUrl: string
  /** As the owner of the tables. */
  ownerUrl: string
  membershipNo: string
  /** Of a session of that member. */
  token: string
}

const MEMBERSHIP_NO = '000001'

interface Circumstances {
  /** Further settings of the site. */
  settings?: Record<string, string>
  /** How the site reaches the database, where it is not straight. */
  databaseThrough?: (url: string) => Promise<string>
}

export async function startThrowawaySite({
  settings,
  databaseThrough = async (url) => url,
}: Circumstances = {}): Promise<ThrowawaySite> {
  buildIfStale()
  const folder = newFolder()
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: folder, ...settings }
  const { url: databaseUrl, ownerUrl } = await openDatabase(folder)
  const token = await fill(databaseUrl, env)
  // With the limits of memory that `npm start` gives it.
  const args = [await databaseThrough(databaseUrl), JSON.stringify(env)]
  const site = await startServer('the site', 'site.ts', args, {
    execArgv: memoryFlags(1),
    env: { ...process.env, ...MEMORY_ENV },
  })
  return { ...site, folder, databaseUrl, ownerUrl, membershipNo: MEMBERSHIP_NO, token }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coop-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  // For root, PostgreSQL and nginx run under other accounts, which must be able to pass through.
  chmodSync(folder, 0o711)
  return folder
}

async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  const opening = openEmbeddedDatabase({
    dataDir,
    passwords: readSecrets(dataDir),
    durable: false,
    onRestart: () => console.error('PostgreSQL was gone and is being started again.'),
  })
  atEnd(async () => (await opening.catch(() => undefined))?.close())
  const database = await opening
  if (!database) throw new Error(`${dataDir} is used by another site`)
  return database
}

/** Answers the bearer token of a member who is signed in. */
async function fill(databaseUrl: string, env: Record<string, string>): Promise<string> {
  const { db, close } = connect(databaseUrl, 2)
  try {
    await loadDemo(db, readSettings(env))
    const { token } = await issueMemberSession(db, MEMBERSHIP_NO, 'other')
    return token
  } finally {
    await close()
  }
}
