// The site that writes are tried on: a night, its pages, everybody signed in, and nothing that is tried stays.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { asDb, type Connection, connect, type Db } from '#database/core/connect.ts'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/identity/staff-role.ts'
import { issueSession } from '#server/identity/session.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { hashedPassword } from '../../given/account.ts'
import { givenDemoSite } from '../../given/demo-site.ts'
import { givenCommandApp } from '../../night/command-app.ts'
import { givenNight } from '../../night/night.ts'
import { MAY, takenBy } from '../roles.ts'
import { CALLERS, type Caller, isAllowed } from '../routes.ts'
import { CAST, PLAN, type Sent, type World } from './world.ts'

const CLIENT = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
const OTHER_ROLES = STAFF_ROLES.filter((role) => role !== 'administrator') // who is `staff`

export interface Asker {
  name: Caller | StaffRole
  token: string | undefined
}

export interface MatrixSite {
  app: FastifyInstance
  connection: Connection
  world: World
  askers: Asker[]
  close(): Promise<void>
}

export async function givenMatrixSite(name: string): Promise<MatrixSite> {
  const { database } = await givenNight(name, PLAN)
  const connection = connect(database.app, 4)
  const { app } = await givenCommandApp(connection.db, database)
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
export async function givenPages({ app, world: { database } }: MatrixSite): Promise<void> {
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

export function loginOf(role: StaffRole): string {
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

export function mayAsk(route: string, { name }: Asker): boolean {
  if (isCaller(name)) return isAllowed(route, name)
  const takes = takenBy(route)
  return takes !== undefined && MAY[name].includes(takes)
}

export function isCaller(name: Caller | StaffRole): name is Caller {
  return (CALLERS as readonly string[]).includes(name)
}

let requests = 0

export async function answerTo({ app }: MatrixSite, route: string, { token }: Asker, asked: Sent) {
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

/** In a transaction that is undone, with settings of its own; what is tried in `eachUndone` does not meet what is tried after it. */
export async function undone(
  { app, connection }: MatrixSite,
  work: (trx: Db, eachUndone: (tried: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { settings } = app
  const trx = await connection.db.startTransaction().execute()
  Object.assign(app, { db: trx, settings: structuredClone(settings), senders: undefined })
  forgetContent(app)
  try {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    let isSaved = false
    await work(asDb(trx), async (tried) => {
      // What was gone back to is still there for the next.
      if (!isSaved) await sql`savepoint tried`.execute(trx)
      isSaved = true
      await tried()
      await sql`rollback to savepoint tried`.execute(trx)
    })
  } finally {
    await trx.rollback().execute()
    Object.assign(app, { db: connection.db, settings })
    forgetContent(app)
  }
}
