import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { addTicket } from '#database/queries/identity/one-time-code.ts'
import { keyedHash } from '#server/http/visitor.ts'
import { newTicket, ticketHash } from '#server/identity/recovery/codes.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import {
  addKey,
  challengeAtDoor,
  challengeToProve,
  type PasskeyBrowser,
} from '#tests/support/given/passkeys.ts'

const ONLY = '/api/member/keys/only'
const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'

async function memberWithKeyOnly(app: FastifyInstance, db: Db) {
  const phone = await givenBrowser(app)
  const no = await givenAccount(db)
  await phone.login(no, PASSWORD)
  const key = await addKey(phone)
  const change = async (only: boolean) =>
    phone.post(ONLY, { only, passkey: key.sign(await challengeToProve(phone)) })
  const set = await change(true)
  expect(set.statusCode, set.body).toBe(200)
  return { phone, no, key, change }
}

/** As the counter's slip gives it, or a code by SMS. */
async function ticketFor(
  { server }: { server: FastifyInstance },
  browser: PasskeyBrowser,
  { membershipNo, by }: { membershipNo: string; by: 'slip' | 'sms' },
): Promise<string> {
  const ticket = newTicket()
  const visitor = keyedHash(`recovery|${browser.cookies.get('__Host-pre')}`, server.secrets.csrf)
  await addTicket(server.db, {
    by: 'slip',
    purpose: 'forget',
    visitor,
    reference: 'ABCDEF',
    membershipNo,
    ticketHash: ticketHash(ticket),
  })
  await server.db.updateTable('one_time_code').set({ channel: by }).execute()
  return ticket
}

test('SEC-61 a member who wants only passkeys is let in by the key, and the right password opens nothing', async ({
  db,
  app,
}) => {
  const { phone, no, key, change } = await memberWithKeyOnly(app, db)
  const thief = await givenBrowser(app)
  const refused = await thief.login(no, PASSWORD)
  expect(refused.statusCode).toBe(401)
  expect(refused.json().error).toContain('พาสคีย์เท่านั้น')
  expect(refused.json()).not.toHaveProperty('token')
  const wrong = await thief.login(no, 'ไม่ใช่รหัสผ่าน')
  expect(wrong.json().error, 'whoever does not know it hears nothing').not.toContain('พาสคีย์เท่านั้น')

  const passkey = key.sign(await challengeAtDoor(thief))
  expect((await thief.post('/api/member/auth/passkey', { passkey })).statusCode).toBe(200)
  const byPassword = await phone.post('/api/member/keys/begin', { mem_password: PASSWORD })
  expect(byPassword.statusCode, 'nor does it prove anybody').toBe(400)
  const [{ passkey_id }] = (await phone.get('/api/member/keys')).json().data.keys
  const proof = key.sign(await challengeToProve(phone))
  const last = await phone.post('/api/member/keys/removal', { passkey_id, passkey: proof })
  expect(last.statusCode, 'the last key').toBe(409)
  expect((await change(true)).statusCode, 'twice').toBe(409)

  expect((await change(false)).statusCode).toBe(200)
  expect((await thief.login(no, PASSWORD)).statusCode).toBe(200)
  const acts = await db
    .selectFrom('audit_event')
    .select('action')
    .where('action', 'in', ['passkey.only', 'passkey.not_only'])
    .orderBy('seq')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['passkey.only', 'passkey.not_only'])
})

test('SEC-12 whoever lost every key is helped at the counter; a code by SMS sets no password', async ({
  db,
  app,
}) => {
  const { no } = await memberWithKeyOnly(app, db)
  const home = await givenBrowser(app)
  const words = { mem_password: NEW_PASSWORD }
  const bySms = await ticketFor({ server: app }, home, { membershipNo: no, by: 'sms' })
  const refused = await home.post('/api/member/forget', { ticket: bySms, ...words })
  expect(refused.statusCode, refused.body).toBe(409)
  expect((await home.login(no, NEW_PASSWORD)).statusCode).toBe(401)

  const bySlip = await ticketFor({ server: app }, home, { membershipNo: no, by: 'slip' })
  const set = await home.post('/api/member/forget', { ticket: bySlip, ...words })
  expect(set.statusCode, set.body).toBe(200)
  expect((await home.login(no, NEW_PASSWORD)).statusCode).toBe(200)
})

test('SEC-61 a page of another host that passes everything on gets no session, whatever its visitor does', async ({
  db,
  app,
}) => {
  const { no, key } = await memberWithKeyOnly(app, db)
  await db.deleteFrom('session').execute()
  const falseSite = 'https://coop-example.evil.test'
  // What it sends us looks as if it came from our own page; what the device signed it cannot change.
  const proxy = await givenBrowser(app, '10.7.7.7')
  expect((await proxy.login(no, PASSWORD)).statusCode, 'the password is typed there').toBe(401)
  const signings = {
    'a device signs for the page that it sees': {
      origin: falseSite,
      rpId: 'coop-example.evil.test',
    },
    'as if devices did not compare': { origin: falseSite },
    'or only the host is another': { rpId: 'evil.test' },
    'or the page is inside ours': { origin: 'https://coop.example.evil.test' },
    'or not over TLS': { origin: 'http://coop.example' },
    'or on another port': { origin: 'https://coop.example:8443' },
  }
  for (const [what, as] of Object.entries(signings)) {
    const passkey = key.sign(await challengeAtDoor(proxy), as)
    const refused = await proxy.post('/api/member/auth/passkey', { passkey })
    expect(refused.statusCode, what).toBe(401)
    expect(refused.json(), what).not.toHaveProperty('token')
  }
  const honest = await app.inject({
    method: 'POST',
    url: '/api/member/auth/passkey/challenge',
    headers: { origin: falseSite, host: 'coop-example.evil.test' },
    payload: {},
  })
  expect(honest.statusCode, 'and one that says where it is gets not even a challenge').toBe(403)
  const asked = await challengeAtDoor(proxy)
  expect(asked.rp_id, 'the site is what the settings say').toBe('coop.example')
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
})

test('a passkey is offered at the third sign-in by password on a phone, once, and again after ninety days', async ({
  db,
  app,
}) => {
  const phone = await givenBrowser(app)
  const no = await givenAccount(db)
  const isOffered = async () => (await phone.login(no, PASSWORD)).json().offer_passkey === true
  expect([await isOffered(), await isOffered(), await isOffered(), await isOffered()]).toEqual([
    false,
    false,
    true,
    false,
  ])
  await db
    .updateTable('passkey_offer')
    .set({ offered_at: sql`now() - interval '91 days'` })
    .execute()
  expect(await isOffered()).toBe(true)
  await addKey(phone)
  await db.updateTable('passkey_offer').set({ offered_at: null }).execute()
  expect(await isOffered(), 'whoever has one is not asked').toBe(false)
})
