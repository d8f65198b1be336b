import { expect, test } from 'vitest'
import { setPasswordHash } from '#database/queries/identity/credential.ts'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { givenBrowser, hashedPassword, PASSWORD } from '#tests/support/given/account.ts'
import { addKey, challengeAtDoor, challengeToProve } from '#tests/support/given/passkeys.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import {
  askForCode,
  codeFor,
  givenBrowser as givenStranger,
  person,
  receivedBy,
  sharedSite,
  whoIs,
  workOutbox,
} from '#tests/support/night/recovering.ts'

const site = sharedSite('passkey_notices')
const DOOR = '/api/member/auth/passkey'
const KEYS = '/api/member/keys'
const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'

/** Somebody whose phone the cooperative knows, with a passkey, signed in. */
async function givenHolder(index: number) {
  const { no } = person(index)
  await setPasswordHash(site.connection.db, 'member', no, await hashedPassword())
  const browser = await givenBrowser(site.app, `10.9.0.${index + 1}`)
  await browser.login(no, PASSWORD)
  return { no, browser, key: await addKey(browser) }
}

async function templatesTo(no: string): Promise<string[]> {
  await workOutbox(site)
  return (await receivedBy(site, no)).map(({ template }) => template)
}

test('SEC-62 of fifty who use one challenge at once one gets in', async () => {
  const { browser, key } = await givenHolder(0)
  const asked = await challengeAtDoor(browser)
  const tries = Array.from({ length: 50 }, () => browser.post(DOOR, { passkey: key.sign(asked) }))
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 400)).toHaveLength(49)
})

test('SEC-11 a member is told of a new passkey, of a copied one and of the last one removed', async () => {
  const { no, browser, key } = await givenHolder(1)
  expect(await templatesTo(no)).toContain('passkey_added')
  const phone = await givenBrowser(site.app, '10.9.1.1')
  for (const counter of [9, 9]) {
    const passkey = key.sign(await challengeAtDoor(phone), { counter })
    await phone.post(DOOR, { passkey })
  }
  expect(await templatesTo(no)).toContain('passkey_copied')
  const [{ passkey_id }] = (await browser.get(KEYS)).json().data.keys
  await browser.post(`${KEYS}/removal`, { passkey_id, mem_password: PASSWORD })
  expect((await templatesTo(no)).at(-1)).toBe('passkey_last_removed')
})

test('SEC-11 a member is told of a passkey from a new device by its name, and of choosing only passkeys and of ending it', async () => {
  const { no, browser, key } = await givenHolder(2)
  const tablet = await givenBrowser(site.app, '10.9.2.1')
  await tablet.login(no, PASSWORD)
  await addKey(tablet, { name: 'แท็บเล็ต' })
  await workOutbox(site)
  const added = (await receivedBy(site, no)).filter(({ template }) => template === 'passkey_added')
  expect(added.length).toBeGreaterThan(1)
  for (const { body } of added) expect(body).toContain('Android')
  for (const only of [true, false]) {
    const passkey = key.sign(await challengeToProve(browser))
    const changed = await browser.post(`${KEYS}/only`, { only, passkey })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await templatesTo(no)).toContain(only ? 'passkey_only_set' : 'passkey_only_ended')
  }
})

test('SEC-12 whoever has lost phone, keys and every session gets in at the counter, and never by the password or a code', async () => {
  const who = person(3)
  const { no, browser, key } = await givenHolder(3)
  const passkey = key.sign(await challengeToProve(browser))
  await browser.post(`${KEYS}/only`, { only: true, passkey })
  await endOtherSessions(site.connection.db, { kind: 'member', subjectId: no }, 'lost')

  const borrowed = await givenStranger(site)
  const login = (mem_password: string) =>
    borrowed.prove('/auth/login', { membership_no: no, mem_password, remember: false })
  expect((await login(PASSWORD)).statusCode, 'the password is right').toBe(401)
  const { flow } = await askForCode(borrowed, whoIs(who), 'forget')
  const typed = { flow, code: await codeFor(site, no) }
  const { ticket: bySms } = (await borrowed.post('/registerauth/verify', typed)).json().data
  const words = { mem_password: NEW_PASSWORD }
  const refused = await borrowed.post('/forget', { ticket: bySms, ...words })
  expect(refused.statusCode, refused.body).toBe(409)
  expect(refused.json().error).toContain('บัตรประชาชน')

  const slip = await slipFromCounter(no)
  const shown = {
    membership_no: no,
    national_id: who.nationalId,
    activation_code: slip,
    purpose: 'forget',
  }
  const { ticket } = (await borrowed.prove('/registerauth/slip', shown)).json().data
  const set = await borrowed.post('/forget', { ticket, ...words })
  expect(set.statusCode, set.body).toBe(200)
  expect((await login(PASSWORD)).statusCode, 'the one before').toBe(401)
  expect((await login(NEW_PASSWORD)).statusCode).toBe(200)
  const told = await templatesTo(no)
  expect(told).toEqual(
    expect.arrayContaining(['slip_issued', 'passkey_only_ended', 'password_set']),
  )
})

test('SEC-11 the member’s stop takes the passkey that a thief has added, leaves the older one, and tells of it; no other is added before the counter', async () => {
  const { no, browser: member, key: old } = await givenHolder(4)
  const { db } = site.connection
  await db
    .updateTable('passkey')
    .set({ created_at: new Date(Date.now() - 73 * 3_600_000) })
    .where('login', '=', no)
    .execute()
  await slipFromCounter(no)
  const thief = await givenBrowser(site.app, '10.9.4.9')
  await thief.login(no, PASSWORD)
  const stolen = await addKey(thief, { name: 'เครื่องของโจร' })
  const enter = async (key: typeof old, counter: number) => {
    const visitor = await givenBrowser(site.app, '10.9.4.10')
    const passkey = key.sign(await challengeAtDoor(visitor), { counter })
    return (await visitor.post(DOOR, { passkey })).statusCode
  }
  expect(await enter(stolen, 5), 'until it is stopped').toBe(200)

  await workOutbox(site)
  const bodies = (await receivedBy(site, no)).map(({ body }) => body)
  const [, code = ''] =
    /รหัสหยุด (\S+)/.exec(bodies.findLast((body) => body.includes('รหัสหยุด')) ?? '') ?? []
  const stopped = await (await givenStranger(site)).prove('/stop', { code })
  expect(stopped.json().rc_des).toContain('ระงับพาสคีย์ที่เพิ่งเพิ่ม 1 รายการ')
  expect(await enter(stolen, 6)).not.toBe(200)
  expect(await enter(old, 5)).toBe(200)
  expect(await templatesTo(no)).toContain('passkeys_stopped')
  await member.login(no, PASSWORD)
  const { keys } = (await member.get(KEYS)).json().data
  expect(keys.map(({ blocked }: { blocked: boolean }) => blocked)).toEqual([false, true])
  // Whoever still knows the password makes no lasting way in of it.
  await thief.login(no, PASSWORD)
  const begun = await thief.post(`${KEYS}/begin`, { mem_password: PASSWORD })
  expect([begun.statusCode, begun.json().error]).toEqual([409, expect.stringContaining('สั่งหยุด')])
})

/** As an officer prints it who has seen the card. */
async function slipFromCounter(no: string): Promise<string> {
  const { token } = await givenOfficer(site.connection.db, {
    login: `counter${no}`,
    roles: ['member_service'],
    name: 'เคาน์เตอร์',
  })
  const printed = await site.app.inject({
    method: 'POST',
    url: `/api/admin/members/${no}/activation`,
    headers: { authorization: `Bearer ${token}` },
    payload: { identity_checked: true },
  })
  expect(printed.statusCode, printed.body).toBe(200)
  return printed.json().data.code
}
