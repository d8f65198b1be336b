// A request through the whole circle, on a telephone: a member signs it, officers let it through, the core system does it, and the
// next night has it on the bill.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { setSetting } from '#database/queries/site/setting.ts'
import { issueSession } from '#server/identity/session.ts'
import { addPasskey, givenAuthenticator } from './support/authenticator.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { become, officerAt, test } from './support/own-site.ts'
import { takeScreenshot } from './support/screenshot.ts'
import type { Site } from './support/site.ts'

const MEMBER = '000002'
const PASSWORD = 'demo-member'
const CLIENT = { kind: 'other', device: 'Chrome บน Android', address: '127.0.0.1' } as const

// A site that is not the others': their next night would be another.
test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a member asks for another share with a passkey, two officers and the core system let it through, and it is on the next bill', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/401/)
  const monthly = await givenShare(site)
  const chromium = await page.context().newCDPSession(page)
  await givenAuthenticator(chromium)
  await acceptCookies(page, site.address)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const member = await enterAsMember(page, site)
  await page.goto('/member/keys')
  await addPasskey(page, PASSWORD)
  await askForShare(page, monthly + 100)

  await drawForGuide(page)

  const { requests } = await asked(site, member, '/api/member/requests')
  const request = `/requests/${requests[0].request_id}`
  await become(page, site, 'memberservice')
  await page.goto(`/admin${request}`)
  await expect(page.getByRole('heading', { name: 'ประวัติของคำขอ' })).toBeVisible()
  await tickAll(page)
  // The same parts as of a loan (loan-request.phone), which looks at them; so does it at those of signing.
  await takeScreenshot(page, 'request-checking', { fullPage: true, swept: true })
  await page.getByRole('button', { name: 'ตรวจแล้ว ส่งให้อนุมัติ' }).click()
  await expect(page.getByRole('main')).toContainText('ตรวจแล้ว รออนุมัติ')

  // What the others press, on which page, is in tests/pages/request-desk.test.ts.
  const approver = await officerAt(site, 'approver')
  const { version } = await asked(site, approver, `/api/admin${request}`)
  await asked(site, approver, `/api/admin${request}/approval`, { version })
  await asked(site, approver, '/api/admin/orders', {})
  const { batches } = await asked(site, approver, '/api/admin/orders')
  const batch = `/orders/${batches[0].batch_id}`
  const releaser = await become(page, site, 'admin')
  await asked(site, releaser, `/api/admin${batch}/release`, {})
  await page.goto(`/admin${batch}`)
  await expect(page.getByRole('main')).toContainText('ปล่อยแล้ว')
  await takeScreenshot(page, 'order-released', { fullPage: true })

  await nextNight(site)
  await page.goto('/member/requests')
  await expect(page.getByRole('listitem').filter({ hasText: 'เสร็จสิ้น' }).first()).toBeVisible()
  await takeScreenshot(page, 'request-done', { fullPage: true })
  await openWithinSite(page, '/member/kep')
  await expect(page.getByRole('main')).toContainText(/สมาชิกขอเปลี่ยน \(คข\.2569\/\d{6}\)/)
  // The next journey has the same window.
  await chromium.send('WebAuthn.disable')
})

/** Pages that the sweep looks at, for the guide. */
async function drawForGuide(page: Page): Promise<void> {
  if (!process.env.PICTURES) return
  for (const name of ['requests', 'right', 'contact', 'phone', 'bank_account']) {
    await page.goto(`/member/${name}`)
    await expect(page.getByRole('main').locator('section, form, li').first()).toBeVisible()
    await takeScreenshot(page, `member-${name.replace('_', '-')}`, { swept: true })
  }
}

/** Answers the token. */
async function enterAsMember(page: Page, { databaseUrl }: Site): Promise<string> {
  const { token } = await inDatabase(databaseUrl, (db) =>
    issueSession(db, { kind: 'member', subjectId: MEMBER, client: CLIENT }),
  )
  const member = { member_name: 'สมหญิง', member_surname: 'ใจงาม' }
  const user = JSON.stringify({ token, membership_no: MEMBER, member })
  await page.addInitScript((kept) => localStorage.setItem('user', kept), user)
  return token
}

/** What a call answers, asked or sent as a page does. */
// biome-ignore lint/suspicious/noExplicitAny: a journey reads what it names
async function asked({ address }: Site, token: string, path: string, body?: object): Promise<any> {
  const reply = await fetch(`${address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = await reply.text()
  if (!reply.ok) throw new Error(`${path}: ${said}`)
  return JSON.parse(said).data
}

/** What the member pays a month, in baht; their loans are no hindrance. */
function givenShare({ databaseUrl }: Site): Promise<number> {
  return inDatabase(databaseUrl, async (db) => {
    await setSetting(db, 'share_residual_ppm', '0')
    const { monthly } = await db
      .selectFrom('share')
      .select('monthly')
      .where('membership_no', '=', MEMBER)
      .executeTakeFirstOrThrow()
    return monthly / 100
  })
}

async function askForShare(page: Page, baht: number): Promise<void> {
  await openWithinSite(page, '/member/share_change')
  await page.getByLabel('ค่าหุ้นใหม่ต่อเดือน').fill(String(baht))
  await page.getByRole('button', { name: 'อ่านคำขอและลงนาม' }).click()
  await tickAll(page)
  await takeScreenshot(page, 'share-change-signing', { swept: true })
  await page.getByRole('button', { name: /^ลงนามด้วยพาสคีย์/ }).click()
  await expect(page.getByRole('main')).toContainText('รอเจ้าหน้าที่ตรวจ')
}

async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.check()
}

/** The first in which December is billed. */
async function nextNight({ dataDir }: Site): Promise<void> {
  const { NODE_ENV, DATABASE_URL, ...env } = process.env
  const night = ['scripts/demo/next-night.ts', '--as-of', '2026-11-30']
  const { stdout } = await promisify(execFile)(process.execPath, night, {
    env: { ...env, DATA_DIR: dataDir },
  })
  expect(stdout).toContain('1 answered now, 0 for an officer')
}
