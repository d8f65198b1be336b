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
import { givenSet, load, type NightDatabase, queryAsOwner } from '#tests/support/night/night.ts'
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

let seed = 100

/** The next night: one member more than everybody sees now. */
function givenNextSet(members: number): Promise<string> {
  return givenSet({ members: members + 1, months: 4, seed: seed++ })
}

async function killImport(folder: string, point: Point | 'copying'): Promise<void> {
  const child = spawn(process.execPath, [KILLER, folder, own.owner, point], { stdio: 'ignore' })
  const [, signal] = await once(child, 'exit')
  expect(signal, point).toBe('SIGKILL')
}

async function expectNothingUnderWay(): Promise<void> {
  expect(
    await queryAsOwner(own.owner, `select run_id from import_run where state = 'running'`),
  ).toEqual([])
}

// Each comes farther than the one before, whose remains it meets; the last meets those of all.
test('an import killed before it has published leaves the publication whole, and the next run works', {
  timeout: 120_000,
}, async () => {
  const { members } = await standing(own)
  const folder = await givenNextSet(members)
  for (const point of ['read', 'copying', 'copy', 'check', 'before-commit'] as const) {
    await killImport(folder, point)
    expect((await standing(own)).members, point).toBe(members)
  }

  expect((await load(folder, own, { accept: true })).state).toBe('published')
  // This one and the one before, and nothing of those that were killed.
  expect(await standing(own)).toMatchObject({ members: members + 1, runs: 2 })
  await expectNothingUnderWay()
})

test('an import killed once it has published stays published, and the next run finds it there', {
  timeout: 120_000,
}, async () => {
  const { members } = await standing(own)
  const folder = await givenNextSet(members)
  await killImport(folder, 'after-commit')
  expect((await standing(own)).members).toBe(members + 1)

  expect((await load(folder, own, { accept: true })).state).toBe('already-loaded')
  expect((await standing(own)).members).toBe(members + 1)
  await expectNothingUnderWay()
})

test('an import that loses its first connection as it publishes has published: nothing of the night is taken away', async () => {
  const { members } = await standing(own)
  const folder = await givenNextSet(members)

  const outcome = await load(folder, own, {
    accept: true,
    tell: async (_client, action) => {
      if (action !== 'import.publish') return
      const lost = await queryAsOwner(
        own.owner,
        `select pg_terminate_backend(pid, 5000) from pg_locks
         where locktype = 'advisory'
           and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(lost).toHaveLength(1)
    },
  })

  expect(outcome.state).toBe('published')
  expect((await standing(own)).members).toBe(members + 1)
})

test('a night that waits for somebody’s word waits whole, whatever fails once it does', async () => {
  const before = await standing(own)
  const folder = await givenNextSet(before.members)
  const failing = load(folder, own, {
    accept: true,
    hold: true,
    onPoint: (point) => {
      if (point === 'after-commit') throw new Error('nobody was told')
    },
  })
  await expect(failing).rejects.toThrow('nobody was told')

  const [waiting, ...others] = await queryAsOwner<{ run_id: number; here: number }>(
    own.owner,
    `select run_id, (select count(*)::integer from night.share where share.run_id = import_run.run_id) as here
     from import_run where state = 'waiting'`,
  )
  expect(others).toEqual([])
  expect(waiting?.here).toBe(before.members + 1)
})

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

/** Loads it and kills PostgreSQL at that point. Told or not, what counts is what is there afterwards. */
async function loadAndKill(folder: string, point: Point | 'copying'): Promise<void> {
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
  }).catch(() => undefined)
  expect(killed, point).toBe(true)
}

// As above, each comes farther than the one before.
test('PostgreSQL killed at any point: the publication is whole, and the next run works', {
  timeout: 120_000,
}, async () => {
  let { members } = await standing(own)
  let folder = await givenNextSet(members)
  for (const point of ['copying', 'copy', 'check', 'before-commit', 'after-commit'] as const) {
    await loadAndKill(folder, point)
    const after = await recovered(() => standing(own))
    // A backend outlives its postmaster by a moment, in which it may still commit: then all of it is there.
    const committed = after.members === members + 1
    if (point === 'after-commit') expect(committed).toBe(true)
    if (point === 'copying' || point === 'copy') expect(committed, point).toBe(false)
    expect(after.members, point).toBe(committed ? members + 1 : members)
    if (!committed) continue
    expect((await load(folder, own, { accept: true })).state, point).toBe('already-loaded')
    members++
    folder = await givenNextSet(members)
  }

  expect((await load(folder, own, { accept: true })).state).toBe('published')
  expect(await standing(own)).toMatchObject({ members: members + 1, runs: 2 })
})
