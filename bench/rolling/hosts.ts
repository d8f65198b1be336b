// The hosts of the drill: whole site processes of one release or the other, on one database, behind one balancer.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#database/embedded/free-port.ts'
import type { Balancer } from '#tests/support/balancer.ts'
import { end } from '../process/child.ts'
import { atEnd } from '../process/ending.ts'
import type { Release } from './releases.ts'

const READY_WITHIN_MS = 180_000
/** Several times what the balancer needs to notice. */
const DRAIN_SECONDS = '2'

export interface Site {
  /** With what each host keeps for itself, and the keys that all share. */
  folder: string
  balancer: Balancer
  database: { url: string; migrateUrl: string }
}

export interface Host {
  release: string
  port: number
  child: ChildProcess
}

let started = 0

export async function startHost(site: Site, { name, folder }: Release): Promise<Host> {
  const port = await freePort()
  const dataDir = join(site.folder, `host-${++started}`)
  mkdirSync(dataDir)
  for (const key of ['sealing.key', 'secrets.json'])
    if (existsSync(join(site.folder, key))) cpSync(join(site.folder, key), join(dataDir, key))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: { ...settingsOf(site, dataDir), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atEnd(() => end(child))
  site.balancer.hosts.add(port)
  const until = performance.now() + READY_WITHIN_MS
  while (!site.balancer.isReady(port)) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`a host of ${name} did not become ready; the lines above may say why`)
    await sleep(50)
  }
  // The first made the keys.
  for (const key of ['sealing.key', 'secrets.json'])
    cpSync(join(dataDir, key), join(site.folder, key))
  return { release: name, port, child }
}

/** As systemd does; the balancer learns of it by /readyz. */
export async function stopHost({ balancer }: Site, { child, port }: Host): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
  balancer.hosts.delete(port)
}

/** A command of a release on the site's database; whether it ended well. */
export async function run(site: Site, { folder }: Release, script: string): Promise<boolean> {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: settingsOf(site, site.folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

function settingsOf({ balancer, database }: Site, dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_MIGRATE_URL: database.migrateUrl,
    MIGRATE_AT_START: 'no',
    DRAIN_SECONDS,
    PUBLIC_URL: balancer.address,
    TRUSTED_PROXIES: '127.0.0.1',
    PRINTER_WARM_UP: 'no',
    BACKUP_AT: 'never',
  }
}
