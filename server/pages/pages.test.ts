import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { connect } from '#database/core/connect.ts'
import { buildTestApp, expect, PUBLIC_URL, test } from '#tests/support/app/test.ts'
import {
  givenCategory,
  givenMenuItem,
  givenSetting,
  givenTopic,
} from '#tests/support/given/site.ts'

test('a public page is whole before any script has run', async ({ db, app }) => {
  await givenSetting(db, 'coopNameTH', 'สหกรณ์ทดสอบ')
  await givenMenuItem(db, { manu_name: 'กระดานถาม-ตอบ', url: '/board' })
  await givenTopic(db, await givenCategory(db, 'ข่าวเด่น'), { title: 'ประชุมใหญ่' })

  const reply = await app.inject('/home')

  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const words of ['สหกรณ์ทดสอบ', 'กระดานถาม-ตอบ', 'ข่าวเด่น', 'ประชุมใหญ่', '08.30–16.30']) {
    expect(reply.body).toContain(words)
  }
})

test('its metadata is that of REQ-104', async ({ db, app }) => {
  await givenSetting(db, 'coopNameTH', 'สหกรณ์ "ทดสอบ" <1>')
  await givenSetting(db, 'www_description', 'คำอธิบาย')

  const { body } = await app.inject('/home')

  expect(body).toContain('<title>main | หน้าแรก | สหกรณ์ &quot;ทดสอบ&quot; &lt;1&gt;</title>')
  expect(body).toContain('<meta name="description" content="คำอธิบาย">')
  expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}/home">`)
  expect(body).toContain(`<meta property="og:url" content="${PUBLIC_URL}/home">`)
  expect(body).toContain('<meta property="og:locale" content="th_TH">')
  expect(body).toContain('<meta property="og:type" content="website">')
  expect(body).toContain(
    '<meta property="og:site_name" content="สหกรณ์ &quot;ทดสอบ&quot; &lt;1&gt;">',
  )
})

test('neither a visitor’s host nor hostile content can put a script into it', async ({
  db,
  app,
}) => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  await givenTopic(db, await givenCategory(db, hostile.slice(0, 80)), { title: hostile })
  await givenSetting(db, 'coop_address', hostile)

  const { body } = await app.inject({ url: '/home', headers: { host: 'evil.example' } })

  expect(body).not.toContain('evil.example')
  expect(body).not.toContain('<script>')
  expect(body).not.toMatch(/<img[^>]+onerror/)
  expect(body).not.toMatch(/ style="/)
  const scripts = body.match(/<script[^>]*>/g)
  expect(scripts).toHaveLength(3)
  expect(scripts?.[0]).toMatch(/^<script id="boot"/)
  expect(body).toMatch(
    /;onceShown\(\(\)=>import\("\/assets\/boot-[\w-]+\.js"\)\.catch\([^<]+\)\)<\/script>/,
  )
  expect(scripts?.[1]).toBe('<script type="application/ld+json">')
  expect(scripts?.[2]).toBe('<script type="application/json" id="state">')
})

test('the front door leads to /home', async ({ app }) => {
  const reply = await app.inject('/')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/home'])
})

test('an address has one spelling', async ({ app }) => {
  const reply = await app.inject('/home/')
  expect([reply.statusCode, reply.headers.location]).toEqual([308, '/home'])
  const elsewhere = await app.inject('//evil.example/')
  expect(elsewhere.headers.location).toBeUndefined()
})

test('an unknown address is a 404 with the sentence of REQ-106 and a way home', async ({ app }) => {
  for (const url of ['/no/such/page', '/HOME', '/home/extra', '/index.php?x=1']) {
    const reply = await app.inject(url)
    expect(reply.statusCode, url).toBe(404)
    expect(reply.body, url).toContain('ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...')
    expect(reply.body, url).toContain('href="/home"')
    expect(reply.body, url).not.toContain('rel="canonical"')
  }
})

test('without its database the site shows the unavailable page, and comes back by itself', async ({
  connection,
}) => {
  const app = await buildTestApp(connection.db)
  const { db } = app
  const nowhere = connect('postgres://app_rw@127.0.0.1:1/coop')
  app.db = nowhere.db

  const away = await app.inject('/home')
  const feed = await app.inject('/api/info/manu')
  app.db = db
  const back = await app.inject('/home')

  expect(away.statusCode).toBe(503)
  expect(away.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(away.body).toContain('ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง')
  expect(feed.statusCode).toBe(503)
  expect(feed.json().error).toContain('กรุณาลองใหม่')
  expect(back.statusCode).toBe(200)
  await app.close()
  await nowhere.close()
})

test('SEC-26 the server’s role owns no table and cannot change the schema', async ({
  connection,
}) => {
  const { rows: owned } = await sql`select tablename from pg_tables
    where schemaname = 'public' and tableowner = current_user`.execute(connection.db)
  expect(owned).toEqual([])

  for (const change of [
    sql`create table intruder (x int)`,
    sql`alter table setting add column x int`,
    sql`drop table topic`,
    sql`create schema intruder`,
    sql`truncate setting`,
    sql`select * from schema_migration`,
  ]) {
    await expect(change.execute(connection.db)).rejects.toThrow(/permission denied|must be owner/)
  }
})

test('who chose large text and dark colours gets them with the first paint; nobody else does', async ({
  app,
}) => {
  const chosen = await app.inject({ url: '/home', headers: { cookie: 'a=1; look=3-dark' } })
  const again = await app.inject({ url: '/home', headers: { cookie: 'look=3-dark' } })
  const nonsense = await app.inject({ url: '/home', headers: { cookie: 'look="><b>-x' } })
  const usual = await app.inject('/home')

  expect(chosen.body).toContain('<html lang="th" data-text="3" data-theme="dark">')
  expect(again.body).toBe(chosen.body)
  for (const { body } of [nonsense, usual])
    expect(body).toContain('<html lang="th" data-text="1" data-theme="auto">')
})

test('a query that a page does not read is the same page, and cannot fill the memory', async ({
  app,
  logged,
}) => {
  const plain = await app.inject('/home')
  for (const query of ['?year=1', '?page=7', '?q=x', '?amount=9&utm=z'])
    expect((await app.inject(`/home${query}`)).headers.etag, query).toBe(plain.headers.etag)
  expect(logged.join()).not.toContain('fault')
})

test('SEC-55: of the member area the server sends one shell that knows no member, and nobody keeps it', async ({
  app,
}) => {
  const headers = { authorization: 'Bearer cm1_x', cookie: '__Host-mb=x' }
  const logon = await app.inject({ url: '/member/logon', headers })
  const guarded = await app.inject({ url: '/member/password?utm=x', headers })

  for (const { statusCode, headers, body } of [logon, guarded]) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(body).toContain('ระบบสมาชิก Online')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('rel="canonical"')
    expect(body).not.toMatch(/<form|<nav|cm1_/)
  }
  const drawn = ({ body }: { body: string }) => /<div id="root">.*/.exec(body)?.[0]
  expect(drawn(guarded)).toBe(drawn(logon))
  // Whoever asks, signed in or not, for whatever of it: the very same page.
  const stranger = await app.inject('/member/password')
  expect(stranger.body).toBe(guarded.body)
})

test.for([
  ['/member/logon', 'ระบบสมาชิก Online'],
  ['/membergroup/logon', 'ระบบตรวจสอบใบแจ้งหนี้สำหรับหน่วยงาน'],
  ['/admin/logon', 'ระบบเจ้าหน้าที่'],
] as const)(
  'before any script has come %s says whose it is and that it opens, and whom to call where none comes',
  async ([url, title], { db, app }) => {
    await givenSetting(db, 'coopNameTH', 'สหกรณ์ทดสอบ')
    await givenSetting(db, 'phone', '0-4200-1234')

    const { body } = await app.inject(url)

    const [, drawn = ''] = /<div id="root">(.*)<\/main>/s.exec(body) ?? []
    const [, withoutScripts = ''] = /<noscript>(.*?)<\/noscript>/s.exec(drawn) ?? []
    for (const words of [title, 'สหกรณ์ทดสอบ', 'กำลังเปิดหน้า…', '<img src="data:image/svg+xml'])
      expect(drawn).toContain(words)
    expect(withoutScripts).toContain('ต้องเปิดใช้ JavaScript')
    expect(withoutScripts).toContain('href="tel:042001234"')
    // Nothing of it waits to be seen but what is said later.
    expect(drawn).not.toMatch(/<main[^>]*animate-/)
  },
)

test('an address of the member area that leads nowhere, or is spelt otherwise, is answered as any other', async ({
  app,
}) => {
  await app.inject('/member/logon') // so that the shell is kept

  const nowhere = await app.inject('/member/nowhere')
  const slashed = await app.inject('/member/logon/')

  expect(nowhere.statusCode).toBe(404)
  expect(nowhere.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  expect([slashed.statusCode, slashed.headers.location]).toEqual([308, '/member/logon'])
})

test('a page whose feed is turned away for a moment is not kept without it', async ({ app }) => {
  const inject = app.inject.bind(app)
  const busy = vi
    .spyOn(app, 'inject')
    .mockImplementation(((asked: { url?: string }) =>
      asked.url === '/api/info/home'
        ? Promise.resolve({ statusCode: 503, json: () => ({}) })
        : inject(asked as never)) as never)
  expect((await inject('/home')).statusCode).toBe(503)

  busy.mockRestore()
  const next = await inject('/home')
  expect(next.statusCode).toBe(200)
  expect(next.body).not.toContain('ลองใหม่')
})

test('a colour of the cooperative’s own is inside every page and let in by its hash; the usual one costs nothing', async ({
  app,
  db,
}) => {
  const before = await app.inject('/home')
  expect(before.body.match(/<style>/g)).toHaveLength(1)
  await givenSetting(db, 'brand_color', '#123f8c')
  app.memory.forget()

  const page = await app.inject('/home')
  const [, css = ''] = /<style>(:root,\.themed\{--text-link[^<]*)<\/style>/.exec(page.body) ?? []
  expect(css).toContain('--primary:#123f8c')
  const hash = createHash('sha256').update(css).digest('base64')
  expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect(page.body).toContain('<meta name="theme-color" content="#123f8c">')
})
