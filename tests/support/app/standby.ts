// A standby of a throw-away PostgreSQL, made as pg_basebackup makes one, which the packaged server comes without.

import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Cluster, startCluster } from '#database/embedded/cluster.ts'
import { databasePlace } from '#database/embedded/place.ts'
import { roomiestFolder } from '../roomiest-folder.ts'
import { PASSWORD } from './database.ts'

export interface StandbyServer {
  port: number
  /** The folder of its data, for whoever measures it. */
  cluster: string
  /** As the superuser. */
  query(statement: string): Promise<void>
  stop(): Promise<void>
  /** And its files with it. */
  remove(): Promise<void>
}

export async function startStandby(
  primaryPort: number,
  superuserPassword = PASSWORD,
): Promise<StandbyServer> {
  const primaryUrl = superuserUrl(primaryPort, superuserPassword)
  const dataDir = mkdtempSync(join(roomiestFolder(), 'coop-standby-'))
  const { cluster } = databasePlace(dataDir)
  await copyOf(primaryUrl, cluster)
  const started: Cluster = await startCluster({
    dataDir,
    superuserPassword,
    durable: false,
    onRestart: () => undefined,
  })
  return {
    port: started.port,
    cluster,
    query: (statement) =>
      at(superuserUrl(started.port, superuserPassword), (client) => client.query(statement)),
    stop: started.stop,
    async remove() {
      await started.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function copyOf(primaryUrl: string, cluster: string): Promise<void> {
  await at(primaryUrl, async (client) => {
    const { rows } = await client.query('show data_directory')
    await client.query(`select pg_backup_start('standby', true)`)
    execFileSync('cp', ['-a', rows[0].data_directory, cluster])
    const stopped = await client.query('select labelfile from pg_backup_stop(false)')
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    writeFileSync(join(cluster, 'backup_label'), stopped.rows[0].labelfile)
  })
  writeFileSync(join(cluster, 'standby.signal'), '')
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${primaryUrl}'\nwal_retrieve_retry_interval = '200ms'\n`,
  )
  const { account } = databasePlace(join(cluster, '..'))
  if (account)
    for (const file of ['backup_label', 'standby.signal'])
      chownSync(join(cluster, file), account.uid, account.gid)
}

function superuserUrl(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

async function at(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
