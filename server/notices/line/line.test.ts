// Against a LINE of our own, which checks the token and the retry keys and signs what it tells.

import { beforeEach, expect, test } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { aLineUser, anEvent, givenLine, linked, saying } from '#tests/support/given/line.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { deliverDue } from '../../outbox/deliver.ts'
import { byLine } from '../../outbox/line/send-line.ts'
import { notify } from '../../outbox/put.ts'

const portal = sharedPortal('line', { members: 12, months: 2 })
const line = await givenLine()

beforeEach(async () => {
  portal.app.settings.line = line.settings
  line.next = []
  await portal.rows('delete from line_link')
  await portal.rows('delete from line_pairing')
})

const tell = (userId: string, event: object, at?: Date) =>
  line.tell(portal.app, [anEvent(userId, event, at)])
const stateOf = (no: string) => portal.feed(no, '/notices/line')
const press = (no: string, what: string) => portal.call(no, `/notices/line/${what}`, 'POST', {})

async function codeOf(no: string): Promise<string> {
  return (await press(no, 'code')).json().data.code
}

async function nonceOf(no: string): Promise<string> {
  const reply = await press(no, 'confirmation')
  expect(reply.statusCode, reply.body).toBe(200)
  const url = new URL(reply.json().data.url)
  expect(url.origin + url.pathname).toBe('https://access.line.me/dialog/bot/accountLink')
  expect(url.searchParams.get('linkToken')).toMatch(/^[0-9a-f]{32}$/)
  return url.searchParams.get('nonce') ?? ''
}

async function givenLinked(no: string, userId = aLineUser()): Promise<string> {
  await tell(userId, saying(await codeOf(no)))
  await tell(userId, linked(await nonceOf(no)))
  expect((await stateOf(no)).link).toMatchObject({ is_friend: true })
  return userId
}

const sendNews = (no: string) =>
  notify(portal.app.db, SEALING, no, {
    template: 'request_moved',
    requestNo: '69-000001',
    state: 'อนุมัติแล้ว',
    at: new Date(),
  })

/** As the worker does by itself, also of what waits for the morning. */
async function deliver() {
  await portal.rows(`delete from outbox_message where channel <> 'line'`)
  await portal.rows(`update outbox_message set next_try_at = '1970-01-01' where sent_at is null`)
  const { db } = portal.app
  await deliverDue({ db, sealing: SEALING, senders: { line: byLine(line.settings) } })
}

const onlyByLine = (no: string) =>
  portal.rows(`insert into notice_choice (membership_no, topic, road, is_on)
    values ('${no}', 'requests', 'line', true), ('${no}', 'requests', 'email', false), ('${no}', 'requests', 'sms', false)
    on conflict (membership_no, topic, road) do update set is_on = excluded.is_on`)

test('SEC-77 a member links LINE from the site, is told where they were reached before, reads a message in the chat, and ends it', async () => {
  const no = '000001'
  const user = aLineUser()
  expect(await stateOf(no)).toEqual({ account_id: '@coop', link: null, pairing: null })
  const code = await codeOf(no)
  expect((await stateOf(no)).pairing.state).toBe('code')
  // As people type it.
  await tell(user, saying(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `))
  expect((await stateOf(no)).pairing.state).toBe('line')
  await tell(user, linked(await nonceOf(no)))
  expect(await stateOf(no)).toMatchObject({ link: { is_friend: true }, pairing: null })
  const roads = await portal.rows(
    `select distinct channel from outbox_message where template = 'line_linked' and membership_no = '${no}' order by 1`,
  )
  expect(roads.map(({ channel }) => channel)).not.toContain('line')
  expect(roads.length).toBeGreaterThan(0)
  const sealed = await portal.rows('select user_sealed from line_link')
  expect(sealed[0].user_sealed.toString('latin1')).not.toContain(user)

  await onlyByLine(no)
  await sendNews(no)
  await deliver()
  expect(line.chats.at(-1)).toMatchObject({ to: user, text: expect.stringContaining('69-000001') })

  expect((await press(no, 'removal')).statusCode).toBe(200)
  expect((await press(no, 'removal')).statusCode).toBe(404)
  await sendNews(no)
  const before = line.tries.length
  await deliver()
  expect(line.tries).toHaveLength(before)
})

test('SEC-77 what LINE has not signed is refused and changes nothing: forged, missing, changed on the way, signed with another secret', async () => {
  const no = '000002'
  const user = await givenLinked(no)
  const event = anEvent(user, { type: 'unfollow' })
  const body = JSON.stringify({ destination: 'U0', events: [event] })
  const good = line.sign(body)
  const forged = [
    '',
    'x',
    'A'.repeat(44),
    good.slice(0, -2),
    `${good}AAAA`,
    line.sign(`${body} `),
    Buffer.from(good, 'base64').toString('hex'),
    `sha256=${good}`,
  ]
  for (const signature of forged)
    expect(await line.tell(portal.app, [event], { 'x-line-signature': signature })).toBe(401)
  const missing = await portal.app.inject({
    method: 'POST',
    url: '/api/info/line',
    headers: { 'content-type': 'application/json' },
    payload: body,
  })
  expect(missing.statusCode).toBe(401)
  const changed = await portal.app.inject({
    method: 'POST',
    url: '/api/info/line',
    headers: { 'content-type': 'application/json', 'x-line-signature': good },
    payload: body.replace(user, aLineUser()),
  })
  expect(changed.statusCode).toBe(401)
  expect((await stateOf(no)).link.is_friend).toBe(true)
  // The refused ones have not used up the event's number either.
  expect(await line.tell(portal.app, [event])).toBe(200)
  expect((await stateOf(no)).link.is_friend).toBe(false)
})

test('SEC-77 what LINE tells again counts once, in whichever order it comes, and nothing of long ago', async () => {
  const no = '000003'
  const user = await givenLinked(no)
  const moment = (seconds: number) => new Date(Date.now() + seconds * 1_000)
  const unfollow = anEvent(user, { type: 'unfollow' }, moment(10))
  await line.tell(portal.app, [unfollow])
  expect((await stateOf(no)).link.is_friend).toBe(false)
  await tell(user, { type: 'follow' }, moment(20))
  expect((await stateOf(no)).link.is_friend).toBe(true)
  await line.tell(portal.app, [{ ...unfollow, deliveryContext: { isRedelivery: true } }])
  // Late, and of before.
  await tell(user, { type: 'unfollow' }, moment(15))
  await tell(user, { type: 'unfollow' }, moment(-8 * 24 * 3_600))
  await tell(user, { type: 'unfollow' }, moment(24 * 3_600))
  expect((await stateOf(no)).link.is_friend).toBe(true)
})

test('SEC-77 each of LINE’s events counts once: a copy of an old one changes nothing of what was linked again since', async () => {
  const no = '000002'
  const user = await givenLinked(no)
  // Later than the link that follows, by LINE's clock: its time alone would let it through.
  const unfollow = anEvent(user, { type: 'unfollow' }, new Date(Date.now() + 60_000))
  expect(await line.tell(portal.app, [unfollow, unfollow])).toBe(200)
  expect((await stateOf(no)).link.is_friend).toBe(false)
  expect((await press(no, 'removal')).statusCode).toBe(200)
  await givenLinked(no, user)
  expect(await line.tell(portal.app, [unfollow])).toBe(200)
  expect(await line.tell(portal.app, [unfollow, unfollow])).toBe(200)
  expect((await stateOf(no)).link.is_friend).toBe(true)
  // One of its own number counts.
  await tell(user, { type: 'unfollow' }, new Date(Date.now() + 61_000))
  expect((await stateOf(no)).link.is_friend).toBe(false)
})

test('whoever blocks the cooperative is sent nothing by LINE, and again when they come back', async () => {
  const no = '000004'
  const user = await givenLinked(no)
  await onlyByLine(no)
  await tell(user, { type: 'unfollow' }, new Date(Date.now() + 1_000))
  await deliver()
  const before = line.tries.length
  await sendNews(no)
  await deliver()
  expect(line.tries).toHaveLength(before)
  await tell(user, { type: 'follow' }, new Date(Date.now() + 2_000))
  await sendNews(no)
  await deliver()
  expect(line.tries).toHaveLength(before + 1)
})

test('SEC-77 nobody’s account is bound to a stranger’s LINE: not by a code a stranger writes, a nonce of another, or a session that has ended', async () => {
  const [victim, attacker] = ['000006', '000007']
  const [victimsLine, attackersLine] = [aLineUser(), aLineUser()]
  // The attacker has the victim's code, and is quicker: LINE then asks the victim's browser for the attacker's account, and fails.
  const code = await codeOf(victim)
  await tell(attackersLine, saying(code))
  await tell(victimsLine, saying(code))
  const nonce = await nonceOf(victim)
  await tell(victimsLine, linked(nonce))
  await tell(attackersLine, linked(nonce, 'failed'))
  expect((await stateOf(victim)).link).toBeNull()
  // The victim opens the attacker's address at LINE: their own account is not the one the token is for.
  await tell(attackersLine, saying(await codeOf(attacker)))
  const own = await nonceOf(attacker)
  await tell(victimsLine, linked(own))
  expect([(await stateOf(victim)).link, (await stateOf(attacker)).link]).toEqual([null, null])
  // Of two confirmations the later counts, once, and only while the session lives.
  const last = await nonceOf(attacker)
  await tell(attackersLine, linked(own))
  expect((await stateOf(attacker)).link).toBeNull()
  await portal.rows(`update session set revoked_at = now() where subject_id = '${attacker}'`)
  await tell(attackersLine, linked(last))
  expect(await portal.rows('select * from line_link')).toEqual([])
  portal.forgetSession(attacker)
  // Another session of the same member sees nothing of it.
  expect((await stateOf(attacker)).pairing).toBeNull()
  expect((await press(attacker, 'confirmation')).statusCode).toBe(409)
})

test('SEC-77 a code is good for ten minutes, and LINE’s silence is told in a sentence', async () => {
  const no = '000003'
  const user = aLineUser()
  const code = await codeOf(no)
  await portal.rows(`update line_pairing set expires_at = now() - interval '1 second'`)
  await tell(user, saying(code))
  expect((await stateOf(no)).pairing).toBeNull()
  await tell(user, saying(await codeOf(no)))
  line.next = [{ status: 500, body: {} }]
  const reply = await press(no, 'confirmation')
  expect([reply.statusCode, reply.json().rc_des]).toEqual([
    409,
    expect.stringContaining('LINE ไม่ตอบ'),
  ])
})

test('SEC-77 a LINE account belongs to whoever linked it last', async () => {
  const user = await givenLinked('000001')
  await givenLinked('000002', user)
  expect((await stateOf('000001')).link).toBeNull()
})

test('a moment’s refusal is tried again with the same key', async () => {
  const no = '000009'
  await givenLinked(no)
  await onlyByLine(no)
  await deliver()
  await sendNews(no)
  const [before, chats] = [line.tries.length, line.chats.length]
  line.next = [{ status: 429, body: { message: 'The API rate limit has been exceeded.' } }]
  await deliver()
  await deliver()
  const keys = line.tries.slice(before)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(line.chats).toHaveLength(chats + 1)
})

test('when the month’s messages are used up nothing is tried again, and officers see why', async () => {
  const no = '000010'
  await givenLinked(no)
  await onlyByLine(no)
  await deliver()
  await sendNews(no)
  line.next = [{ status: 429, body: { message: 'You have reached your monthly limit.' } }]
  await deliver()
  const rows = await portal.rows(
    `select last_error, gave_up_at is not null as gave_up from outbox_message
     where channel = 'line' and membership_no = '${no}' order by message_id desc limit 1`,
  )
  expect(rows).toEqual([{ last_error: 'line quota', gave_up: true }])
  expect((await stateOf(no)).link).not.toBeNull()
})

test('a cooperative that has no account at LINE offers it to nobody and hears nothing', async () => {
  portal.app.settings.line = undefined
  expect(await stateOf('000001')).toMatchObject({ account_id: null })
  expect((await press('000001', 'code')).statusCode).toBe(404)
  expect((await press('000001', 'confirmation')).statusCode).toBe(404)
  expect(await tell(aLineUser(), { type: 'follow' })).toBe(404)
  const { roads } = await portal.feed('000001', '/notices/choices')
  expect(roads.map(({ road }: { road: string }) => road)).not.toContain('line')
})
