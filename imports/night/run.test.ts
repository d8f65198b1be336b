import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Plan, Writing } from '#demo/core-system/plan.ts'
import { runRollback } from '#imports/night/publishing.ts'
import {
  givenSet as givenSetOf,
  NO_AUDIT,
  sharedNightDatabase,
} from '#tests/support/night/night.ts'

const database = sharedNightDatabase('night_run')

/** Of few months: what is asked here does not depend on how many there are. */
function givenSet(plan: Partial<Plan>, writing?: Writing): Promise<string> {
  return givenSetOf({ months: 4, ...plan }, writing)
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

test('SEC-39 a set is published whole; the same one again changes nothing; a rollback returns to it', async () => {
  const first = await givenSet({ members: 40 })
  const loaded = await database.load(first)
  expect(loaded).toMatchObject({ state: 'published' })
  expect(await membersShown()).toBe(40)

  const before = await standing()
  expect(await database.load(first)).toMatchObject({ state: 'already-loaded' })
  expect(await standing()).toEqual(before)

  // One member more draws other guarantors, who have paid for others too; somebody must say that this is so.
  const second = await givenSet({ members: 41 })
  expect(await database.load(second, { accept: true })).toMatchObject({
    state: 'published',
    warnings: expect.arrayContaining([
      expect.objectContaining({ check: 'guarantees-are-what-they-were' }),
    ]),
  })
  expect(await membersShown()).toBe(41)

  const run = await runRollback(database.owner, NO_AUDIT)
  expect(run).toBe(loaded.state === 'published' && loaded.runId)
  expect(await membersShown()).toBe(40)
  expect(await database.query(`select state from member where membership_no = '000041'`)).toEqual([
    { state: 'absent' },
  ])
  expect(await runRollback(database.owner, NO_AUDIT)).toBeUndefined()
})

test('a set written in UTF-8 with a mark, in Windows-874 and as a workbook says the same', async () => {
  const plan = { members: 20, seed: 7 }
  await database.load(await givenSet(plan, 'utf-8'), { accept: true })
  const asUtf8 = await contents()

  for (const writing of ['utf-8-bom', 'windows-874', 'xlsx'] satisfies Writing[]) {
    const outcome = await database.load(await givenSet(plan, writing))
    expect(outcome, writing).toMatchObject({ state: 'published' })
    expect(await contents(), writing).toEqual(asUtf8)
  }
})

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
  const run = await published()
  const outcome = await database.load(await givenSet({ seed: 30 }), { dryRun: true, accept: true })

  expect(outcome).toMatchObject({ state: 'checked' })
  expect(await published()).toBe(run)
})

test('figures far from last night wait for somebody’s word, who has seen them; the staff say how much is much', async () => {
  await database.load(await givenSet({ members: 60, seed: 41 }), { accept: true })
  const run = await published()
  const fewer = await givenSet({ members: 57, seed: 41 })
  await database.query(`update setting set value = '99' where name = 'import_least_percent'`)
  expect(await differences(fewer)).not.toEqual([])
  await database.query(`update setting set value = '50' where name = 'import_least_percent'`)
  expect(await differences(fewer)).toEqual([])
  await database.query(`update setting set value = '90' where name = 'import_least_percent'`)

  const half = await givenSet({ members: 30, seed: 41 })
  const outcome = await database.load(half)
  expect(outcome).toMatchObject({ state: 'refused', count: 0 })
  expect(outcome.state === 'refused' && outcome.warnings.length).toBeGreaterThan(3)
  expect(await published()).toBe(run)

  // Another night is published meanwhile: what somebody has seen is not what the set now differs by.
  const accept = { reason: 'ตรวจแล้ว', seenIn: await lastWarned() }
  await database.load(await givenSet({ members: 90, seed: 42 }), { accept: true })
  expect(await database.load(half, { accept })).toMatchObject({ state: 'refused', count: 0 })
  const warned = 'select from import_warning where run_id = (select max(run_id) from import_run)'
  expect(await database.query(`${warned} and accepted_by is null`)).not.toEqual([])

  const seen = { reason: 'ตรวจแล้ว', seenIn: await lastWarned() }
  expect(await database.load(half, { accept: seen })).toMatchObject({ state: 'published' })
  const kept = `${warned} and (accepted_by, reason) is distinct from ('tester', 'ตรวจแล้ว')`
  expect(await database.query(kept)).toEqual([])
})

async function lastWarned(): Promise<number> {
  const [last] = await database.query<{ run_id: number }>(
    'select max(run_id) as run_id from import_warning',
  )
  return last?.run_id ?? 0
}

/** Of rows and sums; that three members have vanished is told besides. */
async function differences(folder: string): Promise<string[]> {
  const outcome = await database.load(folder)
  const warnings = outcome.state === 'refused' ? outcome.warnings : []
  expect(warnings.map(({ check }) => check)).toContain('no-member-vanished')
  return warnings.map(({ check }) => check).filter((check) => check.startsWith('differs:'))
}

test('half a file is seen by its promised totals', async () => {
  const run = await published()
  const folder = await givenSet({ seed: 31 })
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
  const { SEALING } = await import('#tests/support/night/night.ts')
  const [first] = await database.query<{ national_id_sealed: Buffer; national_id_index: Buffer }>(
    `select national_id_sealed, national_id_index from member_detail where membership_no = '000001'`,
  )
  const id = SEALING.open(first?.national_id_sealed ?? Buffer.alloc(0))

  expect(id).toMatch(/^[0-9]{13}$/)
  expect(SEALING.index(id)).toEqual(first?.national_id_index)
})

test('whoever reads while a night is published sees the old one or the new one, never a mix', async () => {
  await database.load(await givenSet({ members: 30, seed: 50 }), { accept: true })
  const next = await givenSet({ members: 50, seed: 51 })
  const reader = new pg.Client({ connectionString: database.app })
  await reader.connect()
  await reader.query(`set app.reader = 'staff:admin'`)
  const seen = new Set<string>()
  let done = false

  const reading = (async () => {
    while (!done) {
      const { rows } = await reader.query(`
        select (select count(*) from share) as shares, (select count(*) from member_detail) as members,
               (select count(distinct membership_no) from deposit_account) as savers,
               (select count(*) from member where state <> 'absent') as known`)
      seen.add(Object.values(rows[0]).join(' '))
    }
  })()
  await database.load(next, { accept: true })
  done = true
  await reading
  await reader.end()

  expect([...seen].sort()).toEqual(['30 30 30 30', '50 50 50 50'])
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
  await database.load(await givenSet({ members: 10, seed: 62 }), { accept: true })
  expect(
    await database.query(`select from pg_class where relnamespace = 'night'::regnamespace and relkind = 'r'
         and relname ~ '^share_[0-9]+$'`),
  ).toHaveLength(2)
})
