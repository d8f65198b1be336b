import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AS_FILES, testUrl } from '#tests/support/app/database.ts'
import { connect } from './connect.ts'
import { openOutsideDatabase } from './open.ts'
import { requireServingRole } from './serving-role.ts'

async function givenEmptyDatabase(name: string): Promise<void> {
  await asSuperuser(`drop database if exists ${name} with (force)`)
  await asSuperuser(`create database ${name} owner postgres`)
}

/** With its tables, as on every start but the first: that one is tried with each way to sign in by database/core/matrix.test.ts. */
async function givenDatabase(name: string): Promise<void> {
  await asSuperuser(`drop database if exists ${name} with (force)`)
  await asSuperuser(`create database ${name} template template_coop owner app_migrate ${AS_FILES}`)
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: testUrl(inject('postgresPort'), 'postgres', 'postgres'),
  })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function whoServes(url: string) {
  const { db, close } = connect(url, 1)
  try {
    const { rows } = await sql<{ who: string }>`select current_user as who`.execute(db)
    const refusal = await sql`create table intruder (x int)`
      .execute(db)
      .catch((error) => error.message)
    const topics = await db.selectFrom('topic').select('topic_id').execute()
    return { who: rows[0]?.who, refusal, topics }
  } finally {
    await close()
  }
}

test('SEC-53 with one address for everything the server still serves as app_rw', async () => {
  await givenEmptyDatabase('outside_one')
  const outside = await openOutsideDatabase({
    url: testUrl(inject('postgresPort'), 'postgres', 'outside_one'),
  })

  expect(await whoServes(outside.url)).toEqual({
    who: 'app_rw',
    refusal: 'permission denied for schema public',
    topics: [],
  })
})

test('SEC-53 with an owner’s address beside it the server never signs in as the owner', async () => {
  await givenDatabase('outside_two')
  const port = inject('postgresPort')
  const outside = await openOutsideDatabase({
    url: testUrl(port, 'app_rw', 'outside_two'),
    migrateUrl: testUrl(port, 'app_migrate', 'outside_two'),
  })

  expect(outside.url).toBe(testUrl(port, 'app_rw', 'outside_two'))
  expect(await whoServes(outside.url)).toMatchObject({ who: 'app_rw', topics: [] })
})

test('SEC-53 a connection that arrives as the owner or as a superuser serves nothing, whatever was asked for', async () => {
  await givenDatabase('outside_dropped')
  const port = inject('postgresPort')
  const answer = async (role: string) => {
    const { db, close } = connect(
      testUrl(port, role, 'outside_dropped'),
      1,
      undefined,
      requireServingRole,
    )
    try {
      const asked = sql<{ guarded: boolean }>`select row_security_active('night.share') as guarded`
      return (await asked.execute(db)).rows[0]
    } finally {
      await close()
    }
  }

  // Owns nothing, and is above the policies all the same.
  await asSuperuser('drop role if exists unbound')
  await asSuperuser("create role unbound login bypassrls password 'test'")
  onTestFinished(() => asSuperuser('drop role unbound'))

  expect(await answer('app_rw')).toEqual({ guarded: true })
  for (const role of ['app_migrate', 'postgres', 'unbound'])
    await expect(answer(role)).rejects.toThrow(`reached as "${role}", for whom row-level security`)
})

test('a statement that takes too long ends, also where what is asked for at the door is dropped', async () => {
  const { db, close } = connect(testUrl(inject('postgresPort'), 'app_rw', 'outside_two'), 1, 400)
  try {
    await expect(sql`select pg_sleep(3)`.execute(db)).rejects.toThrow('statement timeout')
    const { rows } = await sql<{
      lock: string
    }>`select current_setting('lock_timeout') as lock`.execute(db)
    expect(rows).toEqual([{ lock: '160ms' }])
  } finally {
    await close()
  }
})
