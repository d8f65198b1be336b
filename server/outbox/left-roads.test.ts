// A member changes by which roads they are reached while a message already waits for one of them.

import { beforeEach, expect, test } from 'vitest'
import { CHANGED, givenRoads, MOVED, NOON, tellingPortal } from '#tests/support/night/roads.ts'
import type { NoticeMessage } from './notice-words.ts'

const NEWS: NoticeMessage = { template: 'campaign', topic: 'news', words: 'สำนักงานปิด' }

const { portal, someone, tell, choose, deliver, givenLineOf, givenDeviceOf } = tellingPortal(
  'left_roads',
  60,
)
beforeEach(async () => {
  for (const table of ['line_link', 'push_subscription']) await portal.rows(`delete from ${table}`)
})

const unlink = (no: string) => portal.call(no, '/notices/line/removal', 'POST', {})

async function roadsTaken() {
  const { carried, senders } = givenRoads()
  await deliver(senders)
  return carried.map(({ channel, address }) =>
    channel === 'line' || channel === 'push' ? `${channel} ${address}` : channel,
  )
}

const inboxOf = async (no: string) => (await portal.feed(no, '/notices')).notices.length

test('whoever unlinks LINE gets nothing there that waited: it goes by the next road they have, and by none where they want none', async () => {
  const [no, silent] = [someone(), someone()]
  for (const whom of [no, silent]) {
    await givenLineOf(whom)
    await choose(whom, 'requests', 'line', true)
    await choose(whom, 'requests', 'email', false)
  }
  await choose(silent, 'requests', 'sms', false)
  for (const whom of [no, silent]) {
    await tell(whom, MOVED)
    expect((await unlink(whom)).statusCode).toBe(200)
  }
  expect(await roadsTaken()).toEqual(['sms'])
  for (const whom of [no, silent]) expect(await inboxOf(whom)).toBe(1)
})

test('what waits for another try is looked at again: linked when it failed, unlinked when it is tried', async () => {
  const no = someone()
  await givenLineOf(no)
  await choose(no, 'requests', 'line', true)
  await choose(no, 'requests', 'email', false)
  await tell(no, MOVED)
  await deliver(givenRoads({ line: Object.assign(new Error('busy'), { code: 'line' }) }).senders)
  expect(await portal.rows('select channel, tries from outbox_message')).toEqual([
    { channel: 'line', tries: 1 },
  ])
  await unlink(no)
  expect(await roadsTaken()).toEqual(['sms'])
})

test('an account that is linked to somebody else by now gets nothing of the first; a new one of the same member does', async () => {
  const [before, now] = [someone(), someone()]
  await givenLineOf(before, 'Ushared')
  for (const whom of [before, now]) {
    await choose(whom, 'requests', 'line', true)
    await choose(whom, 'requests', 'email', false)
  }
  await tell(before, MOVED)
  await portal.rows(`delete from line_link where membership_no = '${before}'`)
  await givenLineOf(now, 'Ushared')
  await givenLineOf(before, 'Uown')
  expect(await roadsTaken()).toEqual(['line Uown'])
})

test('whoever blocks the cooperative in LINE is told elsewhere', async () => {
  const no = someone()
  await givenLineOf(no)
  await choose(no, 'news', 'line', true)
  await tell(no, NEWS)
  await portal.rows('update line_link set is_friend = false')
  expect(await roadsTaken()).toEqual(['email'])
})

test('news that was switched off while it waited stays in the inbox, though other roads were never switched off', async () => {
  const no = someone()
  await choose(no, 'news', 'sms', true)
  await tell(no, NEWS)
  await choose(no, 'news', 'sms', false)
  expect(await roadsTaken()).toEqual([])
  expect(await inboxOf(no)).toBe(1)
  expect(await portal.rows('select last_error from outbox_message')).toEqual([
    { last_error: 'left' },
  ])
})

test('a road that was switched off for one topic carries the others, and one that is chosen now carries it', async () => {
  const no = someone()
  await tell(no, MOVED)
  await tell(no, { template: 'guarantee_asked', at: NOON })
  await choose(no, 'requests', 'email', false)
  await choose(no, 'requests', 'sms', true)
  expect((await roadsTaken()).toSorted()).toEqual(['email', 'sms'])
})

test('a device that was forgotten gets nothing that waited: another has it already, and without one it goes by e-mail', async () => {
  const [one, two] = [someone(), someone()]
  await givenDeviceOf(one, 'only')
  for (const name of ['old', 'new']) await givenDeviceOf(two, name)
  for (const whom of [one, two]) await tell(whom, MOVED)
  for (const whom of [one, two]) {
    const { devices } = await portal.feed(whom, '/notices/push')
    const [{ subscription_id }] = devices
    const reply = await portal.call(whom, '/notices/push/removal', 'POST', { subscription_id })
    expect(reply.statusCode).toBe(200)
  }
  expect(await roadsTaken()).toEqual(
    expect.arrayContaining([
      'email',
      expect.stringContaining(`push {"endpoint":"https://push.example/${two}/new"`),
    ]),
  )
  expect(
    await portal.rows(
      'select channel, count(*)::int as n from outbox_message where sent_at is not null group by 1 order by 1',
    ),
  ).toEqual([
    { channel: 'email', n: 1 },
    { channel: 'push', n: 1 },
  ])
})

test('what concerns the safety of the account goes to phone and e-mail as it was put down, and not to LINE that was unlinked', async () => {
  const no = someone()
  await givenLineOf(no)
  await tell(no, CHANGED)
  await unlink(no)
  expect((await roadsTaken()).toSorted()).toEqual(['email', 'sms'])
})
