import { afterEach, expect, test, vi } from 'vitest'
import { SEALING } from '#tests/support/app/sealing.ts'
import { sharedPortal } from '#tests/support/night/portal.ts'
import { MOVED, NOON, reachableMembers } from '#tests/support/night/roads.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'
import { deliverDue } from '../outbox/deliver.ts'
import type { NoticeMessage } from '../outbox/notice-words.ts'
import { notify } from '../outbox/put.ts'
import { sendByNextRoad } from './send-by-next-road.ts'

const PLAN = { members: 60, months: 2, units: 2, seed: 1, asOf: '2026-10-31' }
const EVENING = new Date('2026-11-18T14:00:00Z')
const BEHIND: NoticeMessage = { template: 'loan_borrower', at: NOON }
const HELD: NoticeMessage = {
  template: 'change_held',
  what: 'โทรศัพท์',
  requestNo: '69-000002',
  at: NOON,
  until: NOON,
  stop: 'ABCD-EFGH',
}

const portal = sharedPortal('notices', PLAN)

afterEach(() => {
  vi.useRealTimers()
})

/** No other test uses them. */
const someone = reachableMembers(PLAN)

const tell = (no: string, message: NoticeMessage) => notify(portal.app.db, SEALING, no, message)

function sentTo(no: string) {
  return portal.app.db
    .selectFrom('outbox_message')
    .select(['channel', 'body_sealed', 'notice_id', 'next_try_at', 'too_late_at'])
    .where('membership_no', '=', no)
    .orderBy('message_id')
    .execute()
}

const roadsTo = async (no: string) => (await sentTo(no)).map(({ channel }) => channel)
const bodiesTo = async (no: string) =>
  (await sentTo(no)).map(({ body_sealed }) => SEALING.open(body_sealed as Buffer))
const inbox = (no: string) => portal.feed(no, '/notices')
const choose = (no: string, topic: string, road: string, on: boolean) =>
  portal.call(no, '/notices/choices', 'POST', { topic, road, on })

test('SEC-78 a member reads in the inbox what they were told, the newest first, and nobody else does', async () => {
  const no = someone()
  for (let nth = 1; nth <= 45; nth++) await tell(no, { ...MOVED, requestNo: `69-${nth}` })
  const first = await inbox(no)
  const second = await portal.feed(no, `/notices?before=${first.next}`)
  const third = await portal.feed(no, `/notices?before=${second.next}`)
  const all = [first, second, third].flatMap(({ notices }) => notices)
  expect(all).toHaveLength(45)
  expect(third.next).toBeNull()
  expect(all[0]).toMatchObject({ topic: 'requests', is_read: false })
  expect(all.map(({ text }) => text.match(/69-\d+/)?.[0])).toEqual(
    Array.from({ length: 45 }, (_, at) => `69-${45 - at}`),
  )
  const stranger = someone()
  expect((await inbox(stranger)).notices).toEqual([])
})

test('SEC-78 what was before the reader counts as read, what came after it does not, and others’ stay as they are', async () => {
  const [no, other] = [someone(), someone()]
  for (const whom of [no, other]) await tell(whom, MOVED)
  const { notices } = await inbox(no)
  await tell(no, MOVED)
  expect(await portal.feed(no, '/notices/unread')).toEqual({ unread: 2 })
  const newest = notices[0].notice_id
  expect((await portal.call(no, '/notices/read', 'POST', { up_to: newest })).statusCode).toBe(200)
  expect(await portal.feed(no, '/notices/unread')).toEqual({ unread: 1 })
  expect((await inbox(no)).notices.map((one: { is_read: boolean }) => one.is_read)).toEqual([
    false,
    true,
  ])
  expect(await portal.feed(other, '/notices/unread')).toEqual({ unread: 1 })
})

test('who chose nothing hears of a request by e-mail, and one fact by two roads has one number', async () => {
  const no = someone()
  await tell(no, MOVED)
  expect(await roadsTo(no)).toEqual(['email'])
  expect((await choose(no, 'requests', 'sms', true)).statusCode).toBe(200)
  await tell(no, MOVED)
  const [, ...both] = await sentTo(no)
  expect(both.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
  const [newest] = (await inbox(no)).notices
  expect(new Set(both.map(({ notice_id }) => notice_id))).toEqual(new Set([newest.notice_id]))
})

test('SEC-78 a topic that was switched off sends nothing, and is in the inbox all the same', async () => {
  const no = someone()
  for (const road of ['email', 'sms']) await choose(no, 'requests', road, false)
  await tell(no, MOVED)
  expect(await roadsTo(no)).toEqual([])
  expect((await inbox(no)).notices).toHaveLength(1)
  const { topics } = await portal.feed(no, '/notices/choices')
  const requests = topics.find((one: { topic: string }) => one.topic === 'requests')
  expect(requests.roads.every((one: { is_on: boolean }) => !one.is_on)).toBe(true)
})

test('SEC-78 what concerns the safety of the account cannot be switched off; the code that stops is not in the inbox', async () => {
  const no = someone()
  for (const road of ['email', 'sms']) {
    const refused = await choose(no, 'security', road, false)
    expect([refused.statusCode, refused.json().rc_des]).toEqual([
      409,
      expect.stringContaining('เสมอ'),
    ])
  }
  await tell(no, HELD)
  expect((await roadsTo(no)).sort()).toEqual(['email', 'sms'])
  for (const body of await bodiesTo(no)) expect(body).toContain('ABCD-EFGH')
  const [notice] = (await inbox(no)).notices
  expect(notice.text).toContain('69-000002')
  expect(notice.text).not.toContain('ABCD')
})

test('SEC-78 that somebody owes stands in the inbox, and in a message only where they asked for it; one a day is enough', async () => {
  const [no, other] = [someone(), someone()]
  await tell(no, BEHIND)
  await tell(no, BEHIND)
  const [body, ...more] = await bodiesTo(no)
  expect(more).toEqual([])
  expect(body).toMatch(/มีรายการใหม่/)
  expect(body).not.toMatch(/ชำระ|ค้าง|บาท|\d{2,}/)
  const { notices } = await inbox(no)
  expect(notices).toHaveLength(2)
  expect(notices[0].text).toContain('ยังไม่ได้รับชำระ')
  await portal.call(other, '/notices/detail', 'POST', { on: true })
  await tell(other, BEHIND)
  expect((await bodiesTo(other))[0]).toContain('ยังไม่ได้รับชำระ')
})

test('SEC-78 what must arrive goes by the next road a day later, once, and not where it was read or that road was switched off', async () => {
  const [no, reader, silent, other] = [someone(), someone(), someone(), someone()]
  await choose(silent, 'guarantees', 'sms', false)
  for (const whom of [no, reader, silent])
    await tell(whom, { template: 'guarantee_asked', at: NOON })
  await tell(other, MOVED)
  const goOn = () => sendByNextRoad(portal.app)
  await goOn()
  expect(await roadsTo(no)).toEqual(['email'])
  const [seen] = (await inbox(reader)).notices
  await portal.call(reader, '/notices/read', 'POST', { up_to: seen.notice_id })
  await portal.rows(`update outbox_message set created_at = created_at - interval '25 hours'`)
  await goOn()
  await goOn()
  expect(await roadsTo(no)).toEqual(['email', 'sms'])
  for (const whom of [reader, silent, other]) expect(await roadsTo(whom)).toEqual(['email'])
  const [first, second] = await sentTo(no)
  expect(second?.notice_id).toBe(first?.notice_id)
  expect((await bodiesTo(no))[1]).toMatch(/มีรายการใหม่เรื่องการค้ำประกัน/)
})

test('SEC-78 in the evening a message about a request waits until eight, one about the account does not', async () => {
  const no = someone()
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING })
  await tell(no, MOVED)
  await tell(no, HELD)
  const [request, ...account] = await sentTo(no)
  expect(request?.next_try_at.toISOString()).toBe('2026-11-19T01:00:00.000Z')
  expect(request?.too_late_at.toISOString()).toBe('2026-11-20T01:00:00.000Z')
  for (const { next_try_at } of account) expect(next_try_at).toEqual(EVENING)
})

test('SEC-78 what takes the next road in the evening, unread or because its own is closed, waits for the morning as well', async () => {
  const [unread, closed] = [someone(), someone()]
  await tell(unread, { template: 'guarantee_asked', at: NOON })
  await portal.rows(`update outbox_message set created_at = now() - interval '25 hours'`)
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING })
  await sendByNextRoad(portal.app)
  expect((await sentTo(unread)).at(-1)).toMatchObject({
    channel: 'sms',
    next_try_at: new Date('2026-11-19T01:00:00Z'),
  })
  await portal.rows('delete from outbox_message')
  await tell(closed, MOVED)
  await portal.rows(
    `update outbox_message set next_try_at = now(), too_late_at = now() + interval '1 day'`,
  )
  const sms = { send: async () => undefined, keepsBody: false, close: () => undefined }
  await deliverDue({ db: portal.app.db, sealing: SEALING, senders: { sms } })
  expect(await sentTo(closed)).toMatchObject([
    { channel: 'sms', next_try_at: new Date('2026-11-19T01:00:00Z') },
  ])
})

test('SEC-78 what a member chose is written down: whoever silences a road leaves a trace', async () => {
  const no = someone()
  await choose(no, 'guarantees', 'sms', false)
  await portal.call(no, '/notices/detail', 'POST', { on: true })
  const events = await recordedEvents(portal.app, 'notice.choice')
  expect(events.filter(({ subject_no }) => subject_no === no)).toMatchObject([
    { actor: `member:${no}`, detail: { topic: 'guarantees', channel: 'sms', on: false } },
    { actor: `member:${no}`, detail: { part: 'detail', on: true } },
  ])
})
