import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#database/core/migrate.ts'
import { prepareDatabase } from '#database/core/roles.ts'
import { type Cluster, startCluster } from '#database/embedded/cluster.ts'
import type { Point } from '#imports/night/run.ts'
import { testUrlByPort } from '#tests/support/app/database.ts'
import {
  givenNightDatabase,
  givenSet,
  load,
  type NightDatabase,
  queryAsOwner,
} from '#tests/support/night/night.ts'
import { roomiestFolder } from '#tests/support/roomiest-folder.ts'

const KILLER = join(
  import.meta.dirname,
  '..',
  '..',
  'tests',
  'support',
  'night',
  'killed-import.ts',
)

interface Standing {
  /** How many members everybody sees. */
  members: number
  /** How many of them have shares: all, or the night is not whole. */
  shares: number
  /** Runs that have partitions. */
  runs: number
}

type Addresses = Pick<NightDatabase, 'owner' | 'app'>

async function standing({ owner }: Addresses): Promise<Standing> {
  const [row] = await queryAsOwner<Standing>(
    owner,
    `select (select count(*)::integer from member_detail) as members,
       (select count(*)::integer from share) as shares,
       (select count(distinct substring(relname from '_([0-9]+)$'))::integer from pg_class
        where relnamespace = 'night'::regnamespace and relkind = 'r' and relname ~ '_[0-9]+$') as runs`,
  )
  if (!row || row.shares !== row.members) throw new Error('not whole')
  return row
}

let beside: NightDatabase
beforeAll(async () => {
  beside = await givenNightDatabase('night_killed')
  await load(await givenSet({ members: 20, months: 4, seed: 2 }), beside)
})

let seed = 100

test.each<Point | 'copying'>(['read', 'copying', 'copy', 'check', 'before-commit', 'after-commit'])(
  'an import killed at %s leaves the publication whole, and the next run works',
  { timeout: 60_000 },
  async (point) => {
    const { members } = await standing(beside)
    const next = members + 1
    const folder = await givenSet({ members: next, months: 4, seed: seed++ })

    const child = spawn(process.execPath, [KILLER, folder, beside.owner, point], {
      stdio: 'ignore',
    })
    const [, signal] = await once(child, 'exit')

    expect(signal).toBe('SIGKILL')
    expect((await standing(beside)).members).toBe(point === 'after-commit' ? next : members)

    const again = await load(folder, beside, { accept: true })
    expect(again.state).toBe(point === 'after-commit' ? 'already-loaded' : 'published')
    const after = await standing(beside)
    expect(after.members).toBe(next)
    if (again.state === 'published') expect(after.runs).toBe(2) // this one and the one before
    expect(
      await queryAsOwner(beside.owner, `select run_id from import_run where state = 'running'`),
    ).toEqual([])
  },
)

// A PostgreSQL of this file's own, because it is killed.
const dataDir = mkdtempSync(join(roomiestFolder(), 'coop-killed-'))
let cluster: Cluster
let own: Addresses
beforeAll(async () => {
  const superuserPassword = 'test'
  cluster = await startCluster({
    dataDir,
    superuserPassword,
    durable: true,
    onRestart: () => undefined,
  })
  const password = { app_migrate: 'test', app_rw: 'test', app_audit_ro: 'test', app_backup: 'test' }
  await prepareDatabase(testUrlByPort(cluster.port, 'postgres', 'postgres'), password, 'night')
  own = {
    owner: testUrlByPort(cluster.port, 'app_migrate', 'night'),
    app: testUrlByPort(cluster.port, 'app_rw', 'night'),
  }
  await migrate(own.owner)
  await queryAsOwner(own.owner, `update setting set value = 'no' where name = 'import_two_people'`)
  await load(await givenSet({ members: 20, months: 4, seed: 2 }), own)
}, 60_000)
afterAll(async () => {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, 30_000)

function killPostgres(): void {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** As soon as it answers again. */
async function recovered<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await ask()
    } catch {
      await sleep(200)
    }
  }
  return ask()
}

test.each<Point | 'copying'>(['copying', 'copy', 'check', 'before-commit', 'after-commit'])(
  'PostgreSQL killed at %s: the publication is whole, and the next run works',
  { timeout: 90_000 },
  async (point) => {
    const { members } = await recovered(() => standing(own))
    const next = members + 1
    const folder = await givenSet({ members: next, months: 4, seed: seed++ })
    let killed = false
    let copying = 0
    const kill = (here: string) => {
      if (here !== point || killed) return
      killed = true
      killPostgres()
    }

    await load(folder, own, {
      accept: true,
      onProgress: (stage) => stage === 'copy' && ++copying === 2 && kill('copying'),
      onPoint: kill,
    }).catch(() => undefined) // told or not, what counts is what is there afterwards

    expect(killed).toBe(true)
    const after = await recovered(() => standing(own))
    // A backend outlives its postmaster by a moment, in which it may still commit: then all of it is there.
    const committed = after.members === next
    if (point === 'after-commit') expect(committed).toBe(true)
    if (point === 'copying' || point === 'copy') expect(committed).toBe(false)
    expect(after.members).toBe(committed ? next : members)
    const again = await recovered(() => load(folder, own, { accept: true }))
    expect(again.state).toBe(committed ? 'already-loaded' : 'published')
    expect((await standing(own)).members).toBe(next)
  },
)
