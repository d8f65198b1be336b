// A thief is in with the member's password, adds a passkey of their own and asks for another phone. The member presses stop within the
// hold: from then on that key opens nothing, signs nothing and takes nothing back, no other key, number or address is added before the
// counter, and a second press does no harm.

import type { LightMyRequestResponse } from 'fastify'
import { beforeAll } from 'vitest'
import { solvedCaptcha } from '#tests/support/given/solved-captcha.ts'
import { expect, test } from '../support/app/test.ts'
import { givenBrowser, PASSWORD } from '../support/given/account.ts'
import type { Authenticator } from '../support/given/authenticator.ts'
import { newestCode, stopCodeOf } from '../support/given/contact.ts'
import {
  addKey,
  challengeAtDoor,
  challengeToProve,
  type PasskeyBrowser,
} from '../support/given/passkeys.ts'
import { givenDeskMembers, newestRequest } from '../support/given/request-desk.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'

let portal: Portal
let nextMember: () => string
let networks = 0
let numbers = 0
const BRAKED = expect.stringContaining('ถูกสั่งหยุดการเปลี่ยนแปลงไว้')

beforeAll(async () => {
  portal = await givenPortal('stop_keys', { members: 12, months: 2 })
  nextMember = await givenDeskMembers(portal)
})

interface Robbed {
  member: string
  /** The member's own key, older than any hold. */
  own: Authenticator
  thief: PasskeyBrowser
  stolen: Authenticator
  /** What the thief asked for, and signed with the new key. */
  requestId: number
  version: number
}

async function givenThief(): Promise<Robbed> {
  const member = nextMember()
  const owner = await inBrowser()
  await owner.login(member, PASSWORD)
  const own = await addKey(owner)
  await portal.rows(
    `update passkey set created_at = now() - interval '100 hours' where login = '${member}'`,
  )
  const thief = await inBrowser()
  await thief.login(member, PASSWORD)
  const stolen = await addKey(thief, { name: 'เครื่องของโจร' })
  const wish = await thief.post('/api/member/phone', {
    mobile: anotherNumber(),
  })
  const reference = wish.json().data.wish
  const code = await newestCode(portal.app, member, 'phone_code')
  expect((await thief.post('/api/member/phone/code', { wish: reference, code })).statusCode).toBe(
    200,
  )
  const begun = await begins(thief, { kind: 'phone', reference })
  expect((await signs(thief, begun, stolen)).statusCode, 'until it is stopped').toBe(200)
  const { request_id: requestId, version } = await newestRequest(portal, member)
  return { member, own, thief, stolen, requestId, version }
}

/** A number gets three codes a day. */
function anotherNumber(): string {
  return `089700${String(++numbers).padStart(4, '0')}`
}

function inBrowser(): Promise<PasskeyBrowser> {
  return givenBrowser(portal.app, `10.11.0.${++networks}`)
}

function begins(browser: PasskeyBrowser, what: object): Promise<LightMyRequestResponse> {
  return browser.post('/api/member/signing', what)
}

async function signs(browser: PasskeyBrowser, begun: LightMyRequestResponse, key: Authenticator) {
  const { attempt, document, statements } = begun.json().data
  const asked = await browser.post(`/api/member/signing/${attempt}/key`, {})
  return browser.post(`/api/member/signing/${attempt}`, {
    sha256: document.sha256,
    ticked: statements.map((_: string, at: number) => at),
    passkey: key.sign(asked.json().data),
  })
}

async function enters(key: Authenticator): Promise<number> {
  const visitor = await inBrowser()
  const passkey = key.sign(await challengeAtDoor(visitor))
  return (await visitor.post('/api/member/auth/passkey', { passkey })).statusCode
}

async function stateOf(requestId: number): Promise<string> {
  return (await portal.rows(`select state from request where request_id = ${requestId}`))[0].state
}

/** What the thief can still try, with the password that nobody has changed yet. */
async function expectNothingLeft({ member, own, thief, stolen, requestId }: Robbed) {
  expect((await thief.get('/api/member/requests')).statusCode, 'the session is over').toBe(401)
  expect(await enters(stolen), 'signing in with the key').not.toBe(200)
  expect((await thief.login(member, PASSWORD)).statusCode).toBe(200)
  const asked = await challengeToProve(thief)
  const proved = await thief.post('/api/member/keys/only', {
    only: true,
    passkey: stolen.sign(asked),
  })
  expect(proved.statusCode, 'the key proves nobody').not.toBe(200)
  const { contact } = (await thief.get('/api/member/contact')).json().data
  const moved = await thief.post('/api/member/contact', { ...contact, house_no: '666' })
  const begun = await begins(thief, { kind: 'contact', reference: moved.json().data.wish })
  expect(begun.statusCode, begun.body).toBe(200)
  expect((await signs(thief, begun, stolen)).statusCode, 'nor signs').not.toBe(200)
  // The brake holds, whichever way it was pulled: nothing that lasts is added before the counter.
  const anotherKey = await thief.post('/api/member/keys/begin', { mem_password: PASSWORD })
  expect([anotherKey.statusCode, anotherKey.json().error]).toEqual([409, BRAKED])
  for (const [to, wish] of [
    ['contact', { ...contact, email: 'another@example.com' }],
    ['phone', { mobile: anotherNumber() }],
  ] as const) {
    const asked = await thief.post(`/api/member/${to}`, wish)
    expect([to, asked.statusCode, asked.json().error]).toEqual([to, 409, BRAKED])
  }
  // What was stopped stays so, whatever is sent of it.
  const { version } = await newestRequest(portal, member)
  for (const [act, body] of [
    ['withdrawal', { version }],
    ['stop', { version }],
  ] as const)
    expect((await thief.post(`/api/member/requests/${requestId}/${act}`, body)).statusCode).toBe(
      409,
    )
  const again = { mobile: anotherNumber(), mends: { requestId, version } }
  expect((await thief.post('/api/member/phone', again)).statusCode, 'mending it').toBe(409)
  expect(await stateOf(requestId)).toBe('stopped')
  expect(await enters(own), 'the member’s own key is as good as before').toBe(200)
}

test('one press in another session of the member’s: the thief’s key is worth nothing, and the same press again changes nothing', async () => {
  const robbed = await givenThief()
  const { member, requestId, version } = robbed
  const { token } = await issueMemberSession(portal.app.db, member, 'other')
  const press = (as: number) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/member/requests/${requestId}/stop`,
      headers: { authorization: `Bearer ${token}` },
      payload: { version: as },
    })
  expect((await press(version)).statusCode).toBe(200)
  expect((await press(version)).statusCode, 'the page as it was').toBe(409)
  expect((await press(version + 1)).statusCode, 'the page loaded anew').toBe(409)
  const still = await portal.app.inject({
    url: '/api/member/requests',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(still.statusCode, 'whoever pressed is still in').toBe(200)
  portal.forgetSession(member)
  await expectNothingLeft(robbed)
})

test('the code of the message typed on another device: the same, and typing it again harms nobody', async () => {
  const robbed = await givenThief()
  const { member, own } = robbed
  const code = await stopCodeOf(portal.app, member)
  const types = async () => {
    const device = await inBrowser()
    const recaptcha = await solvedCaptcha(portal.app)
    return (await device.post('/api/member/stop', { code, recaptcha })).statusCode
  }
  // Of two who type it at once, as of two presses, one stops.
  expect((await Promise.all([types(), types()])).sort()).toEqual([200, 401])
  expect(await types()).toBe(401)
  portal.forgetSession(member)
  await expectNothingLeft(robbed)
  const [{ count }] = await portal.rows(
    `select count(*)::int from audit_event where action = 'recovery.stop' and subject_no = '${member}'`,
  )
  expect(count).toBe(1)
  expect(await enters(own)).toBe(200)
})
