// What keeps a message to many from doing harm: whom it tells people to pay, who lets it out, and that it ends when somebody ends it, while
// some of it waits and some is on its way.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { givenRoads, membersOf } from '#tests/support/night/roads.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'
import { sendByNextRoad } from '../notices/send-by-next-road.ts'
import { deliverDue } from '../outbox/deliver.ts'
import { isGone, type Sender } from '../outbox/senders.ts'
import { sendCampaigns } from './send.ts'

const BUSY = Object.assign(new Error('refused'), { code: 'HTTP 503' })

const portal = sharedPortal('campaign_stopped', { members: 30, months: 2 })
const tokens: Record<string, string> = {}
const { deliver } = membersOf(() => portal)

beforeAll(async () => {
  const roles = ['editor', 'member_service'] as const
  for (const login of ['writer', 'second']) {
    const { token } = await givenOfficer(portal.app.db, { login, roles: [...roles] })
    tokens[login] = token
  }
})
beforeEach(async () => {
  for (const table of ['outbox_message', 'member_notice', 'notice_choice', 'campaign'])
    await portal.rows(`delete from ${table}`)
})

async function ask(login: string, url: string, body?: object) {
  const reply = await portal.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/admin${url}`,
    headers: { authorization: `Bearer ${tokens[login]}` },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, ...reply.json() }
}

const write = (words: string, topic = 'news') =>
  ask('writer', '/campaigns', { topic, audience: 'all', unit_no: '', words })
const release = (id: number, login = 'second') => ask(login, `/campaigns/${id}/release`, {})
const stop = (id: number, login = 'second') => ask(login, `/campaigns/${id}/stop`, {})

async function givenPutDown(topic: 'news' | 'meeting'): Promise<number> {
  const { campaign_id } = (await write('ประชุมใหญ่วันศุกร์', topic)).data
  expect((await release(campaign_id)).status).toBe(200)
  await sendCampaigns(portal.app, new AbortController().signal)
  return campaign_id
}

/** By SMS alone, because everybody chose it. */
async function givenSms(): Promise<number> {
  await portal.rows(`insert into notice_choice (membership_no, topic, road, is_on)
    select membership_no, 'news', 'sms', true from member where state in ('active', 'retired')`)
  return givenPutDown('news')
}

/** A meeting: it goes by the cheapest road to each. */
const givenByEveryRoad = () => givenPutDown('meeting')

/** One look of the worker, whatever the hour is; answers how many arrived. */
async function deliverSms(sending: () => unknown): Promise<number> {
  await portal.rows(
    `update outbox_message set next_try_at = now(), too_late_at = now() + interval '1 day'`,
  )
  let arrived = 0
  const send = async () => {
    await sending()
    arrived++
  }
  const sms = { send, keepsBody: false, close: () => undefined }
  await deliverDue({ db: portal.app.db, sealing: SEALING, senders: { sms } })
  return arrived
}

function refuse(): never {
  throw BUSY
}

const left = () =>
  portal.rows(
    `select distinct last_error, gave_up_at is not null as ended, body_sealed is null as forgotten from outbox_message`,
  )

test('SEC-79 what the provider refused and would be tried again is not sent after somebody stopped it', async () => {
  const id = await givenSms()
  expect(await deliverSms(refuse)).toBe(0)
  expect(await left()).toEqual([{ last_error: 'HTTP 503', ended: false, forgotten: false }])
  expect((await stop(id)).rc_des).not.toContain(' 0 ข้อความ')
  expect(await left()).toEqual([{ last_error: 'stopped', ended: true, forgotten: true }])
  expect(await deliverSms(() => undefined)).toBe(0)
  expect(await recordedEvents(portal.app, 'campaign.stop')).toMatchObject([
    { actor: 'staff:second', detail: { campaign: id } },
  ])
})

test('SEC-79 what is on its way while it is stopped, and does not arrive, is not tried again', async () => {
  const id = await givenSms()
  let stopping: ReturnType<typeof stop> | undefined
  await deliverSms(async () => {
    stopping ??= stop(id, 'writer')
    expect((await stopping).status).toBe(200)
    refuse()
  })
  expect(await deliverSms(() => undefined)).toBe(0)
  expect(await left()).toEqual([{ last_error: 'stopped', ended: true, forgotten: true }])
})

test('SEC-79 a message to many names no account that nobody could read before: two people publish it first', async () => {
  portal.app.settings.twoPeople = true
  const words = 'คืนเงินเฉลี่ย โอนค่าธรรมเนียมมาที่ 987-6-54321-0'
  expect(await write(words)).toMatchObject({
    status: 400,
    rc_des: expect.stringContaining('กรุณาเผยแพร่เป็นข่าวก่อน'),
  })
  expect(await portal.rows('select from campaign')).toEqual([])
  const category = await givenCategory(portal.app.db, 'ข่าว')
  const body = '<p>บัญชีของสหกรณ์ 987-6-54321-0</p>'
  await givenTopic(portal.app.db, category, { title: 'ชำระเงิน', body })
  expect((await write(words)).status).toBe(200)
})

test('SEC-79 whoever lets it out proves anew who they are: a screen that was left open sends nothing to everybody', async () => {
  const { campaign_id } = (await write('สำนักงานปิดวันศุกร์')).data
  const signedIn = (when: string) =>
    portal.rows(`update session set created_at = ${when} where kind = 'staff'`)
  await signedIn("now() - interval '6 minutes'")
  expect(await release(campaign_id)).toMatchObject({ status: 403, needs: 'step_up' })
  expect(await portal.rows('select state from campaign')).toEqual([{ state: 'made' }])
  // Whoever stops one is in a hurry.
  expect((await stop(campaign_id)).status).toBe(200)
  await signedIn('now()')
})

test('SEC-79 nobody lets out a message to many in the writer’s name, not even past the page', async () => {
  const { campaign_id } = (await write('สำนักงานปิดวันศุกร์')).data
  expect((await release(campaign_id, 'writer')).status).toBe(403)
  await expect(
    portal.rows(
      `update campaign set state = 'sending', released_by = made_by, released_at = now() where campaign_id = ${campaign_id}`,
    ),
  ).rejects.toThrow('campaign_check')
})

async function roadsOf(id: number) {
  const { roads } = (await ask('second', `/campaigns/${id}`)).data
  const sum = (what: string) =>
    roads.reduce((total: number, road: Record<string, number>) => total + (road[what] ?? 0), 0)
  return {
    sent: sum('sent'),
    waiting: sum('waiting'),
    stopped: sum('stopped'),
    all: sum('failed') + sum('unknown'),
  }
}

const count = async () =>
  (await portal.rows('select count(*)::int as n from outbox_message'))[0].n as number

test('what waits for another try is not sent any more once it was stopped, by no road', async () => {
  const id = await givenByEveryRoad()
  const messages = await count()
  expect(messages).toBeGreaterThan(5)
  await deliver(givenRoads({ email: BUSY, sms: BUSY }).senders)
  expect(await roadsOf(id)).toMatchObject({ sent: 0, waiting: messages })
  expect(await stop(id)).toMatchObject({
    status: 200,
    rc_des: expect.stringContaining(` ${messages} ข้อความจะไม่ส่งอีกทุกช่องทาง`),
  })
  const { carried, senders } = givenRoads()
  await deliver(senders)
  expect(carried).toEqual([])
  expect(await roadsOf(id)).toEqual({ sent: 0, waiting: 0, stopped: messages, all: 0 })
})

test('what is on its way at that moment ends, once: what fails is not tried again, what is refused takes no other road', async () => {
  const id = await givenByEveryRoad()
  const { carried, senders } = givenRoads()
  const tries = { email: 0, sms: 0 }
  let isPressed = false
  for (const road of ['email', 'sms'] as const) {
    const sender = senders[road] as Sender
    const send = sender.send
    sender.send = async (message) => {
      const mine = ++tries[road]
      if (!isPressed) {
        isPressed = true
        expect((await stop(id)).status).toBe(200)
      }
      // All of them were in the process's hands when it was pressed.
      while ((await ask('second', `/campaigns/${id}`)).data.state !== 'stopped');
      if (mine === 2) throw BUSY
      if (mine === 3) throw isGone('gone')
      await send(message)
    }
  }
  await deliver(senders)
  const inHand = { ...tries }
  await deliver(senders)
  expect(tries).toEqual(inHand)
  expect(inHand.email).toBeGreaterThan(3)
  // A mail of which no word has left does not leave any more.
  expect(carried.map(({ channel }) => channel)).toEqual(Array(inHand.sms - 2).fill('sms'))
  expect(await roadsOf(id)).toEqual({
    sent: inHand.sms - 2,
    waiting: 0,
    stopped: inHand.email + 1,
    all: 1,
  })
})

test('what a process had in its hands when it died is not known, and not sent again', async () => {
  const id = await givenByEveryRoad()
  const messages = await count()
  await portal.rows(
    `update outbox_message set tries = 1, next_try_at = now() + interval '1 minute'`,
  )
  await stop(id)
  expect((await roadsOf(id)).waiting).toBe(messages)
  const { carried, senders } = givenRoads()
  await deliver(senders)
  expect(carried).toEqual([])
  expect(await roadsOf(id)).toEqual({ sent: 0, waiting: 0, stopped: 0, all: messages })
})

test('unread a day later it goes by no further road, and an officer cannot send it again', async () => {
  const id = await givenByEveryRoad()
  const broken = givenRoads({ sms: isGone('gone') })
  await deliver(broken.senders)
  const day = `update outbox_message set created_at = now() - interval '25 hours'`
  await portal.rows(day)
  await portal.rows(`update outbox_message set sent_at = null, body_sealed = '\\x00' where message_id =
    (select min(message_id) from outbox_message where gave_up_at is null)`)
  expect((await stop(id)).status).toBe(200)
  expect(await sendByNextRoad({ db: portal.app.db, sealing: SEALING })).toBe(0)
  for (const { message_id } of await portal.rows(
    'select message_id from outbox_message where sent_at is null',
  ))
    expect((await ask('second', `/outbox/${message_id}/retry`, {})).status).toBe(409)
  await portal.rows(`update campaign set state = 'sent'`)
  expect(await sendByNextRoad({ db: portal.app.db, sealing: SEALING })).toBeGreaterThan(0)
})
