import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { connect, type Db } from '#database/core/connect.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { setSetting, settings } from '#database/queries/site/setting.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { GO_LIVE, GO_LIVE_KEYS, type GoLiveKey } from '#domain/site/go-live.ts'
import { hashPassword } from '#server/identity/password.ts'
import { issueSession } from '#server/identity/session.ts'
import { hashOf } from '#server/pages/assets.ts'
import { afterFile } from '#tests/support/app/after-file.ts'
import { SEALING } from '#tests/support/app/sealing.ts'
import { buildTestApp, expect, test as plain } from '#tests/support/app/test.ts'
import { givenOfficer } from '#tests/support/given/session.ts'
import { givenNightDatabase } from '#tests/support/night/night.ts'
import { recordedEvents } from '#tests/support/staff/as-officer.ts'
import { atWork } from '#tests/support/staff/office.ts'

/** A cooperative's own site, as a database is when it has just been made. */
const test = plain.extend<{ site: FastifyInstance }>({
  site: async ({ db }, use) => {
    const app = await givenClosedSite(db)
    await use(app)
    await app.close()
  },
})

async function givenClosedSite(db: Db): Promise<FastifyInstance> {
  const app = await buildTestApp(db)
  app.settings.mode = 'production'
  app.senders = {}
  return app
}

test('until it is opened a site tells visitors that it is coming, and lets no member in', async ({
  site,
}) => {
  const home = await site.inject('/home')
  expect(home.statusCode).toBe(503)
  expect(home.body).toContain('เร็ว ๆ นี้')
  // It has no script that could put our letters where a device has none: they are taken whenever they come.
  expect(home.body).toContain('font-display:swap')
  expect(home.body).not.toContain('font-display:optional')
  const sheet = /<style>(.*?)<\/style>/s.exec(home.body)?.[1] ?? ''
  expect(home.headers['content-security-policy']).toContain(hashOf(sheet))
  expect(home.headers).toMatchObject({
    'retry-after': '3600',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  for (const url of ['/member/logon', '/membergroup/logon', '/sitemap.xml', '/feed.xml', '/show/1'])
    expect((await site.inject(url)).statusCode, url).toBe(503)
  expect((await site.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  const login = { method: 'POST', url: '/api/member/auth/login' } as const
  const refused = await site.inject({ ...login, payload: {} })
  expect([refused.statusCode, refused.json().rc_code]).toEqual([503, '0'])
  for (const url of ['/admin/logon', '/healthz', '/icon.svg', '/api/info/page-config'])
    expect((await site.inject(url)).statusCode, url).toBe(200)
})

test('an officer who is signed in sees every page as it will be, and nobody else is sent what was drawn for them', async ({
  site,
  db,
}) => {
  const cookie = await givenBrowserOf(db, 'editor')
  const page = await site.inject({ url: '/home', headers: { cookie } })
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toContain('เร็ว ๆ นี้')
  expect((await site.inject('/home')).statusCode).toBe(503)
  expect((await site.inject('/api/info/home')).statusCode).toBe(503)

  await sql`update session set revoked_at = now(), revoke_reason = 'test'`.execute(db)
  expect((await site.inject({ url: '/home', headers: { cookie } })).statusCode).toBe(503)
})

test('every item is ticked by what is there, and the site opens when the last that it needs is', async () => {
  const { app: url, query } = await givenNightDatabase('go_live')
  const { db, close } = connect(url, 2)
  afterFile(close)
  const site = await givenClosedSite(db)
  afterFile(() => site.close())
  const admin = await atWork(site, db, { login: 'admin', roles: ['administrator'] })
  const missing = async () => (await admin.read('/api/admin/go-live')).missing as GoLiveKey[]
  const open = () => admin.send('/api/admin/go-live/open', {})
  expect(await missing()).toContain('name')
  expect((await open()).json().rc_des).toContain('ขาด ชื่อสหกรณ์')

  await admin.save('/api/admin/settings/identity', (now) => ({ ...(now as object), ...IDENTITY }))
  await admin.save('/api/admin/settings/contact', (now) => ({
    ...(now as object),
    phone: '0-4200-0000',
  }))
  await admin.save('/api/admin/rates', () => ({ products: [rate('deposit'), rate('loan')] }))
  expect((await admin.send('/api/admin/go-live/starter-set', {})).statusCode).toBe(200)
  expect((await admin.send('/api/admin/go-live/starter-set', {})).statusCode).toBe(409)
  // Everything that comes after the menus, and nothing before.
  expect(await missing()).toEqual(GO_LIVE_KEYS.slice(GO_LIVE_KEYS.indexOf('policies')))

  await admin.send('/api/admin/go-live/drafts', { what: 'policies' })
  expect(await says(admin, 'policies')).toContain('ยังต้องกรอก 2 ช่อง')
  await admin.save('/api/admin/policies/policy', filledIn)
  await admin.send('/api/admin/go-live/drafts', { what: 'terms' })
  expect((await announce(admin, 'privacy')).json().rc_des).toContain('[กรอก')
  await admin.save('/api/admin/terms/privacy/draft', filledIn)
  for (const kind of ['terms', 'privacy'])
    expect((await announce(admin, kind)).statusCode, kind).toBe(200)
  expect(await missing()).toEqual(['officers', 'sms', 'email', 'night', 'backup'])

  await givenReady(db, 'admin')
  await givenOfficer(db, { login: 'second', name: 'มาลี ทองคำ', roles: ['approver'] })
  expect(await missing()).toContain('officers')
  await givenReady(db, 'second')
  const sender = { send: async () => undefined, keepsBody: false, close: () => undefined }
  site.senders = { sms: sender }
  expect(await says(admin, 'sms')).toContain('ยังไม่ได้ส่งข้อความทดสอบ')
  await admin.send('/api/admin/health/test-message', { channel: 'sms', address: '0812345678' })
  expect(await missing()).toEqual(['night', 'backup'])

  await query(`insert into import_run (run_id, set_sha256, source, as_of, state) overriding system value
    values (1, repeat('0', 64), 'night', '2026-11-16', 'published')`)
  await query(
    `insert into publication (run_id, as_of, published_at) values (1, '2026-11-16', now())`,
  )
  expect(await missing()).toEqual(['backup'])
  await query(`insert into backup (file, made_at, bytes, sha256, rows, sealed, took_ms)
    values ('a.backup', now(), 1, '', 1, false, 1)`)
  expect(await says(admin, 'backup')).toContain('ยังไม่เคยซ้อมกู้คืน')
  await query(`insert into restore_drill (file, at, proved, says, took_ms)
    values ('a.backup', now(), true, 'ครบ', 1)`)
  expect(await missing()).toEqual([])
  expect((await site.inject('/home')).statusCode).toBe(503)

  expect((await open()).statusCode).toBe(200)
  expect(await recordedEvents(site, 'setting.open')).toMatchObject([{ actor: 'staff:admin' }])
  expect((await site.inject('/home')).statusCode).toBe(200)
  expect((await site.inject('/robots.txt')).body).toContain('Sitemap:')
  expect((await site.inject('/home')).body).toContain('ข่าวสาร')
  expect((await open()).json().rc_des).toBe('เว็บไซต์เปิดอยู่แล้ว')

  const shutOut = (reason: string) => admin.send('/api/admin/go-live/close', { reason })
  expect((await shutOut('สั้น')).statusCode).toBe(400)
  expect((await site.inject('/home')).statusCode).toBe(200)
  expect((await shutOut('อัตราดอกเบี้ยหน้าแรกผิด')).statusCode).toBe(200)
  expect((await shutOut('อัตราดอกเบี้ยหน้าแรกผิด')).json().rc_des).toBe('เว็บไซต์ปิดอยู่แล้ว')
  expect(await recordedEvents(site, 'setting.close')).toMatchObject([
    { actor: 'staff:admin', detail: { reason: 'อัตราดอกเบี้ยหน้าแรกผิด' } },
  ])
  const shut = await site.inject('/home')
  expect([shut.statusCode, shut.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(shut.body).toContain('ปิดให้บริการชั่วคราว')
  expect(shut.body).not.toContain('อัตราดอกเบี้ยหน้าแรกผิด')
  for (const url of ['/api/info/home', '/show/1', '/sitemap.xml'])
    expect((await site.inject(url)).statusCode, url).toBe(503)
  for (const url of ['/member/logon', '/membergroup/logon', '/admin/logon', '/api/info/captcha'])
    expect((await site.inject(url)).statusCode, url).toBe(200)
  const login = { method: 'POST', url: '/api/member/auth/login', payload: {} } as const
  expect((await site.inject(login)).statusCode).toBe(400)
  expect((await open()).statusCode).toBe(200)
  expect((await site.inject('/home')).statusCode).toBe(200)
})

test('a site that had officers before it was brought up to date is open', async ({ site, db }) => {
  const file = join('database', 'migrations', '0058_go_live.sql')
  const opening = sql.raw(String(readFileSync(file, 'utf8').split(';')[0]))
  await opening.execute(db)
  expect(await settings(db)).not.toHaveProperty('opened_at')
  await givenOfficer(db, { login: 'long-here', roles: ['editor'] })
  await opening.execute(db)
  expect((await site.inject('/home')).statusCode).toBe(200)
})

test('the demo cooperative and whoever tries the software are shown the site at once', async ({
  app,
}) => {
  expect((await app.inject('/home')).statusCode).toBe(200)
})

test('the overview of an administrator leads to the go-live page while the site is closed', async ({
  site,
  db,
}) => {
  const admin = await atWork(site, db, { login: 'admin', roles: ['administrator'] })
  const led = async () =>
    (await admin.read('/api/admin/overview')).queues.some(
      ({ to }: { to: string }) => to === '/admin/go-live',
    )
  expect(await led()).toBe(true)
  await setSetting(db, 'opened_at', new Date().toISOString())
  site.memory.forget()
  expect(await led()).toBe(false)
})

const IDENTITY = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ครูบ้านนา จำกัด',
  coopShortNameTH: 'สอ.ครูบ้านนา',
  coop_address: '1 ถนนกลาง',
}

function rate(kind: 'deposit' | 'loan') {
  const step = { effective_on: bangkokDate(new Date()), rate_ppm: 30_000, note: '' }
  const limits = { months_max: 0, amount_max: 0 }
  return { kind, name: kind === 'loan' ? 'สามัญ' : 'ออมทรัพย์', was: '', ...limits, steps: [step] }
}

type Office = Awaited<ReturnType<typeof atWork>>

async function says(admin: Office, key: GoLiveKey): Promise<string> {
  const { items } = await admin.read('/api/admin/go-live')
  expect(GO_LIVE).toHaveProperty(key)
  return items.find((item: { key: string }) => item.key === key).says
}

function filledIn(content: never): object {
  const { body, ...rest } = content as { body: string }
  return { ...rest, body: body.replaceAll(/\[กรอก[^\]]*\]/g, 'สิบ') }
}

async function announce(admin: Office, kind: string) {
  const { version, content } = await admin.read(`/api/admin/terms/${kind}/draft`)
  return admin.send(`/api/admin/terms/${kind}/announce`, {
    draft: version,
    confirm: content.version,
  })
}

async function givenReady(db: Db, login: string): Promise<void> {
  const password_hash = await hashPassword('ต้นไม้ใหญ่ริมน้ำโขง')
  const totp_sealed = SEALING.seal('COOPDEMOCOOPDEMOCOOPDEMO22222222')
  await addCredentials(db, [{ kind: 'staff', login, password_hash, totp_sealed }])
}

/** The cookie of an officer's browser. */
async function givenBrowserOf(db: Db, login: string): Promise<string> {
  await addStaff(db, [{ login, name: 'กมลชนก ดีพร้อม', roles: ['editor'], disabled_at: null }])
  const client = { kind: 'browser', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  const { binding } = await issueSession(db, { kind: 'staff', subjectId: login, client })
  return `__Host-sb=${binding}`
}
