// A message to many that is stopped while some of it waits, and some is on its way.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenPortal, type Portal } from '#tests/support/night/portal.ts'
import { givenRoads, membersOf } from '#tests/support/night/roads.ts'
import { sendByNextRoad } from '../notices/send-by-next-road.ts'
import { isGone, type Sender } from '../outbox/senders.ts'
import { sendCampaigns } from './send.ts'

const BUSY = Object.assign(new Error('refused'), { code: 'HTTP 503' })

let portal: Portal
const tokens: Record<string, string> = {}
const { deliver } = membersOf(() => portal)

beforeAll(async () => {
  portal = await givenPortal('campaign_stop', { members: 20, months: 2 })
  for (const login of ['writer', 'second']) {
    const { token } = await givenOfficer(portal.app.db, {
      login,
      roles: ['editor', 'member_service'],
    })
    tokens[login] = token
  }
})
beforeEach(async () => {
  for (const table of ['outbox_message', 'member_notice', 'campaign'])
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

/** Put down for everybody, a meeting: it goes by the cheapest road to each. */
async function givenPutDown(): Promise<number> {
  const words = { topic: 'meeting', audience: 'all', unit_no: '', words: 'ประชุมใหญ่' }
  const { data } = await ask('writer', '/campaigns', words)
  expect((await ask('second', `/campaigns/${data.campaign_id}/release`, {})).status).toBe(200)
  await sendCampaigns(portal.app, new AbortController().signal)
  return data.campaign_id
}

const stop = (id: number) => ask('second', `/campaigns/${id}/stop`, {})

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
  const id = await givenPutDown()
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
  const id = await givenPutDown()
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
    stopped: inHand.email,
    all: 2,
  })
})

test('what a process had in its hands when it died is not known, and not sent again', async () => {
  const id = await givenPutDown()
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
  const id = await givenPutDown()
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
