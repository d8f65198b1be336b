import type { FastifyInstance } from 'fastify'
import type { Home } from '#contract/public/site-content.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenCategory, givenRate, givenTopic } from '#tests/support/given/site.ts'

async function home(app: FastifyInstance): Promise<Home> {
  const reply = await app.inject('/api/info/home')
  expect(reply.json().rc_code).toBe('1')
  return reply.json().data
}

function titles(found: Home, category: number): string[] {
  const [one] = found.categories.filter(({ category_id }) => category_id === category)
  return one?.topics.map(({ title }) => title) ?? []
}

test('each category shows its four newest, a pinned one first', async ({ db, app }) => {
  const news = await givenCategory(db, 'ข่าว')
  for (const day of [1, 2, 3, 4, 5, 6]) {
    await givenTopic(db, news, {
      title: `ข่าว ${day}`,
      published_at: new Date(`2026-10-0${day}T02:00:00Z`),
    })
  }
  await givenTopic(db, news, {
    title: 'สำคัญ',
    pinned: true,
    published_at: new Date('2026-01-01T00:00:00Z'),
  })

  expect(titles(await home(app), news)).toEqual(['สำคัญ', 'ข่าว 6', 'ข่าว 5', 'ข่าว 4'])
})

test('what is not yet due, and what is not for the home page, does not show', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  const about = await givenCategory(db, 'เกี่ยวกับ', false)
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  await givenTopic(db, news, { title: 'พรุ่งนี้', published_at: tomorrow })
  await givenTopic(db, about, { title: 'ประวัติ' })

  const found = await home(app)

  expect(titles(found, news)).toEqual([])
  expect(titles(found, about)).toEqual([])
})

test('an excerpt is the beginning of the text in at most 80 letters, without tags', async ({
  db,
  app,
}) => {
  const news = await givenCategory(db, 'ข่าว')
  await givenTopic(db, news, {
    title: 'ยาว',
    body: `<h2>ประกาศ</h2><p>${'เรื่องที่ต้องรู้ '.repeat(20)}</p>`,
  })
  await givenTopic(db, news, {
    title: 'สั้น',
    body: '<p>ปิดทำการ &amp; หยุดพัก</p>',
    published_at: new Date('2026-10-01T00:00:00Z'),
  })

  const [long, short] = (await home(app)).categories.at(-1)?.topics ?? []

  expect(long?.excerpt).toMatch(/^ประกาศ เรื่องที่ต้องรู้.*…$/)
  const letters = [...new Intl.Segmenter('th').segment(long?.excerpt ?? '')]
  expect(letters.length).toBeLessThanOrEqual(81)
  expect(short?.excerpt).toBe('ปิดทำการ & หยุดพัก')
})

test('a rate is the latest one in force, with the day it took effect', async ({ db, app }) => {
  await givenRate(db, { name: 'ทดสอบ', rate_ppm: 20_000, effective_on: '2025-01-01' })
  await givenRate(db, { name: 'ทดสอบ', rate_ppm: 25_000, effective_on: '2026-01-01' })
  await givenRate(db, { name: 'ทดสอบ', rate_ppm: 90_000, effective_on: '2199-01-01' })
  await givenRate(db, { kind: 'loan', name: 'กู้ทดสอบ', rate_ppm: 57_500, note: 'ไม่เกิน 12 งวด' })

  const { rates } = await home(app)

  expect(rates.deposit).toEqual([
    { name: 'ทดสอบ', rate_ppm: 25_000, effective_on: '2026-01-01', note: null },
  ])
  expect(rates.loan).toMatchObject([{ name: 'กู้ทดสอบ', note: 'ไม่เกิน 12 งวด' }])
})

test('an empty cooperative still has a home page', async ({ app }) => {
  expect(await home(app)).toEqual({
    slides: [],
    categories: [],
    rates: { deposit: [], loan: [] },
    statistics: [],
  })
})
