// The month's baht for SMS, which are paid by the part.

import { expect, test } from 'vitest'
import { smsParts } from '#domain/notice/sms-parts.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { CHANGED, givenRoads, NOON, tellingPortal } from '#tests/support/night/roads.ts'
import { saysCapIsReached, smsMonth } from '../campaigns/sms-cap.ts'
import { REPORTED_ONCE } from '../monitoring/alerts/faults.ts'
import { sendByNextRoad } from '../notices/send-by-next-road.ts'
import type { NoticeMessage } from './notice-words.ts'
import { notifyUnit, putMessages } from './put.ts'

const ASKED: NoticeMessage = { template: 'guarantee_asked', at: NOON }
/** To whoever wants the words in the message: its name, this and no more. */
const saying = (topic: 'news' | 'meeting', words: string): NoticeMessage => ({
  template: 'campaign',
  topic,
  words,
})

const { portal, someone, tell, choose, deliver, givenLineOf } = tellingPortal('sms_room', 80)

/** Somebody whom no other test uses, who is told of the topic by SMS alone, with its words. */
async function givenBySms(topic: string): Promise<string> {
  const no = someone()
  await choose(no, topic, 'sms', true)
  await choose(no, topic, 'email', false)
  await portal.rows(`insert into notice_detail (membership_no, is_on) values ('${no}', true)`)
  return no
}

const errors = () =>
  portal.rows('select last_error from outbox_message where gave_up_at is not null')

test('an SMS takes as many parts of the month’s baht as it has: of three baht for three long ones, one and a short one go', async () => {
  const cost = { priceSatang: 100, capSatang: 300 }
  const long = 'ก'.repeat(100)
  for (const words of [long, long, 'สั้น', long]) {
    await tell(await givenBySms('news'), saying('news', words))
  }
  expect(await smsMonth(portal.app.db, cost)).toMatchObject({ spent_satang: 700 })
  const { carried, senders } = givenRoads()
  await deliver(senders, cost)
  expect(carried.map(({ body }) => smsParts(body)).toSorted()).toEqual([1, 2])
  expect(await errors()).toEqual([{ last_error: 'monthly cap' }, { last_error: 'monthly cap' }])
  expect(await smsMonth(portal.app.db, cost)).toMatchObject({ spent_satang: 300, is_reached: true })
})

test('those who look after the site are told when no Thai sentence has room any more', async () => {
  await tell(await givenBySms('news'), saying('news', 'สั้น'))
  await deliver(givenRoads().senders)
  const says = (capSatang: number) =>
    saysCapIsReached(portal.app.db, { priceSatang: 100, capSatang })
  expect(await says(300)).toBeUndefined()
  expect(await says(200)).toMatch(/ถึงวงเงิน 2\.00 บาท/)
  expect(REPORTED_ONCE).toContain('sms_cap')
})

test('when they are spent, news and a meeting go by a road that costs nothing or stay in the inbox; safety, guarantees and codes go', async () => {
  const spent = { priceSatang: 100, capSatang: 100 }
  const [reader, invited, guarantor] = [
    await givenBySms('news'),
    await givenBySms('meeting'),
    await givenBySms('guarantees'),
  ]
  await givenLineOf(reader)
  await tell(reader, saying('news', 'ก'.repeat(100)))
  await tell(invited, saying('meeting', 'ประชุมใหญ่'.repeat(20)))
  await tell(guarantor, ASKED)
  await tell(reader, CHANGED)
  await putMessages(portal.app.db, SEALING, {
    membershipNo: reader,
    contacts: [{ channel: 'sms', address: '0812345678' }],
    message: { template: 'code', code: '123456', reference: 'ABCD', until: NOON },
    tooLateAt: NOON,
  })
  const { carried, senders } = givenRoads()
  await deliver(senders, spent)
  const by = (words: string) =>
    carried.filter(({ body }) => body.includes(words)).map(({ channel }) => channel)
  expect(by('กกก')).toEqual(['line'])
  expect(by('ประชุมใหญ่')).toEqual([])
  expect(by('ค้ำประกัน')).toEqual(['sms'])
  expect(by('รหัสผ่านระบบสมาชิก')).toContain('sms')
  expect(by('123456')).toEqual(['sms'])
  expect((await portal.feed(invited, '/notices')).notices).toHaveLength(1)
})

test('a meeting that nobody read a day later goes by SMS only while there are baht for it', async () => {
  const invited = [someone(), someone()]
  for (const no of invited) await tell(no, saying('meeting', 'ประชุมใหญ่'))
  const { carried, senders } = givenRoads()
  await deliver(senders)
  expect(carried.map(({ channel }) => channel)).toEqual(['email', 'email'])
  await portal.rows(`update outbox_message set created_at = now() - interval '25 hours'`)
  expect(await sendByNextRoad({ db: portal.app.db, sealing: SEALING })).toBe(2)
  carried.length = 0
  await deliver(senders, { priceSatang: 100, capSatang: 300 })
  expect(carried).toEqual([
    expect.objectContaining({ channel: 'sms', body: expect.stringContaining('ประชุมใหญ่') }),
  ])
  expect(smsParts(carried[0]?.body ?? '')).toBe(2)
  expect(await errors()).toEqual([{ last_error: 'monthly cap' }])
})

test('that a unit is to certify somebody’s pay waits on its page when they are spent; that somebody took a file of whole ids does not', async () => {
  const contacts = [{ channel: 'sms', address: '0812345678' } as const]
  const unit = { unitNo: '00010001', contacts }
  await notifyUnit(portal.app.db, SEALING, {
    ...unit,
    message: { template: 'unit_certificate_asked', at: NOON },
  })
  await notifyUnit(portal.app.db, SEALING, {
    ...unit,
    message: { template: 'passkey_added', device: 'Chrome', at: NOON },
  })
  const { carried, senders } = givenRoads()
  await deliver(senders, { priceSatang: 100, capSatang: 100 })
  expect(carried).toEqual([
    expect.objectContaining({ channel: 'sms', body: expect.stringContaining('พาสคีย์') }),
  ])
})
