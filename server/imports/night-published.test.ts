import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect } from '#database/core/connect.ts'
import { listenToDatabase } from '#database/core/listener.ts'
import { buildTestApp } from '#tests/support/app/test.ts'
import { issueMemberSession } from '#tests/support/given/session.ts'
import {
  givenNightDatabase,
  givenSet,
  load,
  type NightDatabase,
} from '#tests/support/night/night.ts'

let database: NightDatabase
let connection: Connection
beforeAll(async () => {
  database = await givenNightDatabase('night_published')
  connection = connect(database.app, 4)
})
afterAll(() => connection.close())

/** A cooperative whose members are all active but those whose day of ending and state are given. */
async function givenAllBut(endings: Record<string, string>): Promise<string> {
  const set = await givenSet({ members: 10, months: 4 })
  const file = join(set, 'member_detail.csv')
  const lines = readFileSync(file, 'utf8')
    .split('\r\n')
    .map((line) => {
      const state = endings[line.slice(0, 6)] ?? ',,active'
      return line.replace(/,[^,]*,(active|retired|left|died)(?=(,[^,]*){3}$)/, state)
    })
  writeFileSync(file, lines.join('\r\n'))
  return set
}

test('every process is told that a night was published, apart from other changes', async () => {
  const [content, all, night] = [vi.fn(), vi.fn(), vi.fn()]
  const listeners = [
    await listenToDatabase(database.app, { content: all }),
    await listenToDatabase(database.app, { content, night }),
  ]

  await load(await givenAllBut({}), database)

  await vi.waitFor(() => expect([all, night].map(({ mock }) => mock.calls.length)).toEqual([1, 1]))
  expect(content).not.toHaveBeenCalled()
  for (const listener of listeners) await listener.close()
})

test('a night that says somebody left or died ends their sessions; the retired stay', async () => {
  // The night of the test before, where that has run.
  await load(await givenAllBut({}), database)
  const app = await buildTestApp(connection.db)
  const sessions = await Promise.all(
    ['000002', '000003', '000004', '000005'].map((member) =>
      issueMemberSession(connection.db, member, 'other'),
    ),
  )
  const answers = async () => {
    const asked = sessions.map(({ token }) =>
      app.inject({
        method: 'POST',
        url: '/api/member/auth/getAuthUser',
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  }
  expect(await answers()).toEqual([200, 200, 200, 200])

  const endings = {
    '000002': ',31/10/2569,left',
    '000003': ',31/10/2569,died',
    '000005': ',,retired',
  }
  await load(await givenAllBut(endings), database, { accept: true })
  expect(await answers()).toEqual([401, 401, 200, 200])
  // Whoever is back is let in again; who is not in the files at all has gone.
  await load(await givenSet({ members: 3, months: 4 }), database, { accept: true })
  expect(await answers()).toEqual([200, 200, 401, 401])
  await app.close()
})
