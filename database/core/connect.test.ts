import { sql } from 'kysely'
import { expect, test } from '#tests/support/app/test.ts'
import { inTransaction } from './connect.ts'

test('amounts come as numbers and dates as ISO text', async ({ db }) => {
  const { rows } =
    await sql`select 123456789012345::bigint as satang, date '2026-11-15' as day`.execute(db)
  expect(rows).toEqual([{ satang: 123456789012345, day: '2026-11-15' }])
})

test('a connection cut in the middle of a transaction is an error to catch, not the end of the process', async ({
  connection,
}) => {
  const work = inTransaction(connection.db, async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(connection.db)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(trx)
  })

  await expect(work).rejects.toThrow()
  const { rows } = await sql`select 1 as one`.execute(connection.db)
  expect(rows).toEqual([{ one: 1 }])
})
