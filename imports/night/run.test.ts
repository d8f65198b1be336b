import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Plan, Writing } from '#demo/core-system/plan.ts'
import { dataSetNamed } from '#domain/import/data-sets.ts'
import { runRollback } from '#imports/night/publishing.ts'
import {
  givenSet as givenSetOf,
  NO_AUDIT,
  SEALING,
  sharedNightDatabase,
} from '#tests/support/night/night.ts'
import { copyLines } from './copy-lines.ts'
import { inspect } from './inspect.ts'
import { readManifest } from './manifest.ts'
import { Problems } from './problems.ts'
import type { Outcome } from './run.ts'
import { openSource } from './source.ts'
import { Suspects } from './suspects.ts'

const database = sharedNightDatabase('night_run')

/** What is published when a test begins, unless it says otherwise. */
const USUAL = { members: 60, seed: 41 }

/** Of few months: what is asked here does not depend on how many there are. */
function givenSet(plan: Partial<Plan>, writing?: Writing): Promise<string> {
  return givenSetOf({ months: 4, ...plan }, writing)
}

/** The usual night is there: loaded once, and not again by the test after. */
async function givenUsual(): Promise<void> {
  if ((await membersShown()) === USUAL.members) return
  const outcome = await database.load(await givenSet(USUAL), { accept: true })
  expect(outcome).toMatchObject({ state: 'published' })
}

async function published(): Promise<number | undefined> {
  const [row] = await database.query<{ run_id: number }>('select run_id from publication')
  return row?.run_id
}

async function membersShown(): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::integer as count from member_detail',
  )
  return row?.count ?? 0
}

/** Everything of the nights but the list of who tried what. */
function standing() {
  return database.query(`select (select row_to_json(publication) from publication),
       (select json_agg(member order by membership_no) from member),
       (select json_agg(relname order by relname) from pg_class
        where relnamespace = 'night'::regnamespace)`)
}

test('SEC-39 a set is published whole, and read so all the while; the same one again changes nothing; a rollback returns to it', async () => {
  const first = await givenSet(USUAL)
  const loaded = await database.load(first)
  expect(loaded).toMatchObject({ state: 'published' })
  expect(await membersShown()).toBe(60)

  const before = await standing()
  expect(await database.load(await givenSet(USUAL))).toMatchObject({ state: 'already-loaded' })
  expect(await standing()).toEqual(before)

  // One member more draws other guarantors, who have paid for others too; somebody must say that this is so.
  const second = await givenSet({ ...USUAL, members: 61 })
  const reader = await readsWithoutPause()
  expect(await database.load(second, { accept: true })).toMatchObject({
    state: 'published',
    warnings: expect.arrayContaining([
      expect.objectContaining({ check: 'guarantees-are-what-they-were' }),
    ]),
  })
  // The old one or the new one, never a mix.
  expect(await reader.seen()).toEqual(['60 60 60 60', '61 61 61 61'])
  expect(await membersShown()).toBe(61)

  const run = await runRollback(database.owner, NO_AUDIT)
  expect(run).toBe(loaded.state === 'published' && loaded.runId)
  expect(await membersShown()).toBe(60)
  expect(await database.query(`select state from member where membership_no = '000061'`)).toEqual([
    { state: 'absent' },
  ])
  expect(await runRollback(database.owner, NO_AUDIT)).toBeUndefined()
})

/** Counts shares, members, savers and whom the doors know, in one question after the other. */
async function readsWithoutPause() {
  const reader = new pg.Client({ connectionString: database.app })
  await reader.connect()
  await reader.query(`set app.reader = 'staff:admin'`)
  const seen = new Set<string>()
  const look = async () => {
    const { rows } = await reader.query(`
        select (select count(*) from share) as shares, (select count(*) from member_detail) as members,
               (select count(distinct membership_no) from deposit_account) as savers,
               (select count(*) from member where state <> 'absent') as known`)
    seen.add(Object.values(rows[0]).join(' '))
  }
  let isDone = false
  const reading = (async () => {
    while (!isDone) await look()
  })()
  return {
    async seen(): Promise<string[]> {
      isDone = true
      await reading
      await look()
      await reader.end()
      return [...seen].sort()
    },
  }
}

const WRITINGS = ['utf-8-bom', 'windows-874', 'xlsx'] satisfies Writing[]

test('a set written in UTF-8 with a mark, in Windows-874 and as a workbook says the same', async () => {
  await givenUsual()
  const asUtf8 = await contents()
  const plain = await linesOf(await givenSet(USUAL))
  const folders: string[] = []
  for (const writing of WRITINGS) {
    const folder = await givenSet(USUAL, writing)
    expect(await linesOf(folder), writing).toEqual(plain)
    folders.push(folder)
  }

  // Loaded once, each of its files in another writing than the one before.
  const mixed = await givenSet(USUAL)
  const manifestFile = join(mixed, 'manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  for (const [at, entry] of manifest.files.entries()) {
    const from = folders[at % folders.length] ?? ''
    rmSync(join(mixed, entry.file))
    entry.file = `${entry.data_set}.${WRITINGS[at % WRITINGS.length] === 'xlsx' ? 'xlsx' : 'csv'}`
    copyFileSync(join(from, entry.file), join(mixed, entry.file))
  }
  writeFileSync(manifestFile, JSON.stringify(manifest))
  expect(await database.load(mixed)).toMatchObject({ state: 'published' })
  expect(await contents()).toEqual(asUtf8)
})

/** What is copied of each file; what is sealed is otherwise never the same twice. */
async function linesOf(folder: string): Promise<Record<string, string>> {
  const { promised, asOf } = await readManifest(await openSource(folder))
  const problems = new Problems()
  const sealing = { ...SEALING, seal: (text: string) => Buffer.from(text) }
  const lines: Record<string, string> = {}
  for (const [name, { file }] of promised) {
    const reading = { set: dataSetNamed(name), asOf, sealing, problems, suspects: new Suspects() }
    const inspected = await inspect(file, () => undefined)
    const context = { file: file.name, ...reading }
    const copy = copyLines(file, inspected, context, () => undefined)
    lines[name] = ''
    for await (const piece of copy.lines) lines[name] += piece
  }
  expect(problems.list).toEqual([])
  return lines
}

async function contents() {
  return [
    await database.query(
      'select membership_no, member_name, position, birth_date, salary from member_detail order by 1',
    ),
    await database.query('select * from loan_movement order by loan_no, seq'),
    await database.query('select * from collection_line order by membership_no, period, seq'),
  ]
}

test('a dry run tells what would happen and changes nothing', async () => {
  const before = await standing()
  const set = await givenSet({ members: 10, seed: 30 })
  const outcome = await database.load(set, { dryRun: true, accept: true })

  expect(outcome).toMatchObject({ state: 'checked' })
  expect(await standing()).toEqual(before)
})

test('figures far from last night wait for somebody’s word, who has seen them; the staff say how much is much', async () => {
  await givenUsual()
  const run = await published()
  const half = await givenSet({ ...USUAL, members: 30 })
  const refused = await database.load(half)
  expect(refused).toMatchObject({ state: 'refused', count: 0 })
  expect(differences(refused).length).toBeGreaterThan(3)
  expect(await published()).toBe(run)

  // The night that is published has other figures meanwhile: what somebody has seen is not what the set now differs by.
  const accept = { reason: 'ตรวจแล้ว', seenIn: await lastWarned() }
  await database.query(
    `update import_file set rows = rows + 1 where run_id = ${run} and data_set = 'member_detail'`,
  )
  const again = await database.load(half, { accept })
  expect(again).toMatchObject({ state: 'refused', count: 0 })
  expect(checksOf(again)).toEqual(checksOf(refused))
  const warned = 'select from import_warning where run_id = (select max(run_id) from import_run)'
  expect(await database.query(`${warned} and accepted_by is null`)).not.toEqual([])

  const seen = { reason: 'ตรวจแล้ว', seenIn: await lastWarned() }
  await database.query(`update setting set value = '5' where name = 'import_least_percent'`)
  const taken = await database.load(half, { accept: seen })
  await database.query(`update setting set value = '90' where name = 'import_least_percent'`)
  expect(taken).toMatchObject({ state: 'published' })
  expect(differences(taken)).toEqual([])
  expect(await database.query(warned)).not.toEqual([])
  const kept = `${warned} and (accepted_by, reason) is distinct from ('tester', 'ตรวจแล้ว')`
  expect(await database.query(kept)).toEqual([])
})

function checksOf(outcome: Outcome): string[] {
  return 'warnings' in outcome ? outcome.warnings.map(({ check }) => check) : []
}

/** Of rows and sums; that members have vanished is told besides. */
function differences(outcome: Outcome): string[] {
  const checks = checksOf(outcome)
  expect(checks).toContain('no-member-vanished')
  return checks.filter((check) => check.startsWith('differs:'))
}

async function lastWarned(): Promise<number> {
  const [last] = await database.query<{ run_id: number }>(
    'select max(run_id) as run_id from import_warning',
  )
  return last?.run_id ?? 0
}

test('half a file is seen by its promised totals', async () => {
  const run = await published()
  const folder = await givenSet({ members: 10, seed: 31 })
  const file = join(folder, 'receipt.csv')
  const lines = readFileSync(file, 'utf8').split('\r\n')
  writeFileSync(file, lines.slice(0, lines.length / 2).join('\r\n'))

  const outcome = await database.load(folder, { accept: true })

  expect(outcome).toMatchObject({ state: 'refused', count: 2 })
  expect(outcome.state === 'refused' && outcome.problems[0]?.says).toContain('manifest แจ้งไว้')
  expect(await published()).toBe(run)
})

test.each([
  ['manifest.json', 'ไม่มีไฟล์ manifest.json'],
  ['loan.csv', 'ไม่พบไฟล์ของ loan'],
])('a set without %s is refused in words', async (name, says) => {
  const folder = await givenSet({ members: 5 })
  renameSync(join(folder, name), join(folder, 'away.bak'))

  const outcome = await database.load(folder)

  expect(outcome.state === 'refused' && outcome.problems[0]?.says).toContain(says)
})

test('national ids are kept sealed, and found by their blind index', async () => {
  if (!(await published())) await givenUsual()
  const [first] = await database.query<{ national_id_sealed: Buffer; national_id_index: Buffer }>(
    `select national_id_sealed, national_id_index from member_detail where membership_no = '000001'`,
  )
  const id = SEALING.open(first?.national_id_sealed ?? Buffer.alloc(0))

  expect(id).toMatch(/^[0-9]{13}$/)
  expect(SEALING.index(id)).toEqual(first?.national_id_index)
})

test('whoever reads for hours stops no night; what they read is cleared away after them', {
  timeout: 60_000,
}, async () => {
  const reader = new pg.Client({ connectionString: database.app })
  await reader.connect()
  await reader.query(`set app.reader = 'staff:admin'`)
  await reader.query('begin isolation level repeatable read')
  const before = await reader.query('select * from share order by membership_no')

  for (const seed of [60, 61]) {
    const set = await givenSet({ members: 10, seed })
    expect(await database.load(set, { accept: true })).toMatchObject({ state: 'published' })
  }
  expect((await reader.query('select * from share order by membership_no')).rows).toEqual(
    before.rows,
  )

  await reader.query('commit')
  await reader.end()
  // The next run clears away before it loads anything, whatever becomes of it.
  const next = database.load(await givenSet({ members: 10, seed: 62 }), {
    onPoint(point) {
      if (point === 'copy') throw new Error('enough')
    },
  })
  await expect(next).rejects.toThrow('enough')
  expect(
    await database.query(`select from pg_class where relnamespace = 'night'::regnamespace and relkind = 'r'
         and relname ~ '^share_[0-9]+$'`),
  ).toHaveLength(2)
})
