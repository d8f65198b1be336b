import pg from 'pg'
import { inject } from 'vitest'
import { testUrl } from '#tests/support/app/database.ts'
import { expect, test } from '#tests/support/app/test.ts'

// Committed and taken away again by the owner of the tables: what is rolled back is never told.
test('pages are drawn anew when the board changes for its readers, and only then', async () => {
  const url = testUrl(inject('postgresPort'), 'app_migrate', `test_${process.env.VITEST_POOL_ID}`)
  const client = new pg.Client({ connectionString: url })
  let told = 0
  client.on('notification', () => told++)
  await client.connect()
  await client.query('listen content')
  const after = async (statement: string) => {
    told = 0
    await client.query(statement)
    await client.query('select 1') // notices come before the next answer
    return told
  }
  try {
    const add = (state: string) =>
      after(`insert into board_message
        (title, body, author_kind, author_name, who, written_at, state)
        values ('ก', 'ข', 'guest', 'ค', 'somebody', now(), '${state}')`)
    const move = (from: string, to: string) =>
      after(`update board_message set state = '${to}' where state = '${from}'`)

    expect(await add('waiting')).toBe(0)
    expect(await move('waiting', 'hidden')).toBe(0)
    expect(await move('hidden', 'shown')).toBe(1)
    expect(await move('shown', 'hidden')).toBe(1)
    expect(await add('shown')).toBe(1)
    expect(await after(`delete from board_message where state = 'hidden'`)).toBe(0)
    expect(await after('delete from board_message')).toBe(1)
  } finally {
    await client.query('delete from board_message')
    await client.end()
  }
})
