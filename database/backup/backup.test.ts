import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#database/core/connect.ts'
import { recordSealingFingerprint } from '#database/queries/identity/key-fingerprint.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { setSetting } from '#database/queries/site/setting.ts'
import { AS_FILES, testUrl } from '#tests/support/app/database.ts'
import {
  givenFolder,
  givenSet,
  load,
  queryAsOwner,
  sharedNightDatabase,
} from '#tests/support/night/night.ts'
import { appendAudit, auditCheckOf, auditKeyOf } from '../core/audit.ts'
import { openContainer } from './container.ts'
import { drill } from './drill.ts'
import { backupsIn } from './folder.ts'
import { makeBackup } from './make.ts'
import { faultsOf } from './prove.ts'
import { restore } from './restore.ts'

const AUDIT = auditKeyOf(Buffer.from('an audit key of tests'))
const KEY = 'a key that only tests know'
const TEXTS = ['\\.', 'line\n\\.\nline', 'tab\t\\N', '“ไทย” \\ \r\n', '']

const FINGERPRINT = Buffer.alloc(32, 7)

const database = sharedNightDatabase('backed_up')
let folder: string
let file: string
beforeAll(async () => {
  await load(await givenSet({ members: 8, months: 4, units: 2 }), database)
  const { db, close } = connect(database.app, 1)
  for (const [at, text] of TEXTS.entries()) await setSetting(db, `odd${'abcde'[at]}`, text)
  await addStaff(db, [{ login: 'somchai', name: 'สมชาย', roles: ['auditor'], disabled_at: null }])
  for (const action of ['staff.login', 'staff.logout'] as const)
    await appendAudit(db, AUDIT, { actor: 'staff:somchai', action, outcome: 'done' })
  await recordSealingFingerprint(db, FINGERPRINT, auditCheckOf(AUDIT))
  await close()
  folder = givenFolder()
  const plan = { folder, key: KEY, keep: 2 }
  const { file: name } = await makeBackup(database.owner, plan, new Date('2026-11-15T19:30:00Z'))
  file = join(folder, name)
})

/** A database with nothing in it. */
function givenEmpty(name: string): Promise<string> {
  return givenCopy(name, 'template1')
}

async function givenCopy(name: string, from: string): Promise<string> {
  const port = inject('postgresPort')
  const client = new pg.Client({ connectionString: testUrl(port, 'postgres', 'postgres') })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name} template ${from} owner app_migrate ${AS_FILES}`)
  await client.end()
  return testUrl(port, 'app_migrate', name)
}

const EVERYTHING = `
  select (select json_agg(setting order by name) from setting)::text as settings,
         (select json_agg(member order by membership_no) from member)::text as members,
         (select json_agg(share_movement order by share_movement::text) from share_movement)::text as shares,
         (select json_agg(audit_event order by seq) from audit_event)::text as events,
         (select json_agg(topic.search_text order by topic_id) from topic)::text as generated,
         (select count(*)::int from pg_constraint where contype = 'f') as references,
         (select count(*)::int from pg_trigger where tgenabled <> 'D') as triggers`

test('what was backed up is there again, every row and every letter of it', async () => {
  const url = await givenEmpty('restored')
  const restored = await restore(url, await openContainer(file, KEY))

  expect(restored.rows).toBeGreaterThan(400)
  expect(await queryAsOwner(url, EVERYTHING)).toEqual(await database.query(EVERYTHING))
  expect(await faultsOf(url, AUDIT)).toEqual([])
  // Numbers go on where they were, and the next night can be loaded.
  const restoredNight = { owner: url, app: url }
  const set = await givenSet({ members: 8, months: 4, units: 2, seed: 2 })
  const next = await load(set, restoredNight, { accept: true })
  expect(next).toMatchObject({ state: 'published', runId: 2 })
  await expect(restore(url, await openContainer(file, KEY))).rejects.toThrow('ไม่ว่าง')
})

test('a machine that does not hold the key of a backup is told so before anything is written', async () => {
  const url = await givenEmpty('restored_elsewhere')
  const refuse = (fingerprint: Buffer) => {
    expect(fingerprint).toEqual(FINGERPRINT)
    throw new Error('another key')
  }

  await expect(
    restore(url, await openContainer(file, KEY), { requireKey: refuse }),
  ).rejects.toThrow('another key')

  const tables = `select tablename from pg_tables where schemaname in ('public', 'night')`
  expect(await queryAsOwner(url, tables)).toEqual([])
})

test('a drill proves a good backup in a PostgreSQL of its own', { timeout: 60_000 }, async () => {
  const plan = { key: KEY, audit: AUDIT, workDir: givenFolder() }
  expect(await drill(file, plan)).toMatchObject({
    proved: true,
    says: expect.stringContaining('กู้คืนได้ครบ'),
  })
})

test('a backup or a drill that is told to stop leaves no part of a file, no folder and no PostgreSQL', async () => {
  const stopped = AbortSignal.timeout(20)
  const plan = { folder: givenFolder(), key: KEY, keep: 2, signal: stopped }
  await sleep(30)
  await expect(makeBackup(database.owner, plan, new Date())).rejects.toThrow('aborted')
  expect(readdirSync(plan.folder)).toEqual([])

  const workDir = givenFolder()
  const signal = AbortSignal.timeout(400)
  expect(await drill(file, { key: KEY, audit: AUDIT, workDir, signal })).toMatchObject({
    proved: false,
  })
  expect(readdirSync(workDir)).toEqual([])
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(workDir)
})

test('a drill does not prove what somebody changed, tore or cannot open', async () => {
  // What is asked of a restored database, of one that nobody has to restore first: its rows are the same.
  const url = await givenCopy('restored_forged', 'backed_up')
  await queryAsOwner(url, 'alter table audit_event disable trigger user')
  await queryAsOwner(url, `update audit_event set actor = 'staff:other' where seq = 2`)
  expect(await faultsOf(url, AUDIT)).toEqual(['ประวัติการใช้งานขาดที่รายการ 2'])

  const changed = join(folder, 'changed.backup')
  const bytes = readFileSync(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(changed, bytes)
  await expect(openContainer(changed, KEY)).rejects.toThrow('เสียหาย')
  copyFileSync(file, changed)
  truncateSync(changed, bytes.length - 100)
  await expect(openContainer(changed, KEY)).rejects.toThrow('เสียหาย')
  await expect(openContainer(file, '')).rejects.toThrow('BACKUP_KEY')
  const wrong = await openContainer(file, 'another key of many letters')
  await expect(restore(await givenEmpty('restored_never'), wrong)).rejects.toThrow('BACKUP_KEY')
})

test('without a key it is a plain zstd stream; the oldest go when there are too many', async () => {
  const plan = { folder, key: '', keep: 2 }
  await makeBackup(database.owner, plan, new Date('2026-11-16T19:30:00Z'))
  const last = await makeBackup(database.owner, plan, new Date('2026-11-17T19:30:00Z'))

  expect(await backupsIn(folder)).toEqual([
    'coop-2026-11-17T19-30-00Z.backup',
    'coop-2026-11-16T19-30-00Z.backup',
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await openContainer(join(folder, last.file), '')) chunks.push(chunk)
  expect(JSON.parse(Buffer.concat(chunks).toString('utf8').split('\n')[0] ?? '')).toMatchObject({
    format: 'coop-web backup 1',
  })
  expect(await database.query('select file, sealed from backup order by made_at')).toEqual([
    { file: 'coop-2026-11-15T19-30-00Z.backup', sealed: true },
    { file: 'coop-2026-11-16T19-30-00Z.backup', sealed: false },
    { file: 'coop-2026-11-17T19-30-00Z.backup', sealed: false },
  ])
})

test('of two backups that are ordered in the same second each is a file of its own', async () => {
  const folder = givenFolder()
  const plan = { folder, key: '', keep: 2 }
  const orderedAt = new Date('2026-11-18T19:30:00.400Z')

  const first = await makeBackup(database.owner, plan, orderedAt)
  const second = await makeBackup(database.owner, plan, orderedAt)

  expect([first.file, second.file]).toEqual(
    ['00', '01'].map((second) => `coop-2026-11-18T19-30-${second}Z.backup`),
  )
  expect(readdirSync(folder).sort()).toEqual([first.file, second.file])
})
