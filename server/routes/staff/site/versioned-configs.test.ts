import { NEW_MENU_ENTRY } from '#domain/site/menu.ts'
import { expect, test } from '#tests/support/app/test.ts'
import { givenCategory, givenMenuItem, givenTopic } from '#tests/support/given/site.ts'
import { atWork } from '#tests/support/staff/office.ts'

const MENUS = '/api/admin/menus'
const NEWS = { ...NEW_MENU_ENTRY, manu_name: 'ข่าวสาร', url: '/home' }
const ABOUT = {
  ...NEW_MENU_ENTRY,
  manu_name: 'เกี่ยวกับเรา',
  is_parent: '1',
  subs: [{ description: 'กระทู้', url: '/board' }],
}

test('a menu with a sub-menu is on the public menu, in its order', async ({ app, db }) => {
  const { send, read } = await atWork(app, db)
  const saved = await send(MENUS, { version: 0, content: { items: [ABOUT, NEWS] } })
  expect(saved.statusCode).toBe(200)

  const { list_manu, list_sub_manu } = (await app.inject('/api/info/manu')).json()
  expect(list_manu.map((item: { manu_name: string }) => item.manu_name)).toEqual([
    'เกี่ยวกับเรา',
    'ข่าวสาร',
  ])
  expect(list_sub_manu).toEqual([{ manu_id: 1, description: 'กระทู้', url: '/board' }])
  expect(await read(MENUS)).toMatchObject({ version: 1, changed_by: 'กมลชนก ดีพร้อม' })
})

test('SEC-39 whoever saves second is told by whom, when and what, and changes nothing', async ({
  app,
  db,
}) => {
  const one = await atWork(app, db)
  const other = await atWork(app, db, { login: 'second', name: 'วิชัย ใจดี' })
  await one.send(MENUS, { version: 0, content: { items: [NEWS] } })

  const late = await other.send(MENUS, { version: 0, content: { items: [] } })

  expect(late.statusCode).toBe(409)
  expect(late.json().error).toContain('กมลชนก ดีพร้อม บันทึกข้อมูลนี้ไปก่อนแล้ว')
  expect(late.json().theirs).toMatchObject({ version: 1, content: { items: [NEWS] } })
  expect((await other.read(MENUS)).content.items).toHaveLength(1)
})

test('every save is kept, told in short, and can be read again to be taken back', async ({
  app,
  db,
}) => {
  const { send, read } = await atWork(app, db)
  await send(MENUS, { version: 0, content: { items: [NEWS] } })
  await send(MENUS, { version: 1, content: { items: [{ ...NEWS, url: '/board' }] } })

  expect(await read(`${MENUS}/history`)).toMatchObject([
    { version: 2, changed_by: 'กมลชนก ดีพร้อม', changes: ['เมนู · “ข่าวสาร” · ลิงก์: /home → /board'] },
    { version: 1, changes: ['เมนู: เพิ่ม “ข่าวสาร”'] },
    { version: 0, changed_by: null, changes: [] },
  ])
  expect((await read(`${MENUS}/history/1`)).content.items[0].url).toBe('/home')
  expect((await read(`${MENUS}/history/0`)).content.items).toEqual([])
  const events = await db.selectFrom('audit_event').selectAll().orderBy('seq').execute()
  expect(events).toMatchObject([
    { actor: 'staff:editor', action: 'content.save' },
    { detail: { sheet: 'menus', version: 2, changes: 'เมนู · “ข่าวสาร” · ลิงก์: /home → /board' } },
  ])
})

test('saving what is there already is no new version', async ({ app, db }) => {
  const { send, read } = await atWork(app, db)
  await send(MENUS, { version: 0, content: { items: [NEWS] } })
  await send(MENUS, { version: 1, content: { items: [NEWS] } })
  expect(await read(MENUS)).toMatchObject({ version: 1 })
})

// biome-ignore format: a table reads in columns
const IMPOSSIBLE = [
  [{ ...NEWS, manu_name: ' ' },                                 'กรอกชื่อเมนู'],
  [{ ...NEWS, manu_name: 'ก'.repeat(61) },                      'ชื่อเมนูต้องไม่เกิน 60'],
  [{ ...NEWS, url: 'javascript:alert(1)' },                     'ลิงก์ต้องขึ้นต้นด้วย /'],
  [{ ...NEWS, url: '' },                                        'กรอกลิงก์'],
  [{ ...NEWS, subs: [{ description: 'ย่อย', url: '/home' }] },    'ลิงก์เดี่ยวมีเมนูย่อยไม่ได้'],
  [{ ...ABOUT, subs: [{ description: '', url: '/home' }] },     'กรอกชื่อเมนูย่อย'],
  [{ ...ABOUT, subs: [{ description: 'ย่อย', url: '//evil.example' }] }, 'ลิงก์ต้องขึ้นต้นด้วย /'],
  [{ ...NEWS, used_in: 'everywhere' },                          'ใช้ที่'],
  [{ ...NEWS, is_parent: '2' },                                 'ชนิดเมนู'],
] as const

test('a menu that cannot be is refused in Thai, and nothing is changed', async ({ app, db }) => {
  const { send } = await atWork(app, db)
  for (const [item, words] of IMPOSSIBLE) {
    const reply = await send(MENUS, { version: 0, content: { items: [item] } })
    expect(reply.statusCode, words).toBe(400)
    expect(reply.json().error).toContain(words)
  }
  expect(await db.selectFrom('menu_item').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('sheet_version').selectAll().execute()).toEqual([])
})

test('links that lead nowhere are found; those of other sites are not asked for', async ({
  app,
  db,
}) => {
  const { send, read } = await atWork(app, db)
  // biome-ignore format: those that lead somewhere and those that do not
  const urls = ['/home', '/member/register', '/member/nothing', '/show/999999', '/list/77', '/nowhere', 'https://other.example', '/file/x']
  const reply = await send('/api/admin/links/check', { urls })
  expect(reply.json().data.dead).toEqual([
    '/member/nothing',
    '/show/999999',
    '/list/77',
    '/nowhere',
    '/file/x',
  ])
  expect(reply.json().data.names).toEqual({
    '/home': 'หน้าแรก',
    '/member/register': 'หน้าในเว็บไซต์',
    'https://other.example': 'เว็บไซต์อื่น',
  })
  expect((await read('/api/admin/links'))[0]).toEqual({
    url: '/home',
    name: 'หน้าแรก',
    kind: 'page',
  })
})

test('a link is chosen by a word of its name, and every broken one is listed with where to mend it', async ({
  app,
  db,
}) => {
  const { read } = await atWork(app, db)
  const category = await givenCategory(db, 'ข่าวประชาสัมพันธ์')
  const body =
    '<p><a href="/show/999999">เก่า</a> <a href="https://bot.or.th/?a=1&amp;b=2">ธปท.</a></p>'
  const topic = await givenTopic(db, category, { title: 'รับสมัครสมาชิกใหม่', body })
  expect(await read(`/api/admin/links?q=${encodeURIComponent('สมาชิกใหม่')}`)).toEqual([
    { url: `/show/${topic}`, name: 'รับสมัครสมาชิกใหม่', kind: 'topic' },
  ])
  await givenMenuItem(db, { seq: 101, manu_name: 'สมัคร', url: `/show/${topic}` })
  await givenMenuItem(db, { seq: 102, manu_name: 'หาย', url: '/nowhere' })

  const report = await read('/api/admin/links/report')
  expect(report.good).toBe(1)
  expect(report.dead).toEqual([
    { place: 'เมนู หาย', edit: '/admin/menus', url: '/nowhere' },
    { place: 'ข่าว รับสมัครสมาชิกใหม่', edit: `/admin/topics/${topic}`, url: '/show/999999' },
  ])
  expect(report.outside.map(({ url }: { url: string }) => url)).toEqual([
    'https://bot.or.th/?a=1&b=2',
  ])
})

test('reports and statistics are on the front page; figures that cannot be are refused', async ({
  app,
  db,
}) => {
  const { save, read } = await atWork(app, db)
  const report = { title: 'รายงาน 2568', kind: 'annual', as_of: '2025-12-31', url: '/show/1' }
  const year = { year_end: '2025-12-31', members: 10, share_capital: 1, deposits: 2, loans: 3 }

  expect((await save('/api/admin/reports', () => ({ reports: [report] }))).statusCode).toBe(200)
  const bad = await save('/api/admin/reports', () => ({
    reports: [{ ...report, as_of: '2025-02-30' }],
  }))
  expect(bad.json().error).toContain('กรอกวันที่ของข้อมูล')
  const stats = (row: object) =>
    save('/api/admin/statistics', () => ({ years: [{ ...year, assets: 4, ...row }] }))
  expect((await stats({})).statusCode).toBe(200)
  expect((await stats({ members: -1 })).json().error).toContain('จำนวนสมาชิก')
  expect((await stats({ year_end: '2300-12-31' })).json().error).toContain('ไม่เกินวันนี้')

  expect((await read('/api/admin/statistics')).content.years).toHaveLength(1)
  app.memory.forget()
  const config = (await app.inject('/api/info/page-config')).json().data
  expect(config.menureport).toEqual([report])
})

test('a policy is cleaned as it is saved, and read by everybody', async ({ app, db }) => {
  const { save, ask } = await atWork(app, db, { roles: ['administrator'] })
  const page = { title: 'คุกกี้', version: '1', effective_on: '2026-01-01' }
  const body = '<p onclick="x()">อ่าน<script>alert(1)</script></p>'
  expect((await save('/api/admin/policies/cookies', () => ({ ...page, body }))).statusCode).toBe(
    200,
  )
  const empty = await save('/api/admin/policies/cookies', () => ({ ...page, body: '<p> </p>' }))

  expect(empty.json().error).toBe('กรอกเนื้อหา')
  expect((await app.inject('/api/info/cookie/cookies')).json().data.sections).toEqual([
    { heading: '', html: '<p>อ่าน</p>' },
  ])
  expect((await ask('/api/admin/policies/other')).statusCode).toBe(400)
})

test('an editor changes pages and the marquee, but neither settings nor policies nor terms', async ({
  app,
  db,
}) => {
  const { ask } = await atWork(app, db)
  const status = async (path: string) => (await ask(`/api/admin/${path}`)).statusCode
  expect(await status('settings/marquee')).toBe(200)
  expect(await status('elections')).toBe(200)
  for (const path of ['settings/identity', 'policies/cookies', 'terms', 'terms/terms/draft'])
    expect(await status(path), path).toBe(403)
})
