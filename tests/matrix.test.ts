// The authorisation matrix: every route that is read × everybody who may ask. A route without a row fails. Those that
// write are in matrix-writes.test.ts.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect, type Db } from '#database/core/connect.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import {
  type Permission,
  ROLES_THAT_MAY,
  STAFF_ROLES,
  type StaffRole,
} from '#domain/identity/staff-role.ts'
import { issueSession } from '#server/identity/session.ts'
import { givenAppOfFile } from './support/app/test.ts'
import { givenNight } from './support/night/night.ts'
import { LOAN_FIELDS, memberReplies, othersFigures } from './support/permissions/other-side.ts'
import { MAY, takenBy } from './support/permissions/roles.ts'
import {
  CALLERS,
  type Caller,
  expected,
  isOfficers,
  ROWS,
  type Row,
} from './support/permissions/routes.ts'
import { PLAN } from './support/permissions/writes/world.ts'

const CLIENT = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const

/** Two members of a night, a unit and an officer. */
const CAST = { a: '000001', b: '000002', unit: '00010001', officer: 'matrix' }

async function tokenOf(db: Db, caller: Caller): Promise<string | undefined> {
  const issued = (kind: 'member' | 'unit' | 'staff', subjectId: string) =>
    issueSession(db, { kind, subjectId, client: CLIENT }).then(({ token }) => token)
  switch (caller) {
    case 'anonymous':
      return undefined
    case 'member A':
      return issued('member', CAST.a)
    case 'member B':
      return issued('member', CAST.b)
    case 'unit':
      return issued('unit', CAST.unit)
    case 'staff':
      return issued('staff', CAST.officer)
    case 'impersonation': {
      const look = { kind: 'impersonation', actStaff: CAST.officer, grantId: randomUUID() } as const
      return (await issueSession(db, { ...look, subjectId: CAST.a, client: CLIENT })).token
    }
    case 'expired':
    case 'revoked': {
      const token = await issued('member', CAST.a)
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
  const { database } = await givenNight('matrix', PLAN)
  connection = connect(database.app, 4)
  app = await givenAppOfFile(connection.db)
  const officer = (login: string, role: StaffRole) => ({
    login,
    name: 'เจ้าหน้าที่',
    roles: [role],
    disabled_at: null,
  })
  const { db } = connection
  await addStaff(db, [officer(CAST.officer, 'administrator')])
  await addStaff(
    db,
    STAFF_ROLES.map((role) => officer(loginOf(role), role)),
  )
  await addUnitUsers(db, [{ login: CAST.unit, unit_no: CAST.unit, name: 'การเงิน' }])
})
afterAll(() => connection.close())

function loginOf(role: StaffRole): string {
  return `only.${role}`
}

/** The addresses of what is the first member's alone. */
async function statementsOfFirst(db: Db) {
  const authorization = `Bearer ${await tokenOf(db, 'member A')}`
  const statementIn = async (feed: string) => {
    const { body } = await app.inject({ url: `/api/member/${feed}`, headers: { authorization } })
    return /"statement":"([^"]+)"/.exec(body)?.[1] ?? `no ${feed}`
  }
  return { '{loan}': await statementIn('loan'), '{deposit}': await statementIn('deposit') }
}

function isWritten(name: string): boolean {
  return name.startsWith('POST ')
}

interface Question {
  name: string
  row: Row
  token: string | undefined
  /** A network of its own, or a limit would answer in the guard's place. */
  network: string
  statements?: Record<string, string>
}

async function answerTo({ name, row, token, network, statements = {} }: Question): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const url = (row.at ?? path).replace(/\{\w+\}/, (place) => statements[place] ?? place)
  const { statusCode } = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...row.headers, ...(token && { authorization: `Bearer ${token}` }) },
    remoteAddress: `127.${network}.1`,
  })
  return statusCode
}

test('SEC-24 every route has a row in the matrix, and every row a route', () => {
  const routes = app.doors.map(({ name }) => name).filter((name) => !name.startsWith('HEAD '))
  expect(Object.keys(ROWS).sort()).toEqual(routes.sort())
})

test('SEC-24 whose figures a member’s call may tell is written down, and of a loan that is asked for neither side has a field for the other’s', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const replies = memberReplies(paths)
  // None is left out: every call of members is looked through.
  const doors = app.doors
    .map(({ name }) => name.replaceAll(/:(\w+)/g, '{$1}'))
    .filter((name) => /^(GET|POST) \/api\/member\//.test(name))
  const seen = replies.map(([name]) => name)
  expect(doors.filter((name) => !seen.includes(name))).toEqual([])
  for (const reply of replies) expect(othersFigures(reply), reply[0]).toEqual([])
  const ofLoans = replies.filter(([name]) => /\/member\/(loan_request|coll\/asks)/.test(name))
  expect(Object.fromEntries(ofLoans)).toEqual(
    Object.fromEntries(
      Object.entries(LOAN_FIELDS).map(([name, fields]) => [name, [...fields].sort()]),
    ),
  )
})

test('SEC-24 every route that is read answers everybody as the matrix says', {
  timeout: 240_000,
}, async () => {
  const { db } = connection
  const statements = await statementsOfFirst(db)
  // For all of it: no call that reads ends a session, or who asks next would be told so.
  const tokens = new Map<Caller, string | undefined>()
  for (const caller of CALLERS) tokens.set(caller, await tokenOf(db, caller))
  const wrong: string[] = []
  for (const [index, { name }] of app.doors.entries()) {
    const row: Row | undefined = ROWS[name]
    if (!row || isWritten(name)) continue
    for (const [at, caller] of CALLERS.entries()) {
      const network = `${at + 1}.${index % 250}`
      const token = tokens.get(caller)
      const answer = await answerTo({ name, row, token, network, statements })
      const right = expected(name, caller)
      if (answer !== right) wrong.push(`${name} answers ${caller} ${answer} instead of ${right}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a role may do what is written down for it, and nothing else', () => {
  const permissions = Object.keys(ROLES_THAT_MAY) as Permission[]
  const roles: Record<string, readonly StaffRole[]> = ROLES_THAT_MAY
  for (const role of STAFF_ROLES) {
    const may = permissions.filter((permission) => roles[permission]?.includes(role))
    expect(may.sort(), role).toEqual([...MAY[role]].sort())
  }
})

test('SEC-24 every route of the back office answers every role by what it takes', {
  timeout: 240_000,
}, async () => {
  const { db } = connection
  const subjects = STAFF_ROLES.filter((role) => role !== 'administrator') // who is `staff` above
  const wrong: string[] = []
  const tokens = new Map<StaffRole, string>()
  for (const role of subjects) {
    const issue = { kind: 'staff', subjectId: loginOf(role), client: CLIENT } as const
    tokens.set(role, (await issueSession(db, issue)).token)
  }
  for (const [index, { name }] of app.doors.entries()) {
    const row = ROWS[name]
    if (!row || !isOfficers(name)) continue
    const takes = takenBy(name)
    if (!takes) wrong.push(`${name}: what it takes is not written down`)
    if (isWritten(name)) continue
    for (const [at, role] of subjects.entries()) {
      const isAllowed = takes !== undefined && MAY[role].includes(takes)
      const question = { name, row, token: tokens.get(role), network: `${at + 20}.${index % 250}` }
      const answer = await answerTo(question)
      // The very answer is the administrator's above; here it may be the second of its kind.
      const isIn = answer === row.ok || (answer !== 401 && answer !== 403 && answer < 500)
      if (isAllowed ? !isIn : answer !== 403) wrong.push(`${name} answers ${role} ${answer}`)
    }
  }
  expect(wrong).toEqual([])
})
