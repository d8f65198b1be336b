// Roads that are closed: switched off by the cooperative, or gone.

import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  giveUp,
  markHandedOver,
  markSent,
  takeMessages,
  tryLater,
} from '#database/queries/monitoring/claimed-message.ts'
import { addMessages, retryMessage } from '#database/queries/monitoring/outbox-message.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { givenPortal, type Portal } from '#tests/support/night/portal.ts'
import { givenRoads, membersOf, reachableMembers } from '#tests/support/night/roads.ts'
import { goElsewhere } from './detour.ts'
import type { NoticeMessage } from './notice-words.ts'
import { sealedMessage } from './sealed-message.ts'
import { isGone, type Sender } from './senders.ts'

const PLAN = { members: 80, months: 2, units: 2, seed: 1, asOf: '2026-10-31' }
const NOON = new Date('2026-11-18T05:00:00Z')
const MOVED: NoticeMessage = {
  template: 'request_moved',
  requestNo: '69-000001',
  state: 'อนุมัติแล้ว',
  at: NOON,
}
const CHANGED: NoticeMessage = { template: 'password_changed', at: NOON }
const NEWS: NoticeMessage = { template: 'campaign', topic: 'news', words: 'บรรทัดหนึ่ง\nบรรทัดสอง' }

let portal: Portal

beforeAll(async () => {
  portal = await givenPortal('detour', PLAN)
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  return () => vi.useRealTimers()
})
beforeEach(() => portal.rows('delete from outbox_message'))

/** No other test uses them. */
const someone = reachableMembers(PLAN)
const { tell, choose, deliver, givenLineOf, givenDeviceOf } = membersOf(() => portal)

test('LINE that the cooperative has switched off: who had chosen it is told at once by the next road they did not switch off', async () => {
  const [no, silent] = [someone(), someone()]
  for (const whom of [no, silent]) {
    await givenLineOf(whom)
    await choose(whom, 'news', 'line', true)
    await choose(whom, 'news', 'email', false)
  }
  await choose(silent, 'news', 'sms', false)
  await portal.rows(`insert into notice_detail (membership_no, is_on) values ('${no}', true)`)
  for (const whom of [no, silent]) await tell(whom, NEWS)
  const { carried, senders } = givenRoads({ line: 'off' })
  await deliver(senders)
  expect(carried).toEqual([
    expect.objectContaining({
      channel: 'sms',
      body: expect.stringContaining('บรรทัดหนึ่ง บรรทัดสอง'),
    }),
  ])
  for (const whom of [no, silent])
    expect((await portal.feed(whom, '/notices')).notices).toHaveLength(1)
  expect(
    await portal.rows(
      'select channel, roads_before, sent_at is null as unsent from outbox_message order by 1 desc',
    ),
  ).toEqual([
    { channel: 'sms', roads_before: ['line'], unsent: false },
    { channel: 'line', roads_before: [], unsent: true },
  ])
})

test('a browser that is gone: the message goes on by e-mail, and where another device has it, it does not', async () => {
  const [one, two] = [someone(), someone()]
  await givenDeviceOf(one, 'old')
  for (const name of ['old', 'new']) await givenDeviceOf(two, name)
  for (const whom of [one, two]) await tell(whom, MOVED)
  const { carried, senders } = givenRoads()
  const push = senders.push as Sender
  const send = push.send
  push.send = async (message) => {
    if (message.address.includes('/old')) throw isGone('push 410')
    return send(message)
  }
  await deliver(senders)
  expect(carried.map(({ channel }) => channel).sort()).toEqual(['email', 'push'])
  expect(
    await portal.rows(`select count(*)::int as n from push_subscription where device = 'old'`),
  ).toEqual([{ n: 0 }])
})

test('both of a member’s devices gone at the same moment: one e-mail', async () => {
  const no = someone()
  for (const name of ['first', 'second']) await givenDeviceOf(no, name)
  await tell(no, MOVED)
  const { carried, senders } = givenRoads({ push: isGone('push 404') })
  await deliver(senders)
  expect(carried.map(({ channel }) => channel)).toEqual(['email'])
})

test('a mailbox that is not there: by SMS; a message about safety that went there as well is not sent twice', async () => {
  const no = someone()
  await tell(no, MOVED)
  await tell(no, CHANGED)
  const { carried, senders } = givenRoads({ email: isGone('mailbox') })
  await deliver(senders)
  expect(carried.map(({ channel }) => channel)).toEqual(['sms', 'sms'])
  expect(new Set(carried.map(({ body }) => body)).size).toBe(2)
})

test('a mailbox that was refused is not tried again for other matters; safety is, and when it is taken the mailbox counts as good', async () => {
  const no = someone()
  await tell(no, MOVED)
  await deliver(givenRoads({ email: isGone('mailbox') }).senders)
  const mailOf = async () =>
    (await portal.feed(no, '/notices/choices')).roads.find(
      ({ road }: { road: string }) => road === 'email',
    )
  expect(await mailOf()).toMatchObject({ failing_since: expect.any(String) })
  const roadsOf = async (message: NoticeMessage, closed = {}) => {
    const { carried, senders } = givenRoads(closed)
    await tell(no, message)
    await deliver(senders)
    return carried.map(({ channel }) => channel).toSorted()
  }
  expect(await roadsOf(MOVED)).toEqual(['sms'])
  expect(await roadsOf(CHANGED, { email: isGone('mailbox') })).toEqual(['sms'])
  expect(await roadsOf(MOVED)).toEqual(['sms'])
  // Another address was never refused.
  await portal.rows(
    `update failing_mail set address_sealed = '\\x${SEALING.seal('old@example.com').toString('hex')}'`,
  )
  expect(await mailOf()).toMatchObject({ failing_since: null })
  expect(await roadsOf(MOVED)).toEqual(['email'])
  await roadsOf(MOVED, { email: isGone('mailbox') })
  await portal.rows(`update failing_mail set since = now() - interval '31 days'`)
  expect(await roadsOf(MOVED)).toEqual(['email'])
  await roadsOf(MOVED, { email: isGone('mailbox') })
  expect(await roadsOf(MOVED)).toEqual(['sms'])
  expect(await roadsOf(CHANGED)).toEqual(['email', 'sms'])
  expect(await roadsOf(MOVED)).toEqual(['email'])
  expect(await mailOf()).toMatchObject({ failing_since: null })
})

test('an address that is only to become theirs says nothing of the one they have', async () => {
  const no = someone()
  await addMessages(portal.app.db, [
    {
      ...sealedMessage(SEALING, { channel: 'email', address: 'new@example.com' }, 'รหัส'),
      template: 'email_code',
      membershipNo: no,
      tooLateAt: NOON,
    },
  ])
  await deliver(givenRoads({ email: isGone('mailbox') }).senders)
  expect(await portal.rows(`select * from failing_mail where membership_no = '${no}'`)).toEqual([])
})

test('roads that are all gone end: none is tried twice', async () => {
  const no = someone()
  await givenLineOf(no)
  await tell(no, MOVED)
  const gone = { email: isGone('mailbox'), line: isGone('line quota'), sms: isGone('gone') }
  await deliver(givenRoads(gone).senders)
  expect(
    await portal.rows(
      'select channel, roads_before, gave_up_at is not null as ended from outbox_message',
    ),
  ).toEqual([{ channel: 'sms', roads_before: ['email', 'line'], ended: true }])
})

test('a code that was asked for by SMS goes by no other road', async () => {
  const no = someone()
  await addMessages(portal.app.db, [
    {
      ...sealedMessage(SEALING, { channel: 'sms', address: '0812345678' }, 'รหัส'),
      template: 'code',
      membershipNo: no,
      tooLateAt: NOON,
    },
  ])
  const { carried, senders } = givenRoads({ sms: 'off' })
  await deliver(senders)
  expect(carried).toEqual([])
})

test.each(['sms', 'email'] as const)(
  'of a message to many by %s whose sender died or never answered nobody knows: it is not sent again, a code is',
  async (road) => {
    const no = someone()
    await choose(no, 'news', road, true)
    await tell(no, NEWS)
    await tell(no, CHANGED)
    await portal.rows(`update outbox_message set tries = 1 where channel = '${road}'`)
    await portal.rows(`delete from outbox_message where channel <> '${road}'`)
    const { carried, senders } = givenRoads()
    await deliver(senders)
    expect(carried).toEqual([
      expect.objectContaining({ channel: road, body: expect.stringContaining('รหัสผ่าน') }),
    ])

    await portal.rows('delete from outbox_message')
    const whenBroken = async (fault: Error) => {
      await tell(no, NEWS)
      await deliver(givenRoads({ [road]: fault }).senders)
      const [row] = await portal.rows(
        `select last_error, gave_up_at is not null as ended from outbox_message where template = 'campaign'`,
      )
      await portal.rows('delete from outbox_message')
      return row
    }
    for (const fault of SILENT[road])
      expect(await whenBroken(fault)).toEqual({ last_error: 'not known', ended: true })
    for (const fault of REFUSED[road])
      expect(await whenBroken(fault)).toMatchObject({
        last_error: expect.not.stringContaining('not known'),
        ended: false,
      })
  },
)

const fetchFailed = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: { code } })
const failed = (how: object) => Object.assign(new Error('failed'), how)
/** The message had left, and no answer came. */
const SILENT = {
  sms: [new DOMException('late', 'TimeoutError'), fetchFailed('ECONNRESET')],
  email: [failed({ code: 'ECONNECTION', isUnclear: true })],
}
const REFUSED = {
  sms: [fetchFailed('ECONNREFUSED'), failed({ code: 'HTTP 503' })],
  email: [
    failed({ code: 'ESOCKET', isUnclear: false }),
    failed({ isUnclear: false }),
    failed({ code: 'EMESSAGE', responseCode: 451 }),
  ],
}

test('of what nobody answered for it stays unknown whether it went, also where the next process dies before it has written that down', async () => {
  const no = someone()
  await choose(no, 'news', 'sms', true)
  await tell(no, NEWS)
  await portal.rows('update outbox_message set tries = 1, next_try_at = now()')
  const { db } = portal.app
  expect(await takeMessages(db, 1, 0)).toMatchObject([{ isUnanswered: true, tries: 2 }])
  expect(await takeMessages(db, 1, 0)).toMatchObject([{ isUnanswered: true, tries: 3 }])
})

test('a mail to many that a process had taken and not begun to hand over is sent by the next, and by the first no more', async () => {
  const no = someone()
  await choose(no, 'news', 'email', true)
  await tell(no, NEWS)
  const slow = givenRoads()
  const mail = slow.senders.email as Sender
  const send = mail.send
  const connection = Promise.withResolvers<void>()
  mail.send = async (message) => {
    await connection.promise
    await send(message)
  }
  const sending = deliver(slow.senders)
  await vi.waitFor(async () =>
    expect(await portal.rows('select last_error from outbox_message')).toEqual([
      { last_error: 'taken' },
    ]),
  )
  const { carried, senders } = givenRoads()
  await deliver(senders)
  expect(carried.map(({ channel }) => channel)).toEqual(['email'])

  connection.resolve()
  await sending
  expect(slow.carried).toEqual([])
  expect(
    await portal.rows('select last_error, sent_at is not null as sent from outbox_message'),
  ).toEqual([{ last_error: null, sent: true }])
})

test('a process that lets go of a message too late changes nothing of what the next has done with it', async () => {
  const no = someone()
  await choose(no, 'news', 'email', true)
  await tell(no, NEWS)
  const { db } = portal.app
  await portal.rows('update outbox_message set next_try_at = now()')
  const [slow] = await takeMessages(db, 1, 0)
  const [next] = await takeMessages(db, 1, 60)
  if (!slow || !next) throw new Error('nothing was taken')
  const row = () =>
    portal.rows('select last_error, tries, next_try_at, gave_up_at from outbox_message')
  expect(await markHandedOver(db, next, 60)).toBeDefined()
  const handedOver = await row()
  expect(await markHandedOver(db, slow, 60)).toBeUndefined()
  await tryLater(db, slow, 2, 'ECONNECTION')
  await giveUp(db, slow, 'not known')
  await goElsewhere({ db, sealing: SEALING, senders: givenRoads().senders }, slow, { why: 'gone' })
  expect(await row()).toEqual(handedOver)

  // Nor does an officer have it sent again while it is on its way.
  expect(await retryMessage(db, next.messageId)).toBeUndefined()
  await markSent(db, next.messageId, false)
  expect(await row()).toMatchObject([{ last_error: null, gave_up_at: null }])
})
