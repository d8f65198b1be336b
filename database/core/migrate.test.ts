import pg from 'pg'
import { inject } from 'vitest'
import { migrate, requireMigrated } from '#database/core/migrate.ts'
import { testUrl } from '#tests/support/app/database.ts'
import { expect, test } from '#tests/support/app/test.ts'

/** A database with nothing in it, as on the first start. */
async function givenEmptyDatabase(name: string): Promise<string> {
  const port = inject('postgresPort')
  const superuser = new pg.Client({ connectionString: testUrl(port, 'postgres', 'postgres') })
  await superuser.connect()
  await superuser.query(`drop database if exists ${name} with (force)`)
  await superuser.query(`create database ${name} owner app_migrate`)
  await superuser.end()
  return testUrl(port, 'app_migrate', name)
}

test('eight processes that start at once apply each migration once', async () => {
  const url = await givenEmptyDatabase('migrate_at_once')

  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(url)))

  const names = applied.flat()
  expect(names.length).toBeGreaterThan(2)
  expect(new Set(names).size).toBe(names.length)
  expect([...names].sort()).toEqual(names)
  expect(await migrate(url)).toEqual([])
})

/** A release whose migrations are these. */
function releaseOf(...files: [name: string, sql: string][]) {
  return files.map(([name, sql]) => ({ name, sql, sha256: `of ${name}` }))
}

const TOPICS = ['0001_topics.sql', 'create table topics (title text)'] as const
const FIRST = releaseOf([...TOPICS])
const SECOND = releaseOf(
  [...TOPICS],
  ['0002_author.sql', '-- schema: expand\nalter table topics add column author text'],
)
const QUICK = { lockMs: 50, retryMs: [100, 100, 100, 100, 100], othersMs: 200 }

test('a migration that was changed after it ran is refused by name', async () => {
  const url = await givenEmptyDatabase('migrate_changed')
  await migrate(url, { release: SECOND })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update schema_migration set sha256 = 'other' where name = '0001_topics.sql'`)
  await client.end()

  await expect(migrate(url, { release: SECOND })).rejects.toThrow('0001_topics.sql was changed')
})

/** Somebody who reads the table in a transaction that stays open, as a backup does. */
async function givenReader(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  const { rows } = await client.query(
    'select pg_backend_pid() as pid, (select count(*) from topics) as topics',
  )
  return { pid: rows[0]?.pid, end: () => client.end() }
}

test('a migration that does not get its lock lets others read meanwhile, and is applied when the table is free', async () => {
  const url = await givenEmptyDatabase('migrate_lock')
  await migrate(url, { release: FIRST })
  const reader = await givenReader(url)

  const migrating = migrate(url, { release: SECOND, lockWaits: QUICK })
  await new Promise((resolve) => setTimeout(resolve, 120))
  const other = await givenReader(url)
  await Promise.all([reader.end(), other.end()])

  expect(await migrating).toEqual(['0002_author.sql'])
})

test('a migration that never gets its lock ends with a sentence that names who is in the way', async () => {
  const url = await givenEmptyDatabase('migrate_no_lock')
  await migrate(url, { release: FIRST })
  const reader = await givenReader(url)

  await expect(migrate(url, { release: SECOND, lockWaits: QUICK })).rejects.toThrow(
    `0002_author.sql did not get its lock in 6 attempts: tables are in use by process ${reader.pid} of PostgreSQL`,
  )
  await reader.end()
})

test('while another machine migrates, a start waits, and in the end says so', async () => {
  const url = await givenEmptyDatabase('migrate_others')
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  const { rows } = await other.query('select pg_advisory_lock(7204501), pg_backend_pid() as pid')

  await expect(migrate(url, { release: FIRST, lockWaits: QUICK })).rejects.toThrow(
    `Another machine or command has been migrating this database for more than 0.2 s (process ${rows[0]?.pid} of`,
  )
  await other.end()
})

test('where machines do not migrate, one whose migrations are missing refuses to start and says what to run', async () => {
  const url = await givenEmptyDatabase('migrate_by_hand')
  await expect(requireMigrated(url, { release: SECOND })).rejects.toThrow(
    'The database lacks 0001_topics.sql and 1 after it. Run npm run migrate',
  )
  await migrate(url, { release: FIRST })
  await expect(requireMigrated(url, { release: SECOND })).rejects.toThrow('lacks 0002_author.sql.')

  await migrate(url, { release: SECOND })
  await requireMigrated(url, { release: SECOND })
})

test('a release runs with a newer schema that only added or took away what it does not use, and refuses any other', async () => {
  const url = await givenEmptyDatabase('migrate_range')
  await migrate(url, { release: SECOND })
  // Nothing is taken from the first release by what the second added.
  expect(await migrate(url, { release: FIRST })).toEqual([])
  await requireMigrated(url, { release: FIRST })

  const third = releaseOf(...SECOND.map(({ name, sql }): [string, string] => [name, sql]), [
    '0003_no_title.sql',
    '-- schema: contract, unused since 0002\nalter table topics drop title',
  ])
  await migrate(url, { release: third })
  await requireMigrated(url, { release: SECOND })
  for (const start of [migrate, requireMigrated])
    await expect(start(url, { release: FIRST })).rejects.toThrow(
      'belongs to a newer release: with its migration 0003_no_title.sql this one, which knows those up to 0001, cannot run',
    )

  await migrate(url, { release: [...third, ...releaseOf(['0004_silent.sql', 'select 1'])] })
  await expect(requireMigrated(url, { release: third })).rejects.toThrow('0004_silent.sql')
})

test('a database that goes away meanwhile is an error, not the end of the process', async () => {
  const url = await givenEmptyDatabase('migrate_cut_off')
  const superuser = new pg.Client({
    connectionString: testUrl(inject('postgresPort'), 'postgres', 'postgres'),
  })
  await superuser.connect()
  const migrating = migrate(url).then(
    () => 'migrated',
    () => 'failed',
  )
  let ended: number | null = 0
  while (!ended) {
    const { rowCount } = await superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'migrate_cut_off'`,
    )
    ended = rowCount
  }
  await superuser.end()

  expect(await migrating).toBe('failed')
})
