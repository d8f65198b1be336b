import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openContainer } from '#database/backup/container.ts'
import { makeBackup } from '#database/backup/make.ts'
import { faultsOf } from '#database/backup/prove.ts'
import { restore } from '#database/backup/restore.ts'
import { appendAudit, verifyAudit } from '#database/core/audit.ts'
import { type Connection, connect, type Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { sealingWith } from '#database/core/sealed.ts'
import { newClient } from '#database/import/client.ts'
import { beat } from '#database/queries/monitoring/server-process.ts'
import { testUrl } from '#tests/support/app/database.ts'
import { givenFolder, givenNightDatabase, givenSet, load } from '#tests/support/night/night.ts'
import { auditKeyFrom } from '../audit/audit.ts'
import { followKeyInForce } from './key-in-force.ts'
import { fingerprintOf, readKnownSealingSecrets, requireKey } from './known-key.ts'
import { prepareKey, retireKey, switchKey } from './rotate-key.ts'
import { readSealingSecrets } from './secrets.ts'

const OLD = 'the key that the site began with, long enough'
const TOTP = 'JBSWY3DPEHPK3PXP'
const BACKUP_KEY = 'a key of twenty letters'

const dataDir = givenMachine(OLD)
const said: string[] = []
const say = (sentence: string) => void said.push(sentence)
let owner: Connection
let client: pg.Client
let app: Connection
let ownerUrl: string
let olderBackup: string

function givenMachine(...keys: string[]): string {
  const folder = givenFolder()
  if (keys.length > 0)
    writeFileSync(join(folder, 'sealing.key'), `${keys.join('\n')}\n`, { mode: 0o600 })
  return folder
}

const newKey = () => readSealingSecrets(dataDir).at(-1) as string

function signIn(db: Db, ...keys: string[]): Promise<void> {
  const event = { actor: 'member:000001', action: 'member.login', outcome: 'done' } as const
  return appendAudit(db, auditKeyFrom(...keys), event)
}

/** A process that serves, as its heartbeat says. */
async function givenProcess(host: string, keys: string[] | null): Promise<void> {
  const fingerprints = keys?.map((key) => fingerprintOf(key).toString('hex')) ?? null
  const [started_at, seen_at] = [new Date(), new Date()]
  const process = { host, pid: 7, release: 'r', memory: 1, delay_ms: 0, started_at, seen_at }
  await beat(owner.db, { ...process, sealing_keys: fingerprints })
}

async function memberOne() {
  return readAs(app.db, { member: '000001' }, (trx) =>
    trx
      .selectFrom('member_detail')
      .select(['national_id_sealed', 'national_id_index'])
      .where('membership_no', '=', '000001')
      .executeTakeFirstOrThrow(),
  )
}

beforeAll(async () => {
  const database = await givenNightDatabase('rotated_key')
  ownerUrl = database.owner
  const sealing = sealingWith(OLD)
  await load(await givenSet({ members: 8, months: 4, units: 2 }), database, { sealing })
  owner = connect(ownerUrl, 1)
  app = connect(database.app, 2)
  client = newClient(ownerUrl)
  await client.connect()
  await readKnownSealingSecrets(app.db, dataDir)
  const officer = { kind: 'staff' as const, login: 'somchai', password_hash: '$argon2id$x' }
  await owner.db
    .insertInto('credential')
    .values({ ...officer, totp_sealed: sealing.seal(TOTP) })
    .execute()
  const stranger = sealing.seal('๑-๑๐๑๗-๐๐๒๐๓-๔๕-๐ นายสมชาย')
  await sql`
    with month as (insert into unit_result (unit_no, period, changed_at, changed_by)
      values ('00010001', '2026-10-01', now(), 'somchai') returning unit_no, period)
    insert into unit_result_exception (unit_no, period, seq, kind, file_line, shown, identity_sealed, national_id_index)
    select unit_no, period, 1, 'unknown', 1, 'x', ${stranger}::bytea, ${sealing.index('1101700203450')}::bytea from month`.execute(
    owner.db,
  )
  for (const _ of [1, 2, 3]) await signIn(app.db, OLD)
  const plan = { folder: givenFolder(), key: BACKUP_KEY, keep: 1 }
  const { file } = await makeBackup(ownerUrl, plan, new Date())
  olderBackup = join(plan.folder, file)
})
afterAll(async () => {
  await client.end()
  await owner.close()
  await app.close()
})

test('a new key is prepared once, and nothing is sealed with it yet', async () => {
  await prepareKey({ db: owner.db, dataDir, say })
  await prepareKey({ db: owner.db, dataDir, say })

  expect(readSealingSecrets(dataDir)).toEqual([OLD, newKey()])
  expect((await readKnownSealingSecrets(app.db, dataDir))[0]).toBe(OLD)
  expect(said.at(-1)).toContain('Copy it to every machine')
})

test('SEC-59 the key is not changed while a process that serves does not hold the new one', async () => {
  await givenProcess('north', [OLD, newKey()])
  for (const keys of [[OLD], null]) {
    await givenProcess('south', keys)
    await expect(switchKey({ db: owner.db, client, dataDir, say })).rejects.toThrow(
      'copy sealing.key to south and restart',
    )
  }
  expect((await readKnownSealingSecrets(app.db, dataDir))[0]).toBe(OLD)
})

test('SEC-59 a key is changed in the middle: what was sealed before opens after, people are found, and the record of actions stands', async () => {
  const held = [OLD, newKey()]
  await givenProcess('south', held)
  const serving = sealingWith(OLD, newKey())
  const follow = followKeyInForce(app.db, held, serving)

  const switched = switchKey({ db: owner.db, client, dataDir, say })
  await expect.poll(() => said.at(-1)).toContain('Waiting until every process')
  // Whoever serves and has not heard of it yet.
  await signIn(app.db, ...held)
  const before = await memberOne()
  expect(serving.indexes(serving.open(before.national_id_sealed))).toContainEqual(
    before.national_id_index,
  )
  await follow()
  for (const host of ['north', 'south']) await givenProcess(host, [newKey(), OLD])
  await switched

  // The rows that the old key sealed are vacuumed: in a night's tables nobody else does it.
  const { rows: cleared } = await client.query(
    `select last_vacuum is not null as is_vacuumed from pg_stat_all_tables
     where schemaname = 'night' and relname ~ '^member_detail_[0-9]+$'`,
  )
  expect(cleared).toEqual([{ is_vacuumed: true }])

  const { open, index } = sealingWith(newKey())
  const after = await memberOne()
  expect(open(after.national_id_sealed)).toBe(serving.open(before.national_id_sealed))
  expect(index(open(after.national_id_sealed))).toEqual(after.national_id_index)
  expect(open(serving.seal('sealed by whoever serves'))).toBe('sealed by whoever serves')
  const { totp_sealed } = await owner.db
    .selectFrom('credential')
    .select('totp_sealed')
    .where('login', '=', 'somchai')
    .executeTakeFirstOrThrow()
  expect(open(totp_sealed as Buffer)).toBe(TOTP)
  const stranger = await owner.db
    .selectFrom('unit_result_exception')
    .select(['identity_sealed', 'national_id_index'])
    .executeTakeFirstOrThrow()
  expect(open(stranger.identity_sealed as Buffer)).toContain('นายสมชาย')
  expect(stranger.national_id_index).toEqual(index('1101700203450'))
  await signIn(app.db, newKey())
  for (const keys of [held, [newKey()]])
    expect(await verifyAudit(app.db, auditKeyFrom(...keys))).toMatchObject({ brokenAt: undefined })
})

test('SEC-59 with the new key in force no action is recorded with the old one, and a machine needs both', async () => {
  await expect(signIn(app.db, OLD)).rejects.toThrow('is not the key that this database')
  await expect(readKnownSealingSecrets(app.db, givenMachine(newKey()))).rejects.toThrow(
    'lacks the key before',
  )
  expect(await readKnownSealingSecrets(app.db, givenMachine(OLD, newKey()))).toEqual([
    newKey(),
    OLD,
  ])
})

test('SEC-59 what somebody changes in events of the old key is found without that key', async () => {
  await client.query('begin; alter table audit_event disable trigger audit_stands')
  await client.query(`update audit_event set subject_no = '000002' where seq = 1`)
  await client.query('commit')
  try {
    const { brokenAt } = await verifyAudit(app.db, auditKeyFrom(newKey()))
    expect(brokenAt).toBeGreaterThan(1)
  } finally {
    await client.query(`update audit_event set subject_no = null where seq = 1`)
    await client.query('alter table audit_event enable trigger audit_stands')
  }
  expect((await verifyAudit(app.db, auditKeyFrom(newKey()))).brokenAt).toBeUndefined()
})

test('SEC-53 the old key is retired: a machine that has only that one refuses to start, and one with the new one does not need it', async () => {
  const next = newKey()
  await retireKey({ db: owner.db, client, dataDir, say })

  expect(readSealingSecrets(dataDir)).toEqual([next])
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.endsWith('.old'))
  expect(readFileSync(join(dataDir, aside), 'utf8').trim()).toBe(OLD)
  expect(await readKnownSealingSecrets(app.db, givenMachine(next))).toEqual([next])
  await expect(readKnownSealingSecrets(app.db, givenMachine(OLD))).rejects.toThrow(
    /is not the key that this database is sealed with.*Copy/,
  )
  expect((await verifyAudit(app.db, auditKeyFrom(next))).brokenAt).toBeUndefined()
  await expect(retireKey({ db: owner.db, client, dataDir, say })).rejects.toThrow('no old key')
})

test('a backup from before the change is restored where its key is given, and refused without it', async () => {
  const superuser = new pg.Client({
    connectionString: testUrl(inject('postgresPort'), 'postgres', 'postgres'),
  })
  await superuser.connect()
  await superuser.query('create database rotated_restored owner app_migrate')
  await superuser.end()
  const url = testUrl(inject('postgresPort'), 'app_migrate', 'rotated_restored')
  const restoreOn = async (machine: string) =>
    restore(url, await openContainer(olderBackup, BACKUP_KEY), {
      requireKey: (fingerprint) => requireKey(fingerprint, machine),
    })

  await expect(restoreOn(dataDir)).rejects.toThrow('is not the key')
  const both = givenMachine(newKey(), OLD)
  await restoreOn(both)

  expect(await faultsOf(url, auditKeyFrom(newKey(), OLD))).toEqual([])
  const { db, close } = connect(url, 1)
  expect((await readKnownSealingSecrets(db, both))[0]).toBe(OLD)
  await close()
  expect(existsSync(join(dataDir, 'sealing.key'))).toBe(true)
})
