import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, vi } from 'vitest'
import { fillSite } from '#database/queries/site/site.ts'
import { expect, test as withDatabase } from '#tests/support/app/test.ts'
import { readSite } from './site.ts'

const DEMO = join(import.meta.dirname, '..', 'demo', 'site')

const test = withDatabase.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: how a fixture says it needs no other
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'coop-site-'))
    cpSync(DEMO, folder, { recursive: true })
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

// Drawing the pictures takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let demo: Awaited<ReturnType<typeof readSite>>
beforeAll(async () => {
  demo = await readSite(DEMO)
})

function edit(folder: string, name: string, change: (content: never) => void): void {
  const file = join(folder, `${name}.json`)
  const content = JSON.parse(readFileSync(file, 'utf8'))
  change(content as never)
  writeFileSync(file, JSON.stringify(content))
}

test('the demo cooperative loads whole, and every link inside it leads somewhere', async ({
  db,
}) => {
  await fillSite(db, demo)

  const topics = await db.selectFrom('topic').selectAll().execute()
  const categories = await db.selectFrom('category').selectAll().execute()
  const links = [
    ...(await db.selectFrom('menu_item').select('url').where('is_parent', '=', '0').execute()),
    ...(await db.selectFrom('sub_menu_item').select('url').execute()),
    ...(await db.selectFrom('slide').select('url').execute()),
    ...(await db.selectFrom('report').select('url').execute()),
  ].map(({ url }) => url)
  const pages = new Set([
    ...topics.map(({ topic_id }) => `/show/${topic_id}`),
    ...categories.map(({ category_id }) => `/list/${category_id}`),
    ...[
      '/loancal',
      '/caldividend',
      '/board',
      '/demand',
      '/election',
      '/member/logon',
      '/membergroup/logon',
    ],
  ])

  expect(topics.length).toBeGreaterThan(40)
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((url) => !pages.has(url))).toEqual([])
})

test('a picture arrives as WebP, small enough for a phone', async ({ db }) => {
  await fillSite(db, demo)
  const pictures = await db.selectFrom('media').selectAll().execute()

  expect(pictures.length).toBeGreaterThan(10)
  for (const { media_type, width, height, alt, bytes } of pictures) {
    expect(media_type).toBe('image/webp')
    expect(['800×450', '360×480']).toContain(`${width}×${height}`) // news, portraits
    expect(bytes.length).toBeLessThan(60_000)
    expect(alt).toMatch(/[\u0E00-\u0E7F]/)
  }
})

test('the demo election fits itself: a seat for everyone elected, no vote without a ballot', async ({
  db,
}) => {
  await fillSite(db, demo)
  for (const { results, positions, voters, places } of demo.elections) {
    expect(voters.every(({ place, booth }) => booth <= Number(places[place - 1]?.booths))).toBe(
      true,
    )
    for (const { seats, candidates } of positions) {
      expect(candidates.length).toBeGreaterThan(seats)
      if (!results) continue
      const valid = results.ballots - results.spoiled
      expect(candidates.filter(({ elected }) => elected)).toHaveLength(seats)
      expect(candidates.every(({ votes }) => Number(votes) <= valid)).toBe(true)
      const byVotes = candidates.toSorted((a, b) => Number(b.votes) - Number(a.votes))
      expect(byVotes.slice(0, seats).every(({ elected }) => elected)).toBe(true)
    }
  }
  const statuses = await db.selectFrom('demand_step').select('status').distinct().execute()
  expect(statuses).toHaveLength(3)
})

test('the next topic written does not take the number of one that was loaded', async ({ db }) => {
  await fillSite(db, demo)
  const { topic_id } = await db
    .insertInto('topic')
    .values({ category_id: 1, title: 'ใหม่', body: '', picture_id: null, published_at: new Date() })
    .returning('topic_id')
    .executeTakeFirstOrThrow()

  const { last } = await db
    .selectFrom('topic')
    .select((on) => on.fn.max('topic_id').as('last'))
    .executeTakeFirstOrThrow()
  expect(topic_id).toBe(last)
})

test('the board comes with questions answered, open and waiting for an officer', async ({ db }) => {
  await fillSite(db, demo)

  const shown = await db.selectFrom('board_shown').selectAll().execute()
  const waiting = await db
    .selectFrom('board_message')
    .where('state', '=', 'waiting')
    .selectAll()
    .execute()

  expect(shown.filter(({ question_id }) => question_id === null).length).toBeGreaterThan(20)
  expect(shown.filter(({ author_kind }) => author_kind === 'staff').length).toBeGreaterThan(15)
  expect(waiting).toHaveLength(2)
})

test('a board message that nobody could have posted is refused', async ({ folder }) => {
  edit(folder, 'board', (board: { title: string }[]) => {
    for (const question of board) question.title = 'ก'.repeat(121)
  })

  await expect(readSite(folder)).rejects.toThrow('หัวข้อยาวเกินไป')
})

test('hostile HTML in an article is cleaned before it is kept', async ({ folder }) => {
  writeFileSync(join(folder, 'pictures.json'), '{}')
  edit(folder, 'topics', (topics: { body: string }[]) => {
    for (const topic of topics) topic.body += '<script>alert(1)</script><p onclick="x()">ต่อ</p>'
  })

  const { topics } = await readSite(folder)

  expect(topics.filter(({ body }) => /<script|onclick/.test(body))).toEqual([])
  expect(topics.every(({ body }) => body.endsWith('<p>ต่อ</p>'))).toBe(true)
})

test('a menu that would run a script is refused', async ({ folder }) => {
  edit(folder, 'menus', (menus: { list_manu: { url: string }[] }) => {
    for (const item of menus.list_manu) item.url = 'javascript:alert(1)'
  })

  await expect(readSite(folder)).rejects.toThrow('not a link this site may hold')
})

test('content that names a picture there is not is refused', async ({ db }) => {
  const slides = demo.slides.map((slide) => ({ ...slide, picture: 'nothing' }))

  await expect(fillSite(db, { ...demo, slides })).rejects.toThrow('no picture is named nothing')
})
