// Roads that are closed: switched off by the cooperative, or gone.

import { expect, test } from 'vitest'
import { addMessages } from '#database/queries/monitoring/outbox-message.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { CHANGED, givenRoads, MOVED, NOON, tellingPortal } from '#tests/support/night/roads.ts'
import type { NoticeMessage } from './notice-words.ts'
import { sealedMessage } from './sealed-message.ts'
import { isGone, type Sender } from './senders.ts'

const NEWS: NoticeMessage = { template: 'campaign', topic: 'news', words: 'บรรทัดหนึ่ง\nบรรทัดสอง' }

const { portal, someone, tell, choose, deliver, givenLineOf, givenDeviceOf } = tellingPortal(
  'detour',
  80,
)

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
