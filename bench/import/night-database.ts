// A database that keeps what it was given, ready for nights, in which nobody has to agree with the one who imports.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#database/core/migrate.ts'
import { prepareDatabase } from '#database/core/roles.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { newClient } from '#database/import/client.ts'
import { atEnd } from '../process/ending.ts'

const PASSWORD = 'bench'

/** Its address is that of the owner of the tables; the folder goes away with it. */
export async function openNightDatabase(): Promise<{ folder: string; url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  // For root, PostgreSQL runs under another account, which must be able to pass through.
  chmodSync(folder, 0o711)
  const opening = startCluster({
    dataDir: join(folder, 'data'),
    superuserPassword: PASSWORD,
    durable: true,
    onRestart: () => console.error('PostgreSQL was gone and is being started again.'),
  })
  atEnd(async () => (await opening.catch(() => undefined))?.stop())
  const { port } = await opening
  const urlOf = (role: string, database: string) =>
    `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`
  const passwords = {
    app_migrate: PASSWORD,
    app_rw: PASSWORD,
    app_audit_ro: PASSWORD,
    app_backup: PASSWORD,
  }
  await prepareDatabase(urlOf('postgres', 'postgres'), passwords, 'night')
  const url = urlOf('app_migrate', 'night')
  await migrate(url)
  const client = newClient(url)
  await client.connect()
  await client.query(`update setting set value = 'no' where name = 'import_two_people'`)
  await client.end()
  return { folder, url }
}
