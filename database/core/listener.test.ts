import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { givenDatabaseLine } from '#tests/support/app/database-line.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { listenToDatabase } from './listener.ts'

test('a database that is away is tried a few times a second, however long, and heard again when it is back', async ({
  databaseUrl,
}) => {
  const line = await givenDatabaseLine(databaseUrl)
  const content = vi.fn()
  const listener = await listenToDatabase(line.url, { content })
  try {
    line.cut()
    await sleep(2_500)
    // A try beside every try that failed would be a thousand by now.
    expect(line.tries).toBeGreaterThan(0)
    expect(line.tries).toBeLessThanOrEqual(10)

    content.mockClear()
    line.restore()
    await vi.waitFor(() => expect(content).toHaveBeenCalled(), 10_000)
  } finally {
    await listener.close()
    await line.close()
  }
})

test('a line that stays open and passes nothing on is given up, and another opened', async ({
  databaseUrl,
}) => {
  const line = await givenDatabaseLine(databaseUrl)
  const content = vi.fn()
  const listener = await listenToDatabase(line.url, { content }, 200)
  try {
    line.silence()
    await vi.waitFor(() => expect(line.tries).toBeGreaterThan(0), 3_000)
    line.restore()
    content.mockClear()
    await vi.waitFor(() => expect(content).toHaveBeenCalled(), 3_000)

    // And closing it does not wait for an answer that never comes.
    line.silence()
    const since = performance.now()
    await listener.close()
    expect(performance.now() - since).toBeLessThan(2_000)
  } finally {
    await line.close()
  }
})

test('what employers, officers and members say of a month or a year is heard by every process', async ({
  databaseUrl,
  connection,
}) => {
  const [content, reports] = [vi.fn(), vi.fn()]
  const listener = await listenToDatabase(databaseUrl, { content, reports })
  try {
    for (const [index, table] of REPORTED.entries()) {
      // A statement that writes no row is told too, and leaves nothing behind.
      const rows = sql`select * from ${sql.table(table)} where false`
      await sql`insert into ${sql.table(table)} overriding system value ${rows}`.execute(
        connection.db,
      )
      await vi.waitFor(() => expect(reports, table).toHaveBeenCalledTimes(index + 1))
    }
    expect(content).not.toHaveBeenCalled()
  } finally {
    await listener.close()
  }
})

// biome-ignore format: one list
const REPORTED = ['unit_result', 'unit_result_line', 'unit_refund', 'receipt_hold', 'balance_answer', 'balance_reply', 'unit_event', 'unit_reminder',
  'pay_certificate']
