import type { FastifyInstance } from 'fastify'
import { attachFiles } from '#database/queries/content/attachment.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenAnswer, givenQuestion } from '#tests/support/given/board.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'

async function found(app: FastifyInstance, words: string, more = '') {
  const reply = await app.inject(`/api/info/search?q=${encodeURIComponent(words)}${more}`)
  expect(reply.statusCode).toBe(200)
  return reply.json().data
}

const urls = ({ results }: { results: { url: string }[] }) => results.map(({ url }) => url)

test('one search goes over news, forms and the board, and tells how many of each', async ({
  db,
  app,
}) => {
  const news = await givenTopic(db, await givenCategory(db, 'ข่าวประชาสัมพันธ์'), {
    title: 'สวัสดิการใหม่',
  })
  const forms = await givenCategory(db, 'แบบฟอร์ม')
  await db
    .updateTable('category')
    .set({ layout: 'forms' })
    .where('category_id', '=', forms)
    .execute()
  const form = await givenTopic(db, forms, { title: 'แบบคำขอสวัสดิการ' })
  const asked = await givenQuestion(db, { title: 'สอบถามเงินบุตร', body: 'สวัสดิการ\nเบิกอย่างไร' })
  const answer = await givenAnswer(db, asked, { body: 'ยื่นแบบคำขอสวัสดิการภายใน 90 วัน' })

  const all = await found(app, 'สวัสดิการ')

  expect(all).toMatchObject({ total: 4, kind: null, counts: { news: 1, form: 1, board: 2 } })
  expect(urls(all).toSorted()).toEqual(
    [
      `/show/${news}`,
      `/show/${form}`,
      `/boardShow/${asked}`,
      `/boardShow/${asked}#answer-${answer}`,
    ].toSorted(),
  )
  const board = await found(app, 'สวัสดิการ', '&kind=board')
  expect(board).toMatchObject({ total: 2, kind: 'board', counts: { news: 1, form: 1, board: 2 } })
  expect(board.results.map(({ place }: { place: string }) => place).toSorted()).toEqual([
    'คำตอบ',
    'คำถาม',
  ])
  const answered = board.results.find(({ place }: { place: string }) => place === 'คำตอบ')
  expect(answered.title).toEqual([{ text: 'สอบถามเงินบุตร', hit: false }])
  expect(answered.excerpt).toContainEqual({ text: 'สวัสดิการ', hit: true })
  expect((await app.inject('/api/info/search?q=x&kind=secret')).statusCode).toBe(400)
})

test('a form is found by the name of its file, and by words that stand apart in it', async ({
  db,
  app,
}) => {
  const forms = await givenCategory(db, 'แบบฟอร์ม')
  const join = await givenTopic(db, forms, { title: 'แบบฟอร์มสมาชิก', body: '<p>พิมพ์และกรอก</p>' })
  const loan = await givenTopic(db, forms, { title: 'แบบคำขอ', body: '<p>กรอกให้ครบ</p>' })
  const asked = await givenQuestion(db, { title: 'กู้ฉุกเฉินได้เท่าไร' })
  const file = { seq: 1, media_type: 'application/pdf', bytes: Buffer.from('%PDF') }
  await attachFiles(db, [
    { ...file, topic_id: join, name: 'สม.01 ใบสมัครสมาชิก.pdf' },
    { ...file, topic_id: loan, name: 'กู้.01 คำขอกู้เงินเพื่อเหตุฉุกเฉิน.pdf' },
  ])

  for (const [words, topic] of [
    ['ใบสมัคร', join],
    ['กู้ฉุกเฉิน', loan],
  ] as const) {
    const site = await found(app, words)
    expect(urls(site), words).toContain(`/show/${topic}`)
    expect(urls(site).includes(`/boardShow/${asked}`), words).toBe(topic === loan)
    const form = site.results.find(({ url }: { url: string }) => url === `/show/${topic}`)
    expect(form.excerpt.some(({ hit }: { hit: boolean }) => hit)).toBe(true)
    const list = await app.inject(`/api/info/list/${forms}?q=${encodeURIComponent(words)}`)
    expect(list.json().data.topics).toMatchObject([{ topic_id: topic }])
  }
})

test('Thai and Arabic digits are one, and so are both ways to write ำ', async ({ db, app }) => {
  const asked = await givenQuestion(db, { title: 'กู้สามัญ ๑๒๐ งวด', body: 'ค้\u0E4Dาประกันกี่คน' })

  for (const words of ['120', '๑๒๐', 'ค้ำประกัน', 'กู้สามัญ ค้ำ'])
    expect(urls(await found(app, words)), words).toEqual([`/boardShow/${asked}`])
})

test('a title with the word comes before a text with it, whatever their age', async ({
  db,
  app,
}) => {
  const old = await givenQuestion(db, {
    title: 'เงินปันผล',
    written_at: new Date('2020-01-01T00:00:00Z'),
  })
  const news = await givenTopic(db, await givenCategory(db, 'ข่าว'), {
    title: 'ประกาศ',
    body: '<p>เรื่องเงินปันผล</p>',
  })

  expect(urls(await found(app, 'ปันผล'))).toEqual([`/boardShow/${old}`, `/show/${news}`])
})

test('what looks like HTML on the board is the text its writer typed', async ({ db, app }) => {
  await givenQuestion(db, { body: 'ใส่ <b>หุ้น</b> &amp; กู้' })

  const { results } = await found(app, 'หุ้น')

  expect(results[0].excerpt.map(({ text }: { text: string }) => text).join('')).toBe(
    'ใส่ <b>หุ้น</b> &amp; กู้',
  )
})

test('many results are read twenty at a time', async ({ db, app }) => {
  for (let count = 0; count < 25; count++) await givenQuestion(db, { title: `เรื่องหุ้น ${count}` })

  expect(await found(app, 'หุ้น', '&page=2')).toMatchObject({ total: 25, pages: 2, page: 2 })
  expect((await found(app, 'หุ้น', '&page=2&kind=board')).results).toHaveLength(5)
})

test('a search page counts for the visitor it is drawn for, not for all of them', async ({
  db,
  app,
}) => {
  for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.2'])
    await app.inject({ url: '/search?q=x', remoteAddress })

  const rows = await db
    .selectFrom('rate_bucket')
    .select('used')
    .where('name', '=', 'search')
    .execute()
  expect(rows.map(({ used }) => used).toSorted()).toEqual([1, 2])
})
