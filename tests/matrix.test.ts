// The authorisation matrix: every route × everybody who may ask. A route without a row fails.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect, type Db } from '#database/connect.ts'
import { addStaff } from '#database/queries/staff.ts'
import { addUnitUsers } from '#database/queries/unit-user.ts'
import { issueSession } from '#server/session.ts'
import { CALLERS, type Caller, expected, ROWS, type Row } from './support/doors.ts'
import { givenNightDatabase, givenSet, load } from './support/night.ts'
import { buildTestApp } from './support/test.ts'

const CLIENT = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const

interface Cast {
  a: string
  b: string
}

/** A fresh token for each question: what one asks may end the session of the next. */
async function tokenOf(db: Db, caller: Caller, { a, b }: Cast): Promise<string | undefined> {
  const issued = (kind: 'member' | 'unit' | 'staff', subjectId: string) =>
    issueSession(db, { kind, subjectId, client: CLIENT }).then(({ token }) => token)
  switch (caller) {
    case 'anonymous':
      return undefined
    case 'member A':
      return issued('member', a)
    case 'member B':
      return issued('member', b)
    case 'unit':
      return issued('unit', '00010001')
    case 'staff':
      return issued('staff', 'matrix')
    case 'impersonation': {
      const look = { kind: 'impersonation', actStaff: 'matrix', grantId: randomUUID() } as const
      return (await issueSession(db, { ...look, subjectId: a, client: CLIENT })).token
    }
    case 'expired':
    case 'revoked': {
      const token = await issued('member', a)
      const end =
        caller === 'expired' ? { idle_expires: sql<Date>`now()` } : { revoked_at: sql<Date>`now()` }
      const newest = db.selectFrom('session').select((on) => on.fn.max('created_at').as('at'))
      await db.updateTable('session').set(end).where('created_at', '=', newest).execute()
      return token
    }
  }
}

let connection: Connection
let app: FastifyInstance
beforeAll(async () => {
  const database = await givenNightDatabase('matrix')
  await load(await givenSet({ members: 30, units: 4 }), database)
  connection = connect(database.app, 4)
  app = await buildTestApp(connection.db)
})
afterAll(async () => {
  await app.close()
  await connection.close()
})

/** Two members of a night, and the addresses of what is the first one's alone. */
async function givenCast(db: Db) {
  const cast = { a: '000001', b: '000002' }
  await addStaff(db, [
    { login: 'matrix', name: 'เจ้าหน้าที่', roles: ['administrator'], disabled_at: null },
  ])
  await addUnitUsers(db, [{ login: '00010001', unit_no: '00010001', name: 'การเงิน' }])
  const authorization = `Bearer ${await tokenOf(db, 'member A', cast)}`
  const statementIn = async (feed: string) => {
    const { body } = await app.inject({ url: `/api/member/${feed}`, headers: { authorization } })
    return /"statement":"([^"]+)"/.exec(body)?.[1] ?? `no ${feed}`
  }
  return { cast, loan: await statementIn('loan'), deposit: await statementIn('deposit') }
}

test('SEC-24 every route has a row in the matrix, and every row a route', () => {
  const routes = app.doors.map(({ name }) => name).filter((name) => !name.startsWith('HEAD '))
  expect(Object.keys(ROWS).sort()).toEqual(routes.sort())
})

test('SEC-24 every route answers everybody as the matrix says', { timeout: 120_000 }, async () => {
  const { db } = connection
  const { cast, loan, deposit } = await givenCast(db)
  const wrong: string[] = []
  for (const [index, door] of app.doors.entries()) {
    const row: Row | undefined = ROWS[door.name]
    if (!row) continue
    const [method = '', path = ''] = door.name.split(' ')
    const url = (row.at ?? path).replace('{loan}', loan).replace('{deposit}', deposit)
    for (const [at, caller] of CALLERS.entries()) {
      const token = await tokenOf(db, caller, cast)
      const reply = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...row.headers, ...(token && { authorization: `Bearer ${token}` }) },
        // Each from a network of its own, or a limit would answer in the guard's place.
        remoteAddress: `127.${at + 1}.${index % 250}.1`,
        ...(row.body && { payload: row.body }),
      })
      const right = expected(door.name, caller)
      if (reply.statusCode !== right)
        wrong.push(`${door.name} answers ${caller} ${reply.statusCode} instead of ${right}`)
    }
  }
  expect(wrong).toEqual([])
})
