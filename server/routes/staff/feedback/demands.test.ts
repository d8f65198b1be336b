import { expect, test } from '#tests/support/app/test.ts'
import { givenDemand } from '#tests/support/given/feedback.ts'
import { givenSetting } from '#tests/support/given/site.ts'
import { givenAsking, recordedEvents } from '#tests/support/staff/as-officer.ts'

const ANSWER = { body: 'เปิดเคาน์เตอร์ช่วงพักกลางวันแล้ว', as: 'ฝ่ายบริการ', seen: null as string | null }

test('a matter is read with who wrote it, by an officer and nobody else', async ({ app, db }) => {
  await givenSetting(db, 'coopNameTH', 'สหกรณ์ตัวอย่าง')
  const officer = await givenAsking(app, ['moderator'])
  const { id } = await givenDemand(db, { published_at: null })

  const demand = await officer.data(`demands/${id}`)
  expect(demand).toMatchObject({
    sender: { anonymous: false, name: 'สมหญิง ใจงาม', contact: '08-1234-5678' },
    sent: { subject: 'ขอเปิดเคาน์เตอร์ช่วงพักกลางวัน' },
    shown: { published_at: null },
    status: 'received',
    answers_as: 'สหกรณ์ตัวอย่าง',
    officers: [{ login: 'officer', name: 'กมลชนก ดีพร้อม' }],
  })
  const other = await givenAsking(app, ['auditor'], { login: 'other' })
  expect((await other.read(`demands/${id}`)).statusCode).toBe(403)
})

test('it is assigned, worked on, answered, and whoever holds the code reads the answer', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['moderator'])
  const { id, code } = await givenDemand(db, { published_at: null })
  const { counts } = await officer.data('demands')
  expect(counts).toEqual({ open: 1, mine: 0, nobody: 1 })

  await officer.send(`demands/${id}/assign`, { to: 'officer' })
  expect((await officer.data('demands?of=me')).total).toBe(1)
  expect((await officer.data('demands?of=nobody')).total).toBe(0)
  await officer.send(`demands/${id}/status`, { status: 'working' })
  await officer.send(`demands/${id}/note`, { words: 'โทรถามฝ่ายบริการแล้ว' })
  const reply = await officer.send(`demands/${id}/answer`, ANSWER)
  expect(reply.json().rc_des).toBe('ส่งคำตอบแล้ว')

  const tracked = (await app.inject(`/api/info/demand/track/${code}`)).json().data
  expect(tracked).toMatchObject({
    status: 'answered',
    steps: [{ status: 'received' }, { status: 'working' }, { status: 'answered' }],
    answer: { body: ANSWER.body, answered_by: 'ฝ่ายบริการ' },
  })
  expect(JSON.stringify(tracked)).not.toContain('โทรถาม')
  expect((await officer.data('demands')).total).toBe(0)
  expect((await officer.data(`demands/${id}`)).notes).toMatchObject([
    { words: 'โทรถามฝ่ายบริการแล้ว', officer: 'กมลชนก ดีพร้อม' },
  ])
  const { median_days, answered, months } = await officer.data('demand-figures')
  expect({ answered, months: months.length }).toEqual({ answered: 1, months: 12 })
  expect(median_days).toBeGreaterThan(1)
  expect(await recordedEvents(app, 'demand.answer')).toMatchObject([{ detail: { demand_id: id } }])
})

test('what is private is closed before everybody reads it; the sender’s own words stay', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['moderator'])
  const { id } = await givenDemand(db, { published_at: null, body: 'คุณสมศรีโทร 081-111-2222 พูดไม่ดี' })
  expect((await app.inject(`/api/info/demand/${id}`)).statusCode).toBe(404)

  const shown = { subject: 'การรับโทรศัพท์', body: 'เจ้าหน้าที่ท่านหนึ่งพูดไม่ดี' }
  await officer.send(`demands/${id}/publish`, { published: true, ...shown })
  const read = await app.inject(`/api/info/demand/${id}`)
  expect(read.json().data).toMatchObject(shown)
  expect(read.body).not.toContain('081-111-2222')
  expect((await officer.data(`demands/${id}`)).sent.body).toContain('081-111-2222')

  await officer.send(`demands/${id}/publish`, { published: false, ...shown })
  app.memory.forget()
  expect((await app.inject(`/api/info/demand/${id}`)).statusCode).toBe(404)
})

test('an account that stands in no article is not told to everybody under a matter', async ({
  app,
  db,
}) => {
  app.settings.twoPeople = true
  const officer = await givenAsking(app, ['moderator'])
  const { id } = await givenDemand(db, { published_at: null })
  const answer = { ...ANSWER, body: 'โอนมาที่ 987-6-54321-0' }
  const shown = { subject: 'เคาน์เตอร์', body: 'ขอให้เปิด', published: true }

  expect((await officer.send(`demands/${id}/answer`, answer)).statusCode).toBe(200)
  const refused = await officer.send(`demands/${id}/publish`, shown)
  expect(refused.json().error).toContain('9876543210 ยังไม่เคยเผยแพร่')
  await officer.send(`demands/${id}/answer`, { ...ANSWER, seen: answer.body })
  expect((await officer.send(`demands/${id}/publish`, shown)).statusCode).toBe(200)
  const again = await officer.send(`demands/${id}/answer`, { ...answer, seen: ANSWER.body })
  expect(again.json().error).toContain('9876543210 ยังไม่เคยเผยแพร่')
})

test('of two officers who answer, the second is told and nothing is overwritten', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['moderator'])
  const { id } = await givenDemand(db)
  await officer.send(`demands/${id}/answer`, ANSWER)
  const second = await officer.send(`demands/${id}/answer`, { ...ANSWER, body: 'อีกคำตอบ' })
  expect([second.statusCode, second.json().error]).toEqual([409, expect.stringMatching(/ไปแล้ว/)])
  expect((await officer.data(`demands/${id}`)).answer.body).toBe(ANSWER.body)

  const mended = { ...ANSWER, body: 'คำตอบที่แก้แล้ว', seen: ANSWER.body }
  expect((await officer.send(`demands/${id}/answer`, mended)).json().rc_des).toBe('แก้คำตอบแล้ว')
})

test('opened again, it has no answer any more', async ({ app, db }) => {
  const officer = await givenAsking(app, ['moderator'])
  const { id, code } = await givenDemand(db)
  await officer.send(`demands/${id}/answer`, ANSWER)
  await officer.send(`demands/${id}/status`, { status: 'working' })
  const tracked = (await app.inject(`/api/info/demand/track/${code}`)).json().data
  expect(tracked).toMatchObject({ status: 'working', answer: null })
  expect((await officer.send(`demands/${id}/status`, { status: 'working' })).statusCode).toBe(409)
})

test('only who looks after voices is asked to; words that are none are refused', async ({
  app,
  db,
}) => {
  const officer = await givenAsking(app, ['moderator'])
  await givenAsking(app, ['importer'], { login: 'importer' })
  const { id } = await givenDemand(db)
  expect((await officer.send(`demands/${id}/assign`, { to: 'importer' })).statusCode).toBe(400)
  expect((await officer.send(`demands/${id}/assign`, { to: 'nobody.such' })).statusCode).toBe(400)
  expect((await officer.send(`demands/${id}/answer`, { ...ANSWER, body: ' ' })).statusCode).toBe(
    400,
  )
  expect((await officer.send(`demands/${id}/answer`, { ...ANSWER, as: '' })).statusCode).toBe(400)
  expect((await officer.send(`demands/${id}/note`, { words: '\u200B' })).statusCode).toBe(400)
  expect((await officer.data(`demands/${id}`)).answer).toBeNull()
})
