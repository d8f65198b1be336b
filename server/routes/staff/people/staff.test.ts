import type { FastifyInstance } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { firstCode } from '#server/identity/staff/manage-staff.ts'
import { totpCode } from '#server/identity/totp.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'

const PASSWORD = 'ดอกไม้ป่าริมทางเขียว'

async function givenAdministrator(db: Db) {
  const { token } = await givenOfficer(db, { login: 'chief', roles: ['administrator'] })
  return { authorization: `Bearer ${token}` }
}

function post(app: FastifyInstance, url: string, payload: object, headers: object = {}) {
  return app.inject({ method: 'POST', url, payload, headers: { ...headers } })
}

async function people(app: FastifyInstance, headers: object) {
  const reply = await app.inject({ url: '/api/admin/staff', headers: { ...headers } })
  return reply.json().data.people as { login: string; stands: string; changed_at: string }[]
}

/** From the code to the first page, as the setup page does it. */
async function setUp(app: FastifyInstance, code: string, words: object = {}) {
  const begun = await post(app, '/api/admin/auth/setup', { code, password: PASSWORD, ...words })
  if (begun.statusCode !== 200) return begun
  const { ticket, enrolment } = begun.json().data
  const now = totpCode(enrolment.secret, new Date())
  return post(app, '/api/admin/auth/totp', { ticket, code: now })
}

test('SEC-08 the first administrator comes by a code of the server, once, and only while there is nobody', async ({
  db,
  app,
}) => {
  const tell = async () => undefined
  const { code } = await firstCode(db, { name: 'server', secret: app.secrets.csrf, tell })
  const typed = code.toLowerCase().replaceAll('-', '')
  const asked = await post(app, '/api/admin/auth/setup/code', { code: typed })
  expect(asked.json().data).toEqual({ is_first: true, login: '', name: '' })

  const words = { login: 'Orathai', name: 'อรทัย แสงทอง' }
  expect((await setUp(app, code, { ...words, login: 'อรทัย' })).statusCode).toBe(400)
  const short = { code, ...words, password: 'สั้นเกินไป' }
  expect((await post(app, '/api/admin/auth/setup', short)).statusCode).toBe(400)
  const inside = await setUp(app, code, words)
  expect(inside.json().data.officer).toMatchObject({ login: 'orathai', roles: ['administrator'] })
  expect((await setUp(app, code, { ...words, login: 'other' })).statusCode).toBe(400)

  const late = await firstCode(db, { name: 'server', secret: app.secrets.csrf, tell })
  expect((await setUp(app, late.code, { ...words, login: 'other' })).statusCode).toBe(400)
  expect(JSON.stringify(await db.selectFrom('staff_code').selectAll().execute())).not.toContain(
    code,
  )
})

test('SEC-12 an administrator adds a colleague by a code, and never sets a password', async ({
  db,
  app,
}) => {
  const headers = await givenAdministrator(db)
  const asked = { login: 'new.one', name: 'ใหม่ มาดี', roles: ['editor'] }
  const added = await post(app, '/api/admin/staff', asked, headers)
  expect(added.json().data).toMatchObject({
    login: 'new.one',
    code: expect.stringMatching(/^(\w{4}-){2}\w{4}$/),
  })
  expect((await people(app, headers)).find(({ login }) => login === 'new.one')?.stands).toBe(
    'waiting',
  )
  expect((await post(app, '/api/admin/staff', asked, headers)).statusCode).toBe(409)
  expect((await post(app, '/api/admin/staff', { ...asked, login: 'Ö' }, headers)).statusCode).toBe(
    400,
  )
  expect(
    (await post(app, '/api/admin/staff', { ...asked, roles: ['king'] }, headers)).statusCode,
  ).toBe(400)

  const { code } = added.json().data
  expect((await setUp(app, code)).json().data.officer).toMatchObject({ login: 'new.one' })
  expect((await people(app, headers)).find(({ login }) => login === 'new.one')?.stands).toBe(
    'ready',
  )

  // The phone is lost: what they had is worth nothing, and a new code lets them begin anew.
  const anew = await post(app, '/api/admin/staff/new.one/code', {}, headers)
  const login = { login: 'new.one', password: PASSWORD }
  expect((await post(app, '/api/admin/auth/login', login)).statusCode).toBe(401)
  expect((await setUp(app, anew.json().data.code)).statusCode).toBe(200)
  expect((await post(app, '/api/admin/staff/chief/code', {}, headers)).statusCode).toBe(409)

  const told = await db
    .selectFrom('audit_event')
    .select(['actor', 'action'])
    .orderBy('seq')
    .execute()
  expect(told.filter(({ actor }) => actor === 'staff:chief').map(({ action }) => action)).toEqual([
    'staff.add',
    'staff.code',
  ])
})

test('there is always an administrator, and nobody overwrites a colleague’s change unseen', async ({
  db,
  app,
}) => {
  const headers = await givenAdministrator(db)
  const [chief] = await people(app, headers)
  const change = { name: 'กมลชนก ดีพร้อม', roles: ['editor'], seen: chief?.changed_at }
  const demote = () => post(app, '/api/admin/staff/chief', change, headers)
  expect((await demote()).statusCode).toBe(409)
  expect(
    (await post(app, '/api/admin/staff/chief/suspension', { suspended: true }, headers)).statusCode,
  ).toBe(409)

  await addStaff(db, [
    { login: 'second', name: 'คนที่สอง', roles: ['administrator'], disabled_at: null },
  ])
  const suspend = (suspended: boolean) =>
    post(app, '/api/admin/staff/second/suspension', { suspended }, headers)
  expect((await suspend(true)).statusCode).toBe(200)
  expect((await demote()).statusCode).toBe(409) // whoever is suspended does not count
  expect((await suspend(false)).statusCode).toBe(200)
  expect((await demote()).statusCode).toBe(200)
  expect((await demote()).statusCode).toBe(403) // and is no administrator from the next call on

  const { token } = await givenOfficer(db, { login: 'third', roles: ['administrator'] })
  const stale = await post(app, '/api/admin/staff/chief', change, {
    authorization: `Bearer ${token}`,
  })
  expect(stale.statusCode).toBe(409)
})
