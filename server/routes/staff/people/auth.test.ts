import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { sealOpenTotps } from '#database/queries/identity/staff-factor.ts'
import { codeInDrawing } from '#documents/support/qr-reader.ts'
import { hashPassword } from '#server/identity/password.ts'
import { totpCode } from '#server/identity/totp.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'

const PASSWORD = 'a password only this officer knows'
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const STEP_MS = 30_000
const LOGIN = '/api/admin/auth/login'
const CODE = '/api/admin/auth/totp'
const WHO = '/api/admin/auth/getAuthUser'

async function givenStaff(db: Db, { login = 'somsri', secret = SECRET as string | null } = {}) {
  await addStaff(db, [{ login, name: 'สมศรี งานดี', roles: ['editor'], disabled_at: null }])
  const password_hash = await hashPassword(PASSWORD)
  await addCredentials(db, [
    {
      kind: 'staff',
      login,
      password_hash,
      totp_sealed: secret === null ? null : SEALING.seal(secret),
    },
  ])
  return login
}

function post(app: FastifyInstance, url: string, payload: object, headers: object = {}) {
  return app.inject({ method: 'POST', url, payload, headers: { ...headers } })
}

async function ticketFor(app: FastifyInstance, login: string): Promise<string> {
  return (await post(app, LOGIN, { login, password: PASSWORD })).json().data.ticket
}

function codeAt(steps: number): string {
  return totpCode(SECRET, new Date(Date.now() + steps * STEP_MS))
}

test('SEC-09 an officer needs the password and a code of the moment', async ({ db, app }) => {
  const login = await givenStaff(db)

  const first = await post(app, LOGIN, { login: ' SomSri ', password: PASSWORD })
  expect(first.json().data).toEqual({ ticket: expect.stringMatching(/^cp1_/), step: 'code' })
  const { ticket } = first.json().data
  const asToken = { authorization: `Bearer ${ticket.replace('cp1_', 'cs1_')}` }
  expect((await post(app, WHO, {}, asToken)).statusCode).toBe(401)

  const second = await post(app, CODE, { ticket, code: codeAt(0) })
  expect(second.json().data).toMatchObject({
    token: expect.stringMatching(/^cs1_/),
    officer: { login, name: 'สมศรี งานดี', permissions: ['own', 'content', 'announce'] },
  })
  const authorization = `Bearer ${second.json().data.token}`
  const who = await post(app, WHO, {}, { authorization })
  expect(who.json().data).toMatchObject({ login, roles: ['editor'], recovery_codes_left: 0 })

  await post(app, '/api/admin/auth/logout', {}, { authorization })
  expect((await post(app, WHO, {}, { authorization })).statusCode).toBe(401)
})

test('SEC-09 SEC-14 a code is good once, for half a minute either way, and five tries', async ({
  db,
  app,
}) => {
  const login = await givenStaff(db)
  const used = codeAt(0)
  expect(
    (await post(app, CODE, { ticket: await ticketFor(app, login), code: used })).statusCode,
  ).toBe(200)

  const ticket = await ticketFor(app, login)
  const status = async (code: string) => (await post(app, CODE, { ticket, code })).statusCode
  expect(await status(used)).toBe(400) // seen over a shoulder
  expect(await status(codeAt(-1))).toBe(400) // older than what was used
  expect(await status(codeAt(3))).toBe(400) // a minute and a half too early
  expect(await status('000000')).toBe(400)
  expect(await status('x')).toBe(400)
  expect(await status(codeAt(1))).toBe(401) // right, but the sixth try

  const late = await ticketFor(app, login)
  await db.updateTable('staff_ticket').set({ expires_at: sql`now()` }).execute()
  expect((await post(app, CODE, { ticket: late, code: codeAt(1) })).statusCode).toBe(401)
  const refused = await db
    .selectFrom('audit_event')
    .select('detail')
    .where('action', '=', 'staff.login')
    .where('outcome', '=', 'refused')
    .execute()
  expect(refused).toHaveLength(5)
  expect(JSON.stringify(refused)).not.toContain(used)
})

test('a wrong password, a stranger and somebody who left hear the same', async ({ db, app }) => {
  const login = await givenStaff(db)
  const wrong = await post(app, LOGIN, { login, password: 'guessed' })
  const stranger = await post(app, LOGIN, { login: 'nobody', password: PASSWORD })
  await db.updateTable('staff').set({ disabled_at: new Date() }).execute()
  const left = await post(app, LOGIN, { login, password: PASSWORD })

  expect([wrong, stranger, left].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  expect(new Set([wrong, stranger, left].map((reply) => reply.json().error)).size).toBe(1)
  // A password typed into the wrong field is written down nowhere.
  await post(app, LOGIN, { login: PASSWORD, password: 'x' })
  const told = JSON.stringify(await db.selectFrom('audit_event').select('detail').execute())
  expect(told).toContain(login)
  expect(told).not.toContain(PASSWORD)
})

test('whoever has no authenticator is shown a secret, proves it and gets recovery codes once', async ({
  db,
  app,
}) => {
  const login = await givenStaff(db, { secret: null })
  const { ticket, step, enrolment } = (await post(app, LOGIN, { login, password: PASSWORD })).json()
    .data
  expect(step).toBe('enrol')
  const [kind, drawing = ''] = enrolment.qr.split(',')
  expect(kind).toBe('data:image/svg+xml')
  expect(await codeInDrawing(Buffer.from(decodeURIComponent(drawing)))).toMatch(
    `otpauth://totp/${login}?secret=${enrolment.secret}&issuer=`,
  )
  const code = totpCode(enrolment.secret, new Date())

  const wrong = await post(app, CODE, { ticket, code: code === '000000' ? '000001' : '000000' })
  expect(wrong.statusCode).toBe(400)
  const { recovery_codes } = (await post(app, CODE, { ticket, code })).json().data
  expect(new Set(recovery_codes).size).toBe(10)
  const kept = await db.selectFrom('staff_recovery_code').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(recovery_codes[0])

  // In the place of a lost phone, typed as people type, and once.
  const typed = recovery_codes[0].toLowerCase().replaceAll('-', ' ')
  const next = await ticketFor(app, login)
  const inAgain = await post(app, CODE, { ticket: next, recovery_code: typed })
  expect(inAgain.json().data.officer.recovery_codes_left).toBe(9)
  const last = await ticketFor(app, login)
  const again = await post(app, CODE, { ticket: last, recovery_code: typed })
  expect(again.statusCode).toBe(400)
})

test('SEC-16 before something grave an officer proves once more who they are, and gets a new token', async ({
  db,
  app,
}) => {
  const { login, token } = await givenOfficer(db, { roles: ['administrator'] })
  const password_hash = await hashPassword(PASSWORD)
  await addCredentials(db, [
    { kind: 'staff', login, password_hash, totp_sealed: SEALING.seal(SECRET) },
  ])
  const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` })
  const GRAVE = '/api/admin/account/recovery-codes'
  const UP = '/api/admin/auth/step-up'
  const grow = () =>
    db.updateTable('session').set({ created_at: sql`now() - interval '6 minutes'` }).execute()
  await grow()

  const refused = await post(app, GRAVE, {}, as(token))
  expect(refused.statusCode).toBe(403)
  expect(refused.json().needs).toBe('step_up')
  expect((await post(app, WHO, {}, as(token))).statusCode).toBe(200)
  expect((await post(app, UP, { password: 'guessed' }, as(token))).statusCode).toBe(400)
  expect((await post(app, UP, {}, as(token))).statusCode).toBe(400)

  const byPassword = (await post(app, UP, { password: PASSWORD }, as(token))).json().data.token
  expect((await post(app, GRAVE, {}, as(byPassword))).json().data.recovery_codes).toHaveLength(10)
  await grow()
  expect((await post(app, GRAVE, {}, as(byPassword))).statusCode).toBe(403)
  const byCode = (await post(app, UP, { code: codeAt(0) }, as(byPassword))).json().data.token
  expect((await post(app, GRAVE, {}, as(byCode))).statusCode).toBe(200)
  await db
    .updateTable('session')
    .set({ superseded_at: sql`superseded_at - interval '2 minutes'` })
    .execute()
  expect((await post(app, WHO, {}, as(token))).statusCode).toBe(401)
})

test('SEC-19 what is taken away from an officer is gone at the next call', async ({ db, app }) => {
  const { token } = await givenOfficer(db, { roles: ['administrator', 'editor'] })
  const headers = { authorization: `Bearer ${token}` }
  const staff = async () => (await app.inject({ url: '/api/admin/staff', headers })).statusCode
  const own = async () => (await app.inject({ url: '/api/admin/overview', headers })).statusCode

  expect(await staff()).toBe(200)
  await db
    .updateTable('staff')
    .set({ roles: ['editor'] })
    .execute()
  expect([await staff(), await own()]).toEqual([403, 200])
  await db.updateTable('staff').set({ disabled_at: new Date() }).execute()
  expect([await staff(), await own()]).toEqual([401, 401])
  const denied = await db
    .selectFrom('audit_event')
    .select(['actor', 'detail'])
    .where('action', '=', 'staff.denied')
    .execute()
  expect(denied).toEqual([{ actor: 'staff:officer', detail: { route: '/api/admin/staff' } }])
})

test('what an authenticator is made from is nowhere in the tables to be read, not even from before', async ({
  db,
  app,
}) => {
  const login = await givenStaff(db, { secret: null })
  await db.updateTable('credential').set({ totp_secret: SECRET }).execute()

  await sealOpenTotps(db, SEALING)

  const ticket = await ticketFor(app, login)
  expect((await post(app, CODE, { ticket, code: codeAt(0) })).statusCode).toBe(200)
  const newcomer = await givenStaff(db, { login: 'newcomer', secret: null })
  const { enrolment } = (await post(app, LOGIN, { login: newcomer, password: PASSWORD })).json()
    .data
  const kept = await sql<{ row: string }>`
    select credential::text as row from credential union all select staff_ticket::text from staff_ticket`.execute(
    db,
  )
  const rows = kept.rows.map(({ row }) => row).join()
  expect(rows).toContain(newcomer)
  // As letters, or as PostgreSQL shows bytes.
  for (const secret of [SECRET, enrolment.secret]) {
    expect(rows).not.toContain(secret)
    expect(rows).not.toContain(Buffer.from(secret).toString('hex'))
  }
})
