// A real PostgreSQL whose log is archived, and moments of it brought back.

import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Server } from '#tests/support/outside/s3-server.ts'
import { roomiestFolder } from '#tests/support/roomiest-folder.ts'
import { prepareDatabase } from '../core/roles.ts'
import { type Cluster, startCluster } from '../embedded/cluster.ts'
import { makeBaseBackup } from './base-backup.ts'
import { copyBackups, copyRecord } from './copy.ts'
import { type BaseBackup, sealedWalIn } from './folder.ts'
import { firstGap } from './plan.ts'
import { recover } from './recover.ts'
import { restoreMoment } from './restore-moment.ts'
import { expiredBases } from './retention.ts'
import { s3Store } from './s3-store.ts'
import { sealWaiting } from './seal.ts'
import { folderStore } from './store.ts'

const KEY = 'a key that only tests know'
const PASSWORD = 'test'
const PASSWORDS = {
  superuser: PASSWORD,
  app_migrate: PASSWORD,
  app_rw: PASSWORD,
  app_audit_ro: PASSWORD,
  app_backup: PASSWORD,
}

const folder = mkdtempSync(join(roomiestFolder(), 'coop-archive-'))
chmodSync(folder, 0o711)
const [dataDir, archive] = [join(folder, 'a'), join(folder, 'kept')]
const waiting = join(dataDir, 'wal-waiting')
let cluster: Cluster
let base: BaseBackup
let between: Date

beforeAll(async () => {
  cluster = await start(dataDir, PASSWORD, true)
  const superuserUrl = urlOf(cluster, PASSWORD)
  await prepareDatabase(superuserUrl, PASSWORDS, 'coop')
  const client = new pg.Client(superuserUrl)
  await client.connect()
  await client.query('create table payment (number int)')
  await client.query('insert into payment values (1)')
  base = await makeBaseBackup({ superuserUrl, archive, key: KEY })
  await client.query('insert into payment values (2)')
  const { rows } = await client.query('select clock_timestamp() as at')
  await sleep(20)
  between = new Date(rows[0].at.getTime() + 1)
  await client.query('insert into payment values (3)')
  await client.query('select pg_switch_wal()')
  await client.end()
  await cluster.stop()
  await sealWaiting({ waiting, archive, key: KEY })
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(at: string, superuserPassword: string, archives = false) {
  return startCluster({
    ...{ dataDir: at, superuserPassword, durable: false, archives },
    onRestart: () => undefined,
  })
}

function urlOf({ port }: Cluster, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

async function paymentsIn(at: string, password: string): Promise<number[]> {
  const restored = await start(at, password)
  const client = new pg.Client(urlOf(restored, password))
  await client.connect()
  const { rows } = await client.query('select number from payment order by number')
  await client.end()
  await restored.stop()
  return rows.map(({ number }) => number)
}

test('a moment between two payments has the first and not the second, on a machine with passwords of its own', async () => {
  const elsewhere = join(folder, 'b')
  const passwords = { ...PASSWORDS, superuser: 'another' }
  const store = folderStore(archive)

  await recover({ store, key: KEY, to: between, dataDir: elsewhere, passwords })

  expect(await paymentsIn(elsewhere, 'another')).toEqual([1, 2])
}, 30_000)

test('a restore refuses in a sentence to overwrite, puts aside with --replace, and brings back the latest from the copy in a bucket', async () => {
  const bucket = await startS3Server()
  const copy = s3Store(bucket.target)
  const plan = { keep: 1, walDays: 7, now: new Date() }
  await copyBackups(archive, copy, plan)
  expect(copyRecord(archive)?.files).toContain(base.name)
  const restoring = {
    ...{ store: copy, key: KEY, to: undefined, dataDir, passwords: PASSWORDS },
    ...{ beforehand: async () => undefined, prove: async () => undefined },
  }

  await expect(restoreMoment({ ...restoring, replace: false })).rejects.toThrow(
    'holds a database already',
  )
  await expect(
    restoreMoment({
      ...restoring,
      replace: true,
      prove: () => Promise.reject(new Error('another key')),
    }),
  ).rejects.toThrow('another key')
  expect(readdirSync(dataDir).filter((name) => name.includes('before'))).toEqual([])

  const { aside } = await restoreMoment({ ...restoring, replace: true })
  expect(existsSync(join(aside ?? '', 'PG_VERSION'))).toBe(true)
  expect(readdirSync(waiting)).toEqual(['00000002.history'])
  const again = await start(dataDir, PASSWORD)
  await expect(restoreMoment({ ...restoring, replace: true })).rejects.toThrow('stop it first')
  await again.stop()
  expect(await paymentsIn(dataDir, PASSWORD)).toEqual([1, 2, 3])
  await bucket.stop()
}, 30_000)

test('a file of the log in which one digit is wrong is refused by its name; so are a wrong key and a moment before the archive', async () => {
  const damaged = join(folder, 'damaged')
  await copyBackups(archive, folderStore(damaged), { keep: 1, walDays: 7, now: new Date() })
  const last = (await sealedWalIn(folderStore(damaged))).at(-1)
  const file = join(damaged, last?.name ?? '')
  const bytes = readFileSync(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const into = () => mkdtempSync(join(folder, 'never-'))
  const wanted = { key: KEY, to: undefined, passwords: PASSWORDS, store: folderStore(damaged) }

  await expect(recover({ ...wanted, dataDir: into() })).rejects.toThrow(last?.name)
  const store = folderStore(archive)
  await expect(
    recover({ ...wanted, store, dataDir: into(), key: 'another key of letters' }),
  ).rejects.toThrow('BACKUP_KEY')
  const before = new Date(base.endedAt.getTime() - 1_000)
  await expect(recover({ ...wanted, store, dataDir: into(), to: before })).rejects.toThrow(
    'The archive begins at',
  )
}, 30_000)

test('a gap in the log is known by name, and a base backup stays as long as a moment needs it', () => {
  const sealed = (...numbers: number[]) =>
    numbers.map((number) => ({
      wal: `0000000100000000${number.toString(16).toUpperCase().padStart(8, '0')}`,
      ...{ name: '', bytes: 1, at: new Date() },
    }))
  const start = { ...base, from: '0/FE000028', to: '0/FE000100' }
  expect(firstGap(start, sealed(254, 255))).toBeUndefined()
  expect(firstGap(start, sealed(254))).toBeUndefined()
  expect(firstGap(start, sealed(255))).toBe('0000000100000000000000FE')
  expect(firstGap(start, sealed())).toBe('0000000100000000000000FE')
  const beyond = {
    ...sealed(0)[0],
    wal: '000000010000000100000001',
    name: '',
    bytes: 1,
    at: new Date(),
  }
  expect(firstGap(start, [...sealed(254, 255), beyond])).toBe('000000010000000100000000')

  const of = (day: string) => ({ ...base, name: day, endedAt: new Date(`${day}T00:00:00Z`) })
  const bases = ['2026-11-17', '2026-11-16', '2026-11-10', '2026-11-09'].map(of)
  const { old } = expiredBases(bases, new Date('2026-11-12T00:00:00Z'))
  expect(old.map(({ name }) => name)).toEqual(['2026-11-09'])
})
