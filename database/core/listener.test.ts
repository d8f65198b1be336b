import { createServer, connect as dial, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { expect, test } from '#tests/support/app/test.ts'
import { listenToDatabase } from './listener.ts'

/** A line to the database that can be cut, and counts who tries it meanwhile. */
async function givenLine(databaseUrl: string) {
  const to = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const line = { cut: false, tries: 0, url: '', close }
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (line.cut) {
      line.tries++
      near.destroy()
      return
    }
    const far = dial(Number(to.port), to.hostname)
    far.on('error', () => near.destroy())
    for (const socket of [near, far]) sockets.add(socket)
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(databaseUrl)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as { port: number }).port)
  line.url = through.href

  async function close() {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(line, {
    break() {
      line.cut = true
      for (const socket of sockets) socket.destroy()
    },
  })
}

test('a database that is away is tried a few times a second, however long, and heard again when it is back', async ({
  databaseUrl,
}) => {
  const line = await givenLine(databaseUrl)
  const content = vi.fn()
  const listener = await listenToDatabase(line.url, { content })
  try {
    line.break()
    await sleep(2_500)
    // A try beside every try that failed would be a thousand by now.
    expect(line.tries).toBeGreaterThan(0)
    expect(line.tries).toBeLessThanOrEqual(10)

    content.mockClear()
    line.cut = false
    await vi.waitFor(() => expect(content).toHaveBeenCalled(), 10_000)
  } finally {
    await listener.close()
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
const REPORTED = ['unit_result', 'unit_result_line', 'unit_refund', 'receipt_hold', 'balance_answer', 'balance_reply']
