import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAccount, givenBrowser, PASSWORD } from '#tests/support/given/account.ts'
import { Authenticator } from '#tests/support/given/authenticator.ts'
import {
  addKey,
  challengeAtDoor,
  challengeToProve,
  type PasskeyBrowser,
} from '#tests/support/given/passkeys.ts'

const DOOR = '/api/member/auth/passkey'
const KEYS = '/api/member/keys'
const WHO = '/api/member/auth/getAuthUser'

async function memberWithKey(db: Db, browser: PasskeyBrowser, key = new Authenticator()) {
  const membershipNo = await givenAccount(db)
  await browser.login(membershipNo, PASSWORD)
  return { membershipNo, key: await addKey(browser, { key }) }
}

test('SEC-61 a member adds a passkey with the password, signs in by it on another visit, names it and removes it', async ({
  db,
  app,
}) => {
  const desk = await givenBrowser(app)
  const { membershipNo, key } = await memberWithKey(db, desk)
  const [stored] = (await desk.get(KEYS)).json().data.keys
  expect(stored).toMatchObject({ name: 'โทรศัพท์ของฉัน', last_used_at: null, blocked: false })

  const phone = await givenBrowser(app)
  const passkey = key.sign(await challengeAtDoor(phone))
  const entered = await phone.post(DOOR, { passkey })
  expect(entered.json(), entered.body).toMatchObject({ rc_code: '1', membership_no: membershipNo })
  phone.takeToken(entered.json().token)
  expect((await phone.post(WHO)).statusCode).toBe(200)

  const passkey_id = stored.passkey_id
  await phone.post(`${KEYS}/name`, { passkey_id, name: 'กุญแจที่บ้าน' })
  expect((await phone.get(KEYS)).json().data.keys[0]).toMatchObject({ name: 'กุญแจที่บ้าน' })
  const proof = key.sign(await challengeToProve(phone))
  const removed = await phone.post(`${KEYS}/removal`, { passkey_id, passkey: proof })
  expect(removed.statusCode, removed.body).toBe(200)
  expect((await phone.get(KEYS)).json().data.keys).toEqual([])

  const again = key.sign(await challengeAtDoor(phone))
  expect((await phone.post(DOOR, { passkey: again })).statusCode).toBe(401)
  const acts = await db
    .selectFrom('audit_event')
    .select(['action', 'outcome'])
    .where('subject_no', '=', membershipNo)
    .where('action', 'like', 'passkey.%')
    .orderBy('seq')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual([
    'passkey.add',
    'passkey.rename',
    'passkey.remove',
  ])
})

test('SEC-61 a key is refused that signed on another site, for another site, without its owner, or something else', async ({
  db,
  app,
}) => {
  const phone = await givenBrowser(app)
  const { key } = await memberWithKey(db, phone)
  const wrong = {
    'a page of another host': { origin: 'https://coop.example.evil.test' },
    'another host’s key': { rpId: 'evil.test' },
    'nobody’s finger, face or PIN': { userVerified: false },
    'somebody else’s name': { userHandle: Buffer.alloc(32).toString('base64url') },
    'another act': { type: 'webauthn.create' },
  }
  for (const [what, as] of Object.entries(wrong)) {
    const passkey = key.sign(await challengeAtDoor(phone), as)
    expect((await phone.post(DOOR, { passkey })).statusCode, what).toBe(401)
  }
  const asked = await challengeAtDoor(phone)
  const stranger = new Authenticator().sign(asked, { userHandle: 'AAAA' })
  expect((await phone.post(DOOR, { passkey: stranger })).statusCode).toBe(401)
  const forged = { ...key.sign(await challengeAtDoor(phone)), signature: 'AAAA' }
  expect((await phone.post(DOOR, { passkey: forged })).statusCode).toBe(401)
  const good = key.sign(await challengeAtDoor(phone))
  expect((await phone.post(DOOR, { passkey: good })).statusCode).toBe(200)
})

test('SEC-62 a challenge is good once, for five minutes, in the browser and for the purpose it was asked for', async ({
  db,
  app,
}) => {
  const [desk, phone, other] = [
    await givenBrowser(app),
    await givenBrowser(app),
    await givenBrowser(app),
  ]
  const { key } = await memberWithKey(db, desk)
  const asked = await challengeAtDoor(phone)
  expect(Buffer.from(asked.challenge, 'base64url')).toHaveLength(32)
  const passkey = key.sign(asked)
  expect((await other.post(DOOR, { passkey })).statusCode, 'another browser').toBe(400)
  expect((await phone.post(DOOR, { passkey })).statusCode).toBe(200)
  expect((await phone.post(DOOR, { passkey })).statusCode, 'a second time').toBe(400)

  const late = await challengeAtDoor(phone)
  await db.updateTable('passkey_challenge').set({ expires_at: sql`now()` }).execute()
  expect((await phone.post(DOOR, { passkey: key.sign(late) })).statusCode, 'late').toBe(400)
  const toProve = key.sign(await challengeToProve(desk))
  expect((await desk.post(DOOR, { passkey: toProve })).statusCode, 'to prove').toBe(400)
  const ours = { challenge: Buffer.alloc(32, 7).toString('base64url'), rp_id: asked.rp_id }
  expect((await phone.post(DOOR, { passkey: key.sign(ours) })).statusCode, 'made up').toBe(400)
})

test('SEC-63 a key whose counter goes back is a copy: refused, blocked, and its owner told', async ({
  db,
  app,
}) => {
  const [desk, phone] = [await givenBrowser(app), await givenBrowser(app)]
  const { key } = await memberWithKey(db, desk)
  const sign = async (counter: number) =>
    phone.post(DOOR, { passkey: key.sign(await challengeAtDoor(phone), { counter }) })
  expect((await sign(5)).statusCode).toBe(200)
  const copied = await sign(5)
  expect(copied.statusCode).toBe(401)
  expect(copied.json().error).toContain('ทำสำเนา')
  expect((await sign(6)).statusCode, 'blocked from now on').toBe(401)
  expect((await desk.get(KEYS)).json().data.keys[0].blocked).toBe(true)
  const told = await db
    .selectFrom('audit_event')
    .select('outcome')
    .where('action', '=', 'passkey.copied')
    .execute()
  expect(told).toEqual([{ outcome: 'refused' }])
})

test('SEC-63 a key that is on several devices counts nothing, and goes on working', async ({
  db,
  app,
}) => {
  const phone = await givenBrowser(app)
  const { key } = await memberWithKey(db, phone, new Authenticator({ synced: true }))
  for (const counter of [0, 0, 3, 1]) {
    const passkey = key.sign(await challengeAtDoor(phone), { counter })
    expect((await phone.post(DOOR, { passkey })).statusCode).toBe(200)
  }
})

test('SEC-61 adding takes a fresh proof, ten at most, and no key that somebody has already', async ({
  db,
  app,
}) => {
  const phone = await givenBrowser(app)
  const { key } = await memberWithKey(db, phone)
  for (const proof of [{}, { mem_password: 'ไม่ใช่รหัสผ่าน' }])
    expect((await phone.post(`${KEYS}/begin`, proof)).statusCode).toBe(400)
  const begin = async () => {
    const passkey = key.sign(await challengeToProve(phone))
    return phone.post(`${KEYS}/begin`, { passkey })
  }
  const again = await phone.post(KEYS, { ...key.create((await begin()).json().data), name: 'เดิม' })
  expect(again.statusCode).toBe(409)
  const unverified = new Authenticator({ userVerified: false })
  const made = unverified.create((await begin()).json().data)
  expect((await phone.post(KEYS, { ...made, name: 'ไม่มี PIN' })).statusCode).toBe(400)
  const elsewhere = new Authenticator({ origin: 'https://evil.test' })
  const foreign = elsewhere.create((await begin()).json().data)
  expect((await phone.post(KEYS, { ...foreign, name: 'เว็บอื่น' })).statusCode).toBe(400)

  const begun = await begin()
  for (let n = 1; n < 10; n++) await addKey(phone, { proof: key })
  expect((await begin()).statusCode).toBe(409)
  const eleventh = new Authenticator().create(begun.json().data)
  expect((await phone.post(KEYS, { ...eleventh, name: 'เกิน' })).statusCode).toBe(409)
})

test('a passkey of somebody else proves nothing, and cannot be named or removed', async ({
  db,
  app,
}) => {
  const [phone, other] = [await givenBrowser(app), await givenBrowser(app)]
  const { key } = await memberWithKey(db, phone)
  await memberWithKey(db, other)
  const [theirs] = (await phone.get(KEYS)).json().data.keys
  const { passkey_id } = theirs
  expect((await other.post(`${KEYS}/name`, { passkey_id, name: 'x' })).statusCode).toBe(404)
  const removal = { passkey_id, mem_password: PASSWORD }
  expect((await other.post(`${KEYS}/removal`, removal)).statusCode).toBe(404)
  const passkey = key.sign(await challengeToProve(other))
  expect((await other.post(`${KEYS}/begin`, { passkey })).statusCode).toBe(400)
})
