import type { FastifyInstance } from 'fastify'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAnswer, givenQuestion } from '#tests/support/given/board.ts'

async function data(app: FastifyInstance, url: string) {
  const reply = await app.inject(url)
  expect(reply.statusCode, url).toBe(200)
  return reply.json().data
}

const titles = (board: { questions: { title: string }[] }) =>
  board.questions.map(({ title }) => title)

test('the board is read twenty at a time, newest first', async ({ db, app }) => {
  for (let day = 1; day <= 23; day++)
    await givenQuestion(db, {
      title: `กระทู้ ${day}`,
      written_at: new Date(Date.UTC(2026, 0, day)),
    })

  const first = await data(app, '/api/info/board')
  const second = await data(app, '/api/info/board?page=2')

  expect(first).toMatchObject({ page: 1, pages: 2, total: 23 })
  expect(titles(first).slice(0, 2)).toEqual(['กระทู้ 23', 'กระทู้ 22'])
  expect(titles(second)).toEqual(['กระทู้ 3', 'กระทู้ 2', 'กระทู้ 1'])
})

test('a row tells who asked, how the question begins and how many answers there are', async ({
  db,
  app,
}) => {
  const asked = await givenQuestion(db, {
    title: 'กู้ฉุกเฉิน',
    body: `ย่อหน้าแรก\n\n${'ที่'.repeat(200)}`,
  })
  await givenAnswer(db, asked, { author_kind: 'member' })
  await givenAnswer(db, asked, { author_kind: 'staff', author_name: 'ฝ่ายเงินกู้' })
  await givenQuestion(db, { title: 'ยังไม่มีใครตอบ', author_name: 'ประเสริฐ' })

  const { questions } = await data(app, '/api/info/board')

  expect(questions[0]).toMatchObject({
    title: 'ยังไม่มีใครตอบ',
    excerpt: 'รายละเอียด',
    author: { kind: 'guest', name: 'ประเสริฐ' },
    answers: 0,
  })
  expect(questions[1]).toMatchObject({ topic_id: asked, answers: 2 })
  expect(questions[1].excerpt).toMatch(/^ย่อหน้าแรก ที่.*ที่…$/)
  const graphemes = [...new Intl.Segmenter('th').segment(questions[1].excerpt)]
  expect(graphemes.length).toBeLessThanOrEqual(121)
})

test('the board is filtered by whether anybody has answered', async ({ db, app }) => {
  await givenAnswer(db, await givenQuestion(db, { title: 'ตอบแล้ว' }))
  await givenAnswer(db, await givenQuestion(db, { title: 'คำตอบรอตรวจ' }), { state: 'waiting' })

  expect(titles(await data(app, '/api/info/board?filter=answered'))).toEqual(['ตอบแล้ว'])
  expect(titles(await data(app, '/api/info/board?filter=waiting'))).toEqual(['คำตอบรอตรวจ'])
  expect((await app.inject('/api/info/board?filter=secret')).statusCode).toBe(400)
  expect((await app.inject('/board?filter=secret')).statusCode).toBe(404)
})

test('searching finds words of the question and of its answers, in Thai or Arabic digits', async ({
  db,
  app,
}) => {
  const asked = await givenQuestion(db, { title: 'เงินปันผลปี ๒๕๖๙ จ่ายเมื่อไร' })
  await givenAnswer(db, asked, { body: 'จ่ายหลังประชุมใหญ่ 100% ของหุ้น' })
  await givenQuestion(db, { title: 'เรื่องอื่น' })
  const found = async (words: string) =>
    (await data(app, `/api/info/board?q=${encodeURIComponent(words)}`)).total

  expect(await found('ปันผล')).toBe(1)
  expect(await found('2569 จ่าย')).toBe(1)
  expect(await found('ประชุมใหญ่')).toBe(1)
  expect(await found('%')).toBe(1)
  expect(await found('_')).toBe(0)
  expect(await found('')).toBe(2)
})

test('a question is read with its answers in order', async ({ db, app }) => {
  const asked = await givenQuestion(db, { title: 'หัวข้อ', body: 'บรรทัดแรก\nบรรทัดสอง' })
  const second = await givenAnswer(db, asked, {
    body: 'ทีหลัง',
    written_at: new Date('2026-11-03T02:00:00Z'),
  })
  const first = await givenAnswer(db, asked, {
    body: 'ก่อน',
    author_kind: 'staff',
    author_name: 'ฝ่ายเงินกู้',
    written_at: new Date('2026-11-02T02:00:00Z'),
  })

  expect(await data(app, `/api/info/board/${asked}`)).toEqual({
    topic_id: asked,
    pinned: false,
    locked: false,
    title: 'หัวข้อ',
    body: 'บรรทัดแรก\nบรรทัดสอง',
    description: 'บรรทัดแรก บรรทัดสอง',
    author: { kind: 'guest', name: 'สมหญิง' },
    asked_at: '2026-11-01T02:00:00.000Z',
    answers: [
      {
        answer_id: first,
        body: 'ก่อน',
        author: { kind: 'staff', name: 'ฝ่ายเงินกู้' },
        answered_at: '2026-11-02T02:00:00.000Z',
      },
      {
        answer_id: second,
        body: 'ทีหลัง',
        author: { kind: 'guest', name: 'สมหญิง' },
        answered_at: '2026-11-03T02:00:00.000Z',
      },
    ],
  })
})

test('what waits or is hidden is nowhere: not listed, counted, shown, found or answered', async ({
  db,
  app,
}) => {
  const shown = await givenQuestion(db, { title: 'เปิดเผย' })
  await givenAnswer(db, shown, { body: 'ความลับรอตรวจ', state: 'waiting' })
  await givenAnswer(db, shown, { body: 'ความลับซ่อนแล้ว', state: 'hidden' })
  const held = []
  for (const state of ['waiting', 'hidden'] as const) {
    const id = await givenQuestion(db, { title: 'ความลับ', author_name: 'ความลับ', state })
    await givenAnswer(db, id, { body: 'ความลับใต้กระทู้ที่ซ่อน' })
    held.push(id)
  }

  const secret = encodeURIComponent('ความลับ')
  const answers = await Promise.all(
    [
      '/api/info/board',
      `/api/info/board?q=${secret}`,
      '/api/info/board?filter=answered',
      `/api/info/board/${shown}`,
      `/api/info/search?q=${secret}`,
      '/board',
      `/boardShow/${shown}`,
    ].map((url) => app.inject(url)),
  )

  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200)
    expect(body.replaceAll('"query":"ความลับ"', '')).not.toContain('ความลับ')
  }
  expect(answers[0]?.json().data).toMatchObject({ total: 1, questions: [{ answers: 0 }] })
  expect(answers[1]?.json().data.total).toBe(0)
  expect(answers[2]?.json().data.total).toBe(0)
  expect(answers[4]?.json().data).toMatchObject({ total: 0, counts: { board: 0 } })
  for (const id of held) {
    expect((await app.inject(`/api/info/board/${id}`)).statusCode).toBe(404)
    const page = await app.inject(`/boardShow/${id}`)
    expect(page.statusCode).toBe(404)
    expect(page.body).not.toContain('ความลับ')
  }
})

test('who wrote is told by name only', async ({ db, app }) => {
  const asked = await givenQuestion(db, { author_kind: 'member', email: 'somying@example.com' })

  const { body } = await app.inject(`/api/info/board/${asked}`)

  expect(body).not.toMatch(/example\.com|000001|somebody/)
})

test('an address that leads to no question is a 404', async ({ db, app }) => {
  const asked = await givenQuestion(db)
  const answer = await givenAnswer(db, asked)

  for (const id of ['0', 'abc', '999999999', '9999999999', String(answer), '1%27']) {
    expect((await app.inject(`/boardShow/${id}`)).statusCode, id).toBe(404)
  }
  expect((await app.inject(`/api/info/board/${answer}`)).statusCode).toBe(404)
})
