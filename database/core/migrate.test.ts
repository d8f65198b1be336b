import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '#database/core/migrate.ts'
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

test('a migration that was changed after it ran is refused by name', async () => {
  const url = await givenEmptyDatabase('migrate_changed')
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update schema_migration set sha256 = 'other' where name = '0001_site.sql'`)
  await client.end()

  await expect(migrate(url)).rejects.toThrow('0001_site.sql was changed')
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
