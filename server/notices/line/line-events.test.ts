// What else LINE may tell, or somebody who has its secret: nothing of it is a fault, and nothing counts twice.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aLineUser, anEvent, givenLine, linked, saying } from '#tests/support/given/line.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'

const NO = '000001'

const portal = sharedPortal('line_events', { members: 12, months: 2 })
const line = await givenLine()

beforeAll(() => {
  portal.app.settings.line = line.settings
})
beforeEach(() => portal.rows('delete from line_link; delete from line_pairing'))

const tell = (...events: object[]) => line.tell(portal.app, events)
const press = (what: string, no = NO) => portal.call(no, `/notices/line/${what}`, 'POST', {})
const linkOf = async (no = NO) => (await portal.feed(no, '/notices/line')).link

async function givenLinked(userId: string): Promise<string> {
  await tell(anEvent(userId, saying((await press('code')).json().data.code)))
  const { url } = (await press('confirmation')).json().data
  const nonce = new URL(url).searchParams.get('nonce') ?? ''
  expect(await tell(anEvent(userId, linked(nonce)))).toBe(200)
  expect(await linkOf()).toMatchObject({ is_friend: true })
  return nonce
}

test('SEC-77 a nonce links once: told again under another number, of the same account or another, it links nothing', async () => {
  const user = aLineUser()
  const nonce = await givenLinked(user)
  expect((await press('removal')).statusCode).toBe(200)
  for (const who of [user, aLineUser()]) await tell(anEvent(who, linked(nonce)))
  expect(await linkOf()).toBeNull()
  expect(await portal.rows('select from line_link')).toEqual([])
})

test('SEC-77 a nonce and a code are over after ten minutes', async () => {
  const user = aLineUser()
  await tell(anEvent(user, saying((await press('code')).json().data.code)))
  const { url } = (await press('confirmation')).json().data
  await portal.rows(`update line_pairing set expires_at = now() - interval '1 second'`)
  await tell(anEvent(user, linked(new URL(url).searchParams.get('nonce') ?? '')))
  expect(await linkOf()).toBeNull()
  expect((await press('confirmation')).statusCode).toBe(409)
})

test('SEC-77 the code that somebody asks for in another session is of no use to this one', async () => {
  const user = aLineUser()
  const { code } = (await press('code')).json().data
  portal.forgetSession(NO)
  await tell(anEvent(user, saying(code)))
  expect((await portal.feed(NO, '/notices/line')).pairing).toBeNull()
  expect((await press('confirmation')).statusCode).toBe(409)
})

test('SEC-77 linking and ending it are written down in the member’s name', async () => {
  const before = (await recordedEvents(portal.app, 'notice.line')).length
  await givenLinked(aLineUser())
  await press('removal')
  expect((await recordedEvents(portal.app, 'notice.line')).slice(before)).toMatchObject([
    { actor: `member:${NO}`, subject_no: NO, detail: { on: true } },
    { actor: `member:${NO}`, subject_no: NO, detail: { on: false } },
  ])
})

test('SEC-77 whatever stands in an event that LINE has signed, it is answered, and only what LINE writes so changes something', async () => {
  const user = aLineUser()
  await givenLinked(user)
  const unfollow = anEvent(user, { type: 'unfollow' })
  const odd = [
    null,
    7,
    'event',
    [],
    {},
    { ...unfollow, timestamp: 9_007_199_254_740_991 },
    { ...unfollow, timestamp: -9_007_199_254_740_991 },
    { ...unfollow, timestamp: 1e300 },
    { ...unfollow, timestamp: '1' },
    { ...unfollow, timestamp: null },
    { ...unfollow, webhookEventId: 'ก'.repeat(9_000) },
    { ...unfollow, webhookEventId: { toString: 'x' } },
    { ...unfollow, source: { type: 'group', groupId: 'C1', userId: user } },
    { ...unfollow, source: { type: 'user', userId: `${user}0` } },
    { ...unfollow, source: null },
    { ...unfollow, type: '__proto__' },
    { ...unfollow, type: 'accountLink', link: { result: 'ok', nonce: '\u0000'.repeat(20) } },
    { ...unfollow, type: 'message', message: { type: 'text', text: 'ABCDEFG\u0000' } },
  ]
  for (const event of odd) expect([event, await tell(event as object)]).toEqual([event, 200])
  for (const body of ['', '{', 'null', '[]', '{"events":{}}', '\u0000', '"'.repeat(9)]) {
    const headers = { 'content-type': 'application/json', 'x-line-signature': line.sign(body) }
    const reply = await portal.app.inject({ method: 'POST', url: '/api/info/line', headers, body })
    expect([body, reply.statusCode < 500 && reply.statusCode >= 400]).toEqual([body, true])
  }
  expect(await linkOf()).toMatchObject({ is_friend: true })
  await tell(unfollow)
  expect(await linkOf()).toMatchObject({ is_friend: false })
})

test('SEC-77 LINE signs the bytes that it sent: the same words otherwise written are not signed', async () => {
  const user = aLineUser()
  await givenLinked(user)
  const event = anEvent(user, { type: 'unfollow' })
  const [plain, spaced] = [
    JSON.stringify({ events: [event] }),
    JSON.stringify({ events: [event] }, null, 2),
  ]
  const send = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-line-signature': signature }
    return (await portal.app.inject({ method: 'POST', url: '/api/info/line', headers, body }))
      .statusCode
  }
  expect(await send(spaced, line.sign(plain))).toBe(401)
  expect(await linkOf()).toMatchObject({ is_friend: true })
  expect(await send(spaced, line.sign(spaced))).toBe(200)
  expect(await linkOf()).toMatchObject({ is_friend: false })
})
