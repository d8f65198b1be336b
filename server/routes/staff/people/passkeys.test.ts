import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { totpCode } from '#server/identity/totp.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenBrowser, hashedPassword, PASSWORD } from '#tests/support/given/account.ts'
import { Authenticator } from '#tests/support/given/authenticator.ts'
import { addKey, challengeToProve, type PasskeyBrowser } from '#tests/support/given/passkeys.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const LOGIN = '/api/admin/auth/login'
const SECOND = '/api/admin/auth/totp'
const KEYS = '/api/admin/keys'

/** Signed in with the password and a code, as on the first day. */
async function givenStaff(app: FastifyInstance, db: Db, login = 'somsri') {
  await addStaff(db, [{ login, name: 'สมศรี งานดี', roles: ['editor'], disabled_at: null }])
  const password_hash = await hashedPassword()
  const totp_sealed = SEALING.seal(SECRET)
  await addCredentials(db, [{ kind: 'staff', login, password_hash, totp_sealed }])
  const browser = await givenBrowser(app)
  const { ticket } = await password(browser, login)
  const code = totpCode(SECRET, new Date())
  browser.takeToken((await browser.post(SECOND, { ticket, code })).json().data.token)
  return browser
}

async function password(browser: PasskeyBrowser, login = 'somsri') {
  return (await browser.post(LOGIN, { login, password: PASSWORD })).json().data
}

test('SEC-61 SEC-09 an officer adds a passkey, and signs in with the password and the key in the place of the code', async ({
  db,
  app,
}) => {
  const desk = await givenStaff(app, db)
  const key = await addKey(desk, { area: 'admin', name: 'กุญแจที่โต๊ะ' })
  const who = await desk.post('/api/admin/auth/getAuthUser', {})
  expect(who.json().data.has_passkey).toBe(true)

  const other = await givenBrowser(app)
  const { ticket, step, passkey: asked } = await password(other)
  expect(step).toBe('code')
  const entered = await other.post(SECOND, { ticket, passkey: key.sign(asked) })
  expect(entered.json().data, entered.body).toMatchObject({ officer: { login: 'somsri' } })
  other.takeToken(entered.json().data.token)
  const [stored] = (await other.get(KEYS)).json().data.keys
  expect(stored).toMatchObject({ name: 'กุญแจที่โต๊ะ', last_used_at: expect.any(String) })
  const logins = await recordedEvents(app, 'staff.login')
  expect(logins.map(({ detail }) => detail.by)).toEqual(['code', 'passkey'])

  const { passkey_id } = stored
  await other.post(`${KEYS}/name`, { passkey_id, name: 'กุญแจสำรอง' })
  expect((await other.get(KEYS)).json().data.keys[0].name).toBe('กุญแจสำรอง')
  expect((await other.post(`${KEYS}/removal`, { passkey_id })).statusCode).toBe(200)
  const again = await password(await givenBrowser(app))
  expect(again).toEqual({ ticket: expect.any(String), step: 'code' })
})

test('SEC-61 SEC-09 no key opens the back office without its owner’s password, for another officer, twice or from elsewhere', async ({
  db,
  app,
}) => {
  const key = await addKey(await givenStaff(app, db), { area: 'admin' })
  const theirs = await addKey(await givenStaff(app, db, 'colleague'), { area: 'admin' })
  const door = await givenBrowser(app)
  expect((await door.post('/api/admin/auth/passkey', {})).statusCode).toBe(404)
  expect((await door.post(LOGIN, { login: 'somsri', password: 'x' })).json()).not.toHaveProperty(
    'data',
  )
  const stolen = key.sign((await password(door)).passkey)
  expect((await door.post(SECOND, { ticket: 'cp1_x', passkey: stolen })).statusCode).toBe(401)

  const tries = {
    'somebody else’s key': async () => theirs.sign((await password(door)).passkey),
    'another site': async () =>
      key.sign((await password(door)).passkey, { origin: 'https://evil.test' }),
    'nobody’s finger': async () =>
      key.sign((await password(door)).passkey, { userVerified: false }),
    'another browser’s': async () => key.sign((await password(await givenBrowser(app))).passkey),
  }
  for (const [what, sign] of Object.entries(tries)) {
    const passkey = await sign()
    const { ticket } = await password(door)
    expect((await door.post(SECOND, { ticket, passkey })).statusCode, what).toBe(400)
  }
  const { ticket, passkey: asked } = await password(door)
  const passkey = key.sign(asked)
  expect((await door.post(SECOND, { ticket, passkey })).statusCode).toBe(200)
  const next = await password(door)
  const replayed = await door.post(SECOND, { ticket: next.ticket, passkey })
  expect(replayed.statusCode, 'a second time').toBe(400)
})

test('SEC-16 before something grave a passkey proves the officer once more, and a key is added only after a fresh proof', async ({
  db,
  app,
}) => {
  const desk = await givenStaff(app, db)
  const key = await addKey(desk, { area: 'admin' })
  await db.updateTable('session').set({ created_at: sql`now() - interval '6 minutes'` }).execute()
  const refused = await desk.post(`${KEYS}/begin`, {})
  expect(refused.json(), refused.body).toMatchObject({ needs: 'step_up' })
  const [{ passkey_id }] = (await desk.get(KEYS)).json().data.keys
  expect((await desk.post(`${KEYS}/removal`, { passkey_id })).statusCode).toBe(403)

  const stranger = new Authenticator()
  const wrong = stranger.sign(await challengeToProve(desk, 'admin'), { userHandle: 'AAAA' })
  expect((await desk.post('/api/admin/auth/step-up', { passkey: wrong })).statusCode).toBe(400)
  const passkey = key.sign(await challengeToProve(desk, 'admin'))
  const proved = await desk.post('/api/admin/auth/step-up', { passkey })
  desk.takeToken(proved.json().data.token)
  expect((await desk.post(`${KEYS}/begin`, {})).statusCode).toBe(200)
  const told = await recordedEvents(app, 'staff.step_up')
  expect(told.map(({ outcome }) => outcome)).toEqual(['refused', 'done'])
})

test('SEC-12 whoever begins anew has no keys any more, and it takes two people', async ({
  db,
  app,
}) => {
  const key = await addKey(await givenStaff(app, db), { area: 'admin' })
  app.settings.twoPeople = true
  const { token } = await givenOfficer(db, { login: 'chief', roles: ['administrator'] })
  const asked = { method: 'POST', url: '/api/admin/staff/somsri/code' } as const
  const alone = await app.inject({ ...asked, headers: { authorization: `Bearer ${token}` } })
  expect(alone.json().data, alone.body).toBeUndefined()
  const door = await givenBrowser(app)
  const { ticket, passkey } = await password(door)
  const good = await door.post(SECOND, { ticket, passkey: key.sign(passkey) })
  expect(good.statusCode, 'nothing happens by one alone').toBe(200)

  app.settings.twoPeople = false
  await app.inject({ ...asked, headers: { authorization: `Bearer ${token}` } })
  expect(await db.selectFrom('passkey').selectAll().execute()).toEqual([])
})
