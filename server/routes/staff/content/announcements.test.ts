import { onTestFinished } from 'vitest'
import { listenToDatabase } from '#database/core/listener.ts'
import { addMessages } from '#database/queries/monitoring/outbox-message.ts'
import { sealedMessage } from '#server/outbox/sealed-message.ts'
import { broadcastCount, countListeners } from '#server/push/count.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { buildTestApp, expect, test } from '#tests/support/app/test.ts'
import { givenCategory, givenMember, givenTopic } from '#tests/support/given/site.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

test('what an officer sends is kept, with who sent it and how many listened', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['editor'])
  const topicId = await givenTopic(db, await givenCategory(db, 'ข่าว'), {
    title: 'ปันผลประจำปี',
    body: '<p>จ่ายวันที่ 5 ธันวาคม</p>',
  })
  expect(await officer.data(`announcements/draft/${topicId}`)).toMatchObject({
    title: 'ปันผลประจำปี',
    body: 'จ่ายวันที่ 5 ธันวาคม',
  })
  const sent = await officer.send('announcements', {
    title: 'ปันผลประจำปี',
    body: 'จ่ายวันที่ 5 ธันวาคม',
    topic_id: topicId,
  })
  expect(sent.json()).toMatchObject({
    rc_des: expect.stringMatching(/^ไม่มีผู้ได้รับการแจ้งเตือน/),
    data: { reached: 0 },
  })
  const { listening, sent: history } = await officer.data('announcements')
  expect(listening).toBe(0)
  expect(history).toMatchObject([
    { title: 'ปันผลประจำปี', topic_id: topicId, officer: 'กมลชนก ดีพร้อม', listening: 0 },
  ])
  expect(await recordedEvents(app, 'announcement.send')).toMatchObject([{ actor: 'staff:officer' }])
})

test('those who listen are counted in every process', async ({ connection, databaseUrl }) => {
  const [first, second] = [await buildTestApp(connection.db), await buildTestApp(connection.db)]
  onTestFinished(async () => {
    await first.close()
    await second.close()
  })
  second.push.listening = () => 3
  const listener = await listenToDatabase(databaseUrl, {
    content: () => undefined,
    count: () => void broadcastCount(second, 'c1a5f0de-0000-4000-8000-000000000002'),
  })
  onTestFinished(() => listener.close())
  expect(await countListeners(first)).toBe(3)
  await connection.db.deleteFrom('push_count').execute()
})

test('only what is published is announced, in words, and not too often', async ({ app, db }) => {
  const officer = await givenAsking(app, ['editor'])
  const category = await givenCategory(db, 'ข่าว')
  const draft = await givenTopic(db, category, {
    title: 'ร่าง',
    published_at: new Date('2999-01-01'),
  })
  const words = { title: 'หัวข้อ', body: 'ข้อความ' }
  expect((await officer.send('announcements', { ...words, topic_id: draft })).statusCode).toBe(404)
  const topic_id = await givenTopic(db, category, { title: 'ข่าว' })
  expect((await officer.send('announcements', { ...words, title: ' ', topic_id })).statusCode).toBe(
    400,
  )
  for (let time = 0; time < 6; time++) await officer.send('announcements', { ...words, topic_id })
  expect((await officer.send('announcements', { ...words, topic_id })).statusCode).toBe(429)
  const other = await givenAsking(app, ['moderator'], { login: 'other' })
  expect((await other.send('announcements', { ...words, topic_id })).statusCode).toBe(403)
})

test('the outbox shows to whom and how it stands, never the words; what can be sent is sent again', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['member_service'])
  const membershipNo = await givenMember(db)
  const later = new Date(Date.now() + 3_600_000)
  const message = (template: string) => ({
    ...sealedMessage(SEALING, { channel: 'sms', address: '0812345678' }, 'รหัส OTP 123456'),
    template,
    membershipNo,
    tooLateAt: later,
  })
  await addMessages(db, [message('code'), message('new_device')])
  await db
    .updateTable('outbox_message')
    .set({ gave_up_at: new Date(), tries: 8, last_error: 'HTTP 500' })
    .execute()

  const reply = await officer.read('outbox?state=gave_up')
  expect(reply.body).not.toMatch(/123456|0812345678/)
  const { messages, counts } = reply.json().data
  expect(counts).toEqual({ waiting: 0, sent: 0, gave_up: 2, not_known: 0 })
  expect(messages).toMatchObject([
    { to: '08x-xxx-5678', subject: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่', tries: 8, may_retry: true },
    { subject: 'รหัส OTP สำหรับตั้งรหัสผ่าน', may_retry: false },
  ])
  const [notice, code] = messages
  expect((await officer.send(`outbox/${code.message_id}/retry`)).statusCode).toBe(409)
  expect((await officer.send(`outbox/${notice.message_id}/retry`)).statusCode).toBe(200)
  expect((await officer.data('outbox?state=waiting')).messages).toMatchObject([
    { tries: 0, last_error: null },
  ])
  expect(await recordedEvents(app, 'outbox.retry')).toMatchObject([{ subject_no: membershipNo }])
  const other = await givenAsking(app, ['editor'], { login: 'other' })
  expect((await other.read('outbox')).statusCode).toBe(403)
})

test('what nobody knows the end of is sent again by one press, each told to its member; of another number than was seen, nothing', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['member_service'])
  const members = [await givenMember(db), await givenMember(db), await givenMember(db)]
  const given = async (membershipNo: string, template: string, last_error: string) => {
    await addMessages(db, [
      {
        ...sealedMessage(SEALING, { channel: 'sms', address: '0812345678' }, 'ข่าว'),
        template,
        membershipNo,
        tooLateAt: new Date(Date.now() + 3_600_000),
      },
    ])
    await db
      .updateTable('outbox_message')
      .set({ gave_up_at: new Date(), tries: 1, last_error })
      .where('gave_up_at', 'is', null)
      .execute()
  }
  const [one = '', two = '', three = ''] = members
  await given(one, 'campaign', 'not known')
  await given(two, 'new_device', 'not known')
  await given(two, 'code', 'not known')
  await given(three, 'campaign', 'HTTP 500')

  const shown = await officer.data('outbox?state=not_known')
  expect([shown.total, shown.may_retry, shown.counts.not_known]).toEqual([3, 2, 3])
  const press = (count: number) => officer.send('outbox/retries', { state: 'not_known', count })
  const another = await press(3)
  expect([another.statusCode, another.json().error]).toEqual([
    409,
    'ขณะนี้มีข้อความที่ส่งใหม่ได้ 2 ข้อความ ไม่ใช่ 3 กรุณาโหลดหน้าใหม่แล้วตรวจดูอีกครั้ง',
  ])
  expect((await officer.data('outbox?state=waiting')).total).toBe(0)

  expect((await press(2)).json().rc_des).toBe('จัดคิวส่งใหม่ 2 ข้อความแล้ว')
  const told = await recordedEvents(app, 'outbox.retry')
  expect(told.map(({ subject_no }) => subject_no).toSorted()).toEqual([one, two].toSorted())
  expect((await officer.data('outbox?state=waiting')).total).toBe(2)
  expect((await officer.data('outbox?state=gave_up')).counts).toMatchObject({ gave_up: 2 })
  expect((await press(2)).statusCode).toBe(409)
  const other = await givenAsking(app, ['editor'], { login: 'other' })
  const refused = await other.send('outbox/retries', { state: 'not_known', count: 1 })
  expect(refused.statusCode).toBe(403)
})
