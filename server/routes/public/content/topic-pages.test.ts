import type { FastifyInstance } from 'fastify'
import { attachFiles } from '#database/queries/content/attachment.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenCategory, givenTopic, givenVisitor } from '#tests/support/given/site.ts'

async function data(app: FastifyInstance, url: string) {
  const reply = await app.inject(url)
  expect(reply.statusCode, url).toBe(200)
  return reply.json().data
}

test('a category is read twenty at a time, newest first, and knows how many there are', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  for (let day = 1; day <= 25; day++) {
    await givenTopic(db, news, {
      title: `ข่าว ${day}`,
      published_at: new Date(Date.UTC(2026, 0, day)),
    })
  }
  const first = await data(app, `/api/info/list/${news}`)
  const second = await data(app, `/api/info/list/${news}?page=2`)

  expect(first).toMatchObject({ name: 'ข่าว', page: 1, pages: 2, total: 25 })
  expect(first.topics[0].title).toBe('ข่าว 25')
  expect(second.topics.map(({ title }: { title: string }) => title)).toEqual([
    'ข่าว 5',
    'ข่าว 4',
    'ข่าว 3',
    'ข่าว 2',
    'ข่าว 1',
  ])
})

test('searching a category finds a word inside a Thai sentence, in Thai or Arabic digits', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  await givenTopic(db, news, { title: 'ประกาศ', body: '<p>การจ่ายเงิน<b>ปัน</b>ผลประจำปี ๒๕๖๘</p>' })
  await givenTopic(db, news, { title: 'เงินปันผล 2568 เปอร์เซ็นต์_พิเศษ%' })
  await givenTopic(db, news, { title: 'เรื่องอื่น' })
  const found = async (words: string) =>
    (await data(app, `/api/info/list/${news}?q=${encodeURIComponent(words)}`)).total

  expect(await found('ปันผล')).toBe(2) // a tag inside a word does not hide it
  expect(await found('2568')).toBe(2)
  expect(await found('๒๕๖๘ ประจำปี')).toBe(1)
  expect(await found('%')).toBe(1) // a sign, not a joker
  expect(await found('_')).toBe(1)
  expect(await found('ไม่มีคำนี้')).toBe(0)
})

test('an article comes with its neighbours, and one that is not due does not exist', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const old = await givenTopic(db, news, { title: 'เก่า', published_at: at(1) })
  const middle = await givenTopic(db, news, {
    title: 'กลาง',
    published_at: at(2),
    body: '<p>เนื้อ &amp; หา</p>',
  })
  const next = await givenTopic(db, news, { title: 'ใหม่', published_at: at(3) })
  const future = await givenTopic(db, news, {
    title: 'อนาคต',
    published_at: new Date(Date.now() + 1e9),
  })

  expect(await data(app, `/api/info/show/${middle}`)).toMatchObject({
    title: 'กลาง',
    description: 'เนื้อ & หา',
    category: { category_id: news, name: 'ข่าว' },
    older: { topic_id: old, title: 'เก่า' },
    newer: { topic_id: next, title: 'ใหม่' },
  })
  expect((await data(app, `/api/info/show/${next}`)).newer).toBeNull()
  expect((await app.inject(`/api/info/show/${future}`)).statusCode).toBe(404)
  expect((await app.inject(`/show/${future}`)).statusCode).toBe(404)
  expect((await app.inject('/show/abc')).statusCode).toBe(404)
})

test('a reader counts once a day; a robot and a reload do not', async ({ db, app }) => {
  const topic = await givenTopic(db, await givenCategory(db, 'ข่าว'), { title: 'อ่าน' })
  const read = async (agent: string, visitor: { cookie: string; token: string }) => {
    const headers = { 'user-agent': agent, cookie: visitor.cookie, 'x-csrf-token': visitor.token }
    const reply = await app.inject({
      method: 'POST',
      url: `/api/info/show/${topic}/view`,
      payload: {},
      headers,
    })
    return reply.json().data.views
  }
  const [somying, prasert] = [await givenVisitor(app), await givenVisitor(app)]

  expect(await read('Mozilla/5.0 (Android)', somying)).toBe(1)
  expect(await read('Mozilla/5.0 (Android)', somying)).toBe(1)
  expect(await read('Googlebot/2.1', prasert)).toBe(1)
  expect(await read('Mozilla/5.0 (iPhone)', prasert)).toBe(2)
})

test('search over the whole site marks what it found, titles first', async ({ db, app }) => {
  const news = await givenCategory(db, 'ข่าว')
  await givenTopic(db, news, { title: 'เรื่องหนึ่ง', body: '<p>ว่าด้วยสวัสดิการสมาชิก</p>' })
  await givenTopic(db, news, {
    title: 'สวัสดิการใหม่',
    published_at: new Date('2020-01-01T00:00:00Z'),
  })

  const found = await data(app, `/api/info/search?q=${encodeURIComponent('สวัสดิการ')}`)

  expect(found.total).toBe(2)
  expect(found.results[0].title).toEqual([
    { text: 'สวัสดิการ', hit: true },
    { text: 'ใหม่', hit: false },
  ])
  expect(found.results[1].excerpt).toContainEqual({ text: 'สวัสดิการ', hit: true })
  expect((await data(app, '/api/info/search')).total).toBe(0)
  expect((await data(app, '/api/info/search?q=%00')).total).toBe(0)
})

test('SEC-46 a file is taken away under its Thai name, and not before its news is out', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'แบบฟอร์ม')
  const give = async (published_at: Date) => {
    const topic_id = await givenTopic(db, news, { title: 'แบบ', published_at })
    const file = { seq: 1, name: 'ใบ สมัคร.pdf', media_type: 'application/pdf' }
    const [fileId] = await attachFiles(db, [{ ...file, topic_id, bytes: Buffer.from('%PDF') }])
    return app.inject(`/file/${fileId}`)
  }
  const out = await give(new Date('2026-01-01T00:00:00Z'))
  const notYet = await give(new Date(Date.now() + 1e9))

  expect(out.body).toBe('%PDF')
  expect(out.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('ใบ สมัคร.pdf')}`,
  )
  expect(out.headers['content-security-policy']).toContain('sandbox')
  expect(notYet.statusCode).toBe(404)
})

test('the two policies are pages, anything else is not found', async ({ db, app }) => {
  await db
    .insertInto('policy')
    .values({
      typecookie: 'cookies',
      title: 'นโยบายคุกกี้',
      body: '<p>ก</p><h2>หนึ่ง</h2><p>ข</p><h2>สอง</h2><h2>สาม &amp; สี่</h2>',
      version: '1',
      effective_on: '2026-01-01',
    })
    .execute()

  expect(await data(app, '/api/info/cookie/cookies')).toMatchObject({
    title: 'นโยบายคุกกี้',
    sections: [
      { heading: '', html: '<p>ก</p>' },
      { heading: 'หนึ่ง', html: '<p>ข</p>' },
      { heading: 'สอง' },
      { heading: 'สาม & สี่' },
    ],
  })
  // The list of contents is there before any script is.
  const page = (await app.inject('/cookie/cookies')).body
  expect(page).toContain('นโยบายคุกกี้')
  expect(page).toMatch(/<a href="#part-4"[^>]*>สาม &amp; สี่<\/a>/)
  expect(page).toContain('<section id="part-4"')
  expect((await app.inject('/cookie/other')).statusCode).toBe(404)
})
