import type { FastifyInstance } from 'fastify'
import { expect, test } from '#tests/support/app/test.ts'
import { givenDemand } from '#tests/support/given/feedback.ts'

async function data(app: FastifyInstance, url: string) {
  const reply = await app.inject(url)
  expect(reply.statusCode, url).toBe(200)
  return reply.json().data
}

const RECENT = new Date(Date.now() - 30 * 86_400_000)
const days = (count: number) => new Date(RECENT.getTime() + count * 86_400_000)

test('the list is read twenty at a time, newest first, by status and by word', async ({
  db,
  app,
}) => {
  for (let day = 1; day <= 22; day++) {
    await givenDemand(db, { subject: `เรื่อง ${day}`, sent_at: new Date(Date.UTC(2026, 0, day)) })
  }
  const working = await givenDemand(db, { subject: 'ขอเพิ่มเวร ๒๕๖๙', status: 'working' })

  const first = await data(app, '/api/info/demand')
  expect(first).toMatchObject({ page: 1, pages: 2, total: 23 })
  expect(first.demands[0]).toMatchObject({ topic_id: working.id, status: 'working', votes: 0 })
  expect((await data(app, '/api/info/demand?page=2')).demands).toHaveLength(3)
  expect((await data(app, '/api/info/demand?status=working')).total).toBe(1)
  expect((await data(app, '/api/info/demand?status=received')).total).toBe(22)
  expect((await data(app, '/api/info/demand?q=2569')).total).toBe(1)
  expect((await data(app, `/api/info/demand?q=${encodeURIComponent('%')}`)).total).toBe(0)
  expect((await data(app, '/api/info/demand?q=%00%E2%80%AE')).total).toBe(23)
})

test('a filter or a page that cannot be is refused', async ({ app }) => {
  await data(app, '/api/info/demand') // kept from now on, and no answer to anything else
  for (const query of ['status=all', 'page=0', 'page=1e3', `q=${'x'.repeat(101)}`, 'q=a&q=b']) {
    expect((await app.inject(`/api/info/demand?${query}`)).statusCode, query).toBe(400)
  }
})

test('what staff have not published is nowhere: not in the list, not by its number, not by a vote', async ({
  db,
  app,
}) => {
  const secret = 'เรื่องลับของสมาชิก'
  const waiting = await givenDemand(db, { subject: secret, body: secret, published_at: null })
  const later = await givenDemand(db, {
    subject: secret,
    published_at: new Date(Date.now() + 86_400_000),
  })
  await givenDemand(db)

  const list = await app.inject('/api/info/demand')
  expect(list.json().data.total).toBe(1)
  expect(list.body).not.toContain(secret)
  expect((await data(app, `/api/info/demand?q=${encodeURIComponent(secret)}`)).total).toBe(0)
  for (const { id } of [waiting, later]) {
    const unknown = await app.inject('/api/info/demand/99999999')
    const reply = await app.inject(`/api/info/demand/${id}`)
    expect([reply.statusCode, reply.json().error]).toEqual([404, unknown.json().error])
    expect((await app.inject(`/showdemand/${id}`)).statusCode).toBe(404)
    const vote = await app.inject({
      method: 'POST',
      url: `/api/info/demand/${id}/vote`,
      payload: { recaptcha: 'x' },
    })
    expect(vote.statusCode).toBe(404)
  }
  expect((await app.inject('/showdemand/abc')).statusCode).toBe(404)
})

test('a published matter tells its steps and its answer, and nothing about who wrote it', async ({
  db,
  app,
}) => {
  const { id } = await givenDemand(db, {
    status: 'answered',
    sent_at: RECENT,
    answer: 'เปิดบริการแล้ว',
    answered_by: 'ฝ่ายเงินฝาก',
    answered_at: days(2),
  })
  const reply = await app.inject(`/api/info/demand/${id}`)
  const page = await app.inject(`/showdemand/${id}`)

  expect(reply.json().data).toMatchObject({
    status: 'answered',
    steps: [{ status: 'received' }, { status: 'working' }, { status: 'answered' }],
    answer: { body: 'เปิดบริการแล้ว', answered_by: 'ฝ่ายเงินฝาก', days: 2 },
  })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('เปิดบริการแล้ว')
  for (const text of [reply.body, page.body, (await app.inject('/api/info/demand')).body]) {
    expect(text).not.toMatch(/สมหญิง|08-1234-5678|code_hash|tracking_code/)
  }
})

test('the public side of the server cannot even read who wrote', async ({ db }) => {
  await givenDemand(db)
  const reading = db.selectFrom('demand_sender').selectAll().execute()
  await expect(reading).rejects.toThrow('app.reader is not set')
})

test.for([
  'update demand_step set at = now()',
  'delete from demand_step',
  'update demand set sent_at = sent_at',
  'update demand set code_hash = code_hash',
  'update demand_sender set body = body',
  'delete from demand',
  'delete from demand_vote',
])('the server cannot rewrite what happened: %s', async (statement, { connection }) => {
  await expect(connection.pool.query(statement)).rejects.toThrow('permission denied')
})

test('half of the last year’s answers came within the days shown', async ({ db, app }) => {
  expect((await data(app, '/api/info/demand?q=ไม่มี')).answer_time).toBeNull()
  const answered = (took: number, sent_at = RECENT) =>
    givenDemand(db, {
      sent_at,
      answer: 'ตอบ',
      answered_by: 'ฝ่ายเงินกู้',
      answered_at: new Date(sent_at.getTime() + took * 86_400_000),
    })
  for (const took of [1, 3, 20]) await answered(took)
  await answered(100, new Date(Date.now() - 500 * 86_400_000)) // too long ago to count
  await givenDemand(db, { sent_at: RECENT })

  const { answer_time } = await data(app, '/api/info/demand')
  expect(answer_time).toEqual({ median_days: 3, answered: 3 })
})

test('who holds the code follows the matter, and is told no more than how it goes', async ({
  db,
  app,
}) => {
  const { code } = await givenDemand(db, { published_at: null, status: 'working' })
  const { id, code: published } = await givenDemand(db)
  const typed = encodeURIComponent(code.toLowerCase().replaceAll('-', ' '))

  const tracked = await data(app, `/api/info/demand/track/${typed}`)
  expect(tracked).toEqual({
    kind: 'suggestion',
    status: 'working',
    steps: [
      { status: 'received', at: expect.any(String) },
      { status: 'working', at: expect.any(String) },
    ],
    answer: null,
    topic_id: null,
  })
  expect((await data(app, `/api/info/demand/track/${published}`)).topic_id).toBe(id)
})

test('a code nobody holds, and what is no code at all, get one and the same answer', async ({
  app,
}) => {
  const answers = new Set<string>()
  for (const code of ['AAAA-BBBB-CCCC', 'x', "'%20or%201=1", '%00', '1', 'ก'.repeat(7)]) {
    const reply = await app.inject(`/api/info/demand/track/${encodeURI(code)}`)
    answers.add(`${reply.statusCode} ${reply.json().error}`)
    expect(reply.headers['cache-control']).toContain('no-store')
  }
  expect([...answers]).toEqual(['404 ไม่พบเรื่องตามเลขติดตามนี้ กรุณาตรวจสอบเลขติดตามแล้วลองใหม่'])
})

test('nobody tries many codes', async ({ app }) => {
  const statuses: number[] = []
  for (let tries = 0; tries < 31; tries++) {
    statuses.push((await app.inject('/api/info/demand/track/AAAA-BBBB-CCCC')).statusCode)
  }
  expect(statuses.indexOf(429)).toBe(30)
})
