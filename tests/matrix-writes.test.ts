// Every call that writes, asked by everybody with a body that is taken: what is refused would have happened, were it
// not refused. What each needs before it is in tests/support/permissions/writes/.

import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect, type Db } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/identity/staff-role.ts'
import { issueSession } from '#server/identity/session.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { buildTestApp, SEALING_SECRET } from './support/app/test.ts'
import { hashedPassword } from './support/given/account.ts'
import { givenDemoSite } from './support/given/demo-site.ts'
import { givenFolder, givenNight } from './support/night/night.ts'
import { MAY, takenBy } from './support/permissions/roles.ts'
import {
  CALLERS,
  type Caller,
  expected,
  isAllowed,
  isOfficers,
} from './support/permissions/routes.ts'
import { WRITES } from './support/permissions/writes/all.ts'
import { NIGHT_WRITES } from './support/permissions/writes/imports.ts'
import {
  CAST,
  PLAN,
  type Sent,
  type World,
  type Write,
} from './support/permissions/writes/world.ts'

const CLIENT = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
const OTHER_ROLES = STAFF_ROLES.filter((role) => role !== 'administrator') // who is `staff`

interface Asker {
  name: Caller | StaffRole
  token: string | undefined
}

interface Site {
  app: FastifyInstance
  connection: Connection
  world: World
  askers: Asker[]
  close(): Promise<void>
}

let site: Site
let night: Site
beforeAll(async () => {
  site = await givenMatrixSite('matrix_writes')
  await givenPages(site)
  night = await givenMatrixSite('matrix_nights')
}, 120_000)
afterAll(async () => {
  await site.close()
  await night.close()
})

async function givenMatrixSite(name: string): Promise<Site> {
  const { database } = await givenNight(name, PLAN)
  const connection = connect(database.app, 4)
  const dataDir = givenFolder()
  writeFileSync(join(dataDir, 'sealing.key'), SEALING_SECRET, { mode: 0o600 })
  const commandEnv = {
    ...process.env,
    DATABASE_URL: database.app,
    DATABASE_MIGRATE_URL: database.owner,
    DATA_DIR: dataDir,
  }
  const place = { dataDir, commandEnv }
  const app = await buildTestApp(connection.db, [], undefined, undefined, place)
  await app.ready()
  await settle(connection.db)
  const askers = await askersOf(connection.db)
  const { db } = connection
  const tokens = {
    member: tokenOf(askers, 'member A'),
    unit: tokenOf(askers, 'unit'),
    staff: tokenOf(askers, 'staff'),
    colleague: (
      await issueSession(db, { kind: 'staff', subjectId: CAST.colleague, client: CLIENT })
    ).token,
  }
  const close = async () => {
    await app.close()
    await connection.close()
  }
  return { app, connection, world: { app, db, database, tokens }, askers, close }
}

/** Everybody is there and has a password. */
async function settle(db: Db): Promise<void> {
  const officer = (login: string, role: StaffRole) => ({
    login,
    name: `เจ้าหน้าที่ ${login}`,
    roles: [role],
    disabled_at: null,
  })
  await addStaff(db, [
    officer(CAST.officer, 'administrator'),
    officer(CAST.colleague, 'administrator'),
    ...STAFF_ROLES.map((role) => officer(loginOf(role), role)),
  ])
  await addUnitUsers(db, [{ login: CAST.unit, unit_no: CAST.unit, name: 'การเงิน' }])
  const passwordHash = await hashedPassword()
  for (const login of [CAST.officer, CAST.colleague, ...STAFF_ROLES.map(loginOf)])
    await setPasswordHash(db, 'staff', login, passwordHash)
  for (const no of [CAST.a, CAST.b]) await setPasswordHash(db, 'member', no, passwordHash)
  await setPasswordHash(db, 'unit', CAST.unit, passwordHash)
}

/** The site has its pages and a backup, and members agreed to its terms. */
async function givenPages({ app, world: { database } }: Site): Promise<void> {
  await givenDemoSite(app)
  await database.query(`
    insert into terms_acceptance (membership_no, kind, version, sha256, accepted_at)
      select no, kind, version, sha256, now() from terms_version, (values ('${CAST.a}'), ('${CAST.b}')) as people (no)`)
  await database.query(`
    insert into backup (file, made_at, bytes, sha256, rows, sealed, took_ms) values ('a.backup', now(), 1, '', 1, false, 1)`)
  await database.query(`
    insert into restore_drill (file, at, proved, says, took_ms) values ('a.backup', now(), true, 'ครบ', 1)`)
  forgetContent(app)
}

function loginOf(role: StaffRole): string {
  return `only.${role}`
}

async function askersOf(db: Db): Promise<Asker[]> {
  const issued = async (kind: 'member' | 'unit' | 'staff', subjectId: string) =>
    (await issueSession(db, { kind, subjectId, client: CLIENT })).token
  const look = { kind: 'impersonation', actStaff: CAST.officer, grantId: randomUUID() } as const
  const ended = async (end: object) => {
    const token = await issued('member', CAST.a)
    const newest = db.selectFrom('session').select((on) => on.fn.max('created_at').as('at'))
    await db.updateTable('session').set(end).where('created_at', '=', newest).execute()
    return token
  }
  const tokens: Record<Caller, string | undefined> = {
    anonymous: undefined,
    expired: await ended({ idle_expires: sql<Date>`now()` }),
    revoked: await ended({ revoked_at: sql<Date>`now()` }),
    'member A': await issued('member', CAST.a),
    'member B': await issued('member', CAST.b),
    unit: await issued('unit', CAST.unit),
    staff: await issued('staff', CAST.officer),
    impersonation: (await issueSession(db, { ...look, subjectId: CAST.a, client: CLIENT })).token,
  }
  const roles = OTHER_ROLES.map(async (role) => ({
    name: role,
    token: await issued('staff', loginOf(role)),
  }))
  return [...CALLERS.map((name) => ({ name, token: tokens[name] })), ...(await Promise.all(roles))]
}

function tokenOf(askers: Asker[], name: Caller): string {
  return askers.find((asker) => asker.name === name)?.token ?? ''
}

function mayAsk(route: string, { name }: Asker): boolean {
  if (isCaller(name)) return isAllowed(route, name)
  const takes = takenBy(route)
  return takes !== undefined && MAY[name].includes(takes)
}

function isCaller(name: Caller | StaffRole): name is Caller {
  return (CALLERS as readonly string[]).includes(name)
}

/** Roles are asked of the back office only: elsewhere an officer is an officer. */
function askersFor({ askers }: Site, route: string): Asker[] {
  return askers.filter(({ name }) => isCaller(name) || isOfficers(route))
}

let requests = 0

async function answerTo({ app }: Site, route: string, { token }: Asker, asked: Sent) {
  const [, path = ''] = route.split(' ')
  const { at = path, body, headers } = asked
  requests += 1
  return app.inject({
    method: 'POST',
    url: at,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    // A network of its own, or a limit would answer in the guard's place.
    remoteAddress: `127.${1 + (requests % 250)}.${Math.floor(requests / 250) % 250}.1`,
    ...(body !== undefined && { payload: body }),
  })
}

/** What is wrong with this answer, in a sentence. */
async function wrongIn(given: Site, route: string, asker: Asker, asked: Sent): Promise<string[]> {
  const { statusCode, body } = await answerTo(given, route, asker, asked)
  const { name } = asker
  const isTaken = statusCode >= 200 && statusCode < 300
  const isAnothers = asked.isOwn === true && name !== 'staff'
  const refused = isCaller(name) ? expected(route, name) : 403
  const right = mayAsk(route, asker) ? (isAnothers ? 404 : 200) : refused
  if (right === 200 ? isTaken : statusCode === right) return []
  return [`${route} answers ${name} ${statusCode} instead of ${right}: ${body.slice(0, 200)}`]
}

/** SEC-27: one word too many is refused, and not left out in silence. */
async function bentIn(given: Site, route: string, asked: Sent): Promise<string[]> {
  const { body } = asked
  if (typeof body !== 'object' || Buffer.isBuffer(body)) return []
  const [asker] = given.askers.filter((one) => mayAsk(route, one))
  if (!asker) return [`nobody may ask ${route}`]
  const more = { ...asked, body: { ...body, is_admin: true } }
  const { statusCode } = await answerTo(given, route, asker, more)
  return statusCode === 400 ? [] : [`${route} takes one word too many: ${statusCode}`]
}

test('SEC-24 every call that writes has a valid request, and every request a call', () => {
  const writing = site.app.doors.map(({ name }) => name).filter((name) => name.startsWith('POST '))
  expect(Object.keys({ ...WRITES, ...NIGHT_WRITES }).sort()).toEqual(writing.sort())
})

test('SEC-24 SEC-27 every call that writes is taken from whoever may with a valid body, and refused to whoever may not', {
  timeout: 240_000,
}, async () => {
  const wrong: string[] = []
  for (const [route, write] of Object.entries(WRITES)) wrong.push(...(await asked(route, write)))
  expect(wrong).toEqual([])
})

/** In a transaction that is undone, each asker in one of their own: everybody meets the same cooperative. */
async function asked(route: string, write: Write): Promise<string[]> {
  const { app, connection, world } = site
  const { settings } = app
  const trx = await connection.db.startTransaction().execute()
  Object.assign(app, { db: trx, settings: structuredClone(settings), senders: undefined })
  const wrong: string[] = []
  try {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    const request = await write({ ...world, db: trx })
    for (const asker of askersFor(site, route)) {
      const tried = await trx.savepoint('asked').execute()
      wrong.push(...(await wrongIn(site, route, asker, request)))
      await tried.rollbackToSavepoint('asked').execute()
      if (mayAsk(route, asker)) forgetContent(app)
    }
    wrong.push(...(await bentIn(site, route, request)))
  } catch (error) {
    wrong.push(`${route}: ${(error as Error).message}`)
  } finally {
    await trx.rollback().execute()
    Object.assign(app, { db: connection.db, settings })
    forgetContent(app)
  }
  return wrong
}

test('SEC-24 nor does anybody else load, publish or take back a night', {
  timeout: 240_000,
}, async () => {
  const wrong: string[] = []
  for (const [route, write] of Object.entries(NIGHT_WRITES)) {
    const request = await write(night.world)
    const askers = askersFor(night, route)
    const shutOut = askers.filter((asker) => !mayAsk(route, asker))
    wrong.push(...(await bentIn(night, route, request)))
    const administrator = askers.filter(({ name }) => name === 'staff')
    for (const asker of [...shutOut, ...administrator])
      wrong.push(...(await wrongIn(night, route, asker, request)))
  }
  expect(wrong).toEqual([])
})
