// Proves a backup by the only proof there is: a PostgreSQL of its own, thrown away afterwards, into which it is
// restored and in which everything is asked that a site must be able to answer.

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditKey } from '../core/audit.ts'
import { prepareDatabase } from '../core/roles.ts'
import { startCluster } from '../embedded/cluster.ts'
import { openContainer } from './container.ts'
import { faultsOf } from './prove.ts'
import { type Restored, restore } from './restore.ts'

const DATABASE = 'drill'

interface Drilled {
  proved: boolean
  /** What was found, for people. */
  says: string
  tookMs: number
}

interface DrillPlan {
  key: string
  audit: AuditKey
  /** With room for a whole database. */
  workDir: string
  /** Given, it ends soon, proves nothing and leaves nothing behind. */
  signal?: AbortSignal
}

export async function drill(
  file: string,
  { key, audit, workDir, signal }: DrillPlan,
): Promise<Drilled> {
  const startedAt = performance.now()
  const ended = (proved: boolean, says: string) => ({
    proved,
    says,
    tookMs: Math.round(performance.now() - startedAt),
  })
  const dataDir = await mkdtemp(join(workDir, 'drill-'))
  try {
    return await inThrowAway(dataDir, signal, async (url) => {
      const restored = await restore(url, await openContainer(file, key))
      const faults = await faultsOf(url, audit)
      if (faults.length > 0) return ended(false, faults.join('; '))
      return ended(true, sentence(restored))
    })
  } catch (error) {
    return ended(false, error instanceof Error ? error.message : String(error))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function sentence({ tables, rows }: Restored): string {
  const count = (number: number) => number.toLocaleString('en')
  return `กู้คืนได้ครบ ${count(tables)} ตาราง ${count(rows)} แถว ความสัมพันธ์ ยอดรวม และประวัติการใช้งานถูกต้อง`
}

async function inThrowAway<T>(
  dataDir: string,
  signal: AbortSignal | undefined,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const password = randomBytes(24).toString('hex')
  const roles = {
    app_migrate: password,
    app_rw: password,
    app_audit_ro: password,
    app_backup: password,
  }
  const cluster = await startCluster({
    dataDir,
    superuserPassword: password,
    durable: false,
    onRestart: () => undefined,
  })
  // Whatever is under way there fails when its PostgreSQL ends.
  const stop = () => void cluster.stop().catch(() => undefined)
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    const at = `127.0.0.1:${cluster.port}`
    await prepareDatabase(`postgres://postgres:${password}@${at}/postgres`, roles, DATABASE)
    return await work(`postgres://app_migrate:${password}@${at}/${DATABASE}`)
  } finally {
    signal?.removeEventListener('abort', stop)
    await cluster.stop()
  }
}
