// A request through the whole circle, on a telephone: a member signs it, officers let it through, the core system does it, and the
// next night has it on the bill.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { setSetting } from '#database/queries/site/setting.ts'
import { addPasskey, givenAuthenticator } from './support/authenticator.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test as plain } from './support/journey.ts'
import { signIn } from './support/member.ts'
import { become } from './support/own-site.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { type Site, startSite } from './support/site.ts'

const MEMBER = '000002'
const PASSWORD = 'demo-member'

// Of its own: the next night of the others would be another.
const test = plain.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      try {
        await use(site)
      } finally {
        await site.close()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
})

// Ten pages, a site and a night of its own.
test.describe.configure({ timeout: 240_000 })

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
  await addKey(page)
  await askForShare(page, monthly + 100)

  await drawForGuide(page)

  await become(page, site, 'memberservice')
  await openRequest(page, '/admin/requests')
  await tickAll(page)
  await takeScreenshot(page, 'request-checking', { fullPage: true })
  await page.getByRole('button', { name: 'ตรวจแล้ว ส่งให้อนุมัติ' }).click()
  await expect(page.getByRole('main')).toContainText('ตรวจแล้ว รออนุมัติ')

  await become(page, site, 'approver')
  await openRequest(page, '/admin/requests?tab=approve')
  await page.getByRole('button', { name: 'อนุมัติคำขอ' }).click()
  await expect(page.getByRole('main')).toContainText('อนุมัติแล้ว รอส่งคำสั่ง')
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'จัดชุดคำสั่ง' }).click()
  await expect(page.getByRole('main')).toContainText('รอปล่อย')

  await become(page, site, 'admin')
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: /^คส\./ }).click()
  await page.getByRole('button', { name: 'ปล่อยชุดคำสั่ง' }).click()
  await expect(page.getByRole('main')).toContainText('ปล่อยแล้ว')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('ปล่อยแล้ว')
  await takeScreenshot(page, 'order-released', { fullPage: true })

  await nextNight(site)
  await page.goto('/member/requests')
  await expect(page.getByRole('listitem').filter({ hasText: 'เสร็จสิ้น' }).first()).toBeVisible()
  await takeScreenshot(page, 'request-done', { fullPage: true })
  await page.goto('/member/kep')
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

async function addKey(page: Page): Promise<void> {
  await page.goto('/member/keys')
  await signIn(page, MEMBER, PASSWORD)
  await addPasskey(page, PASSWORD)
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
  await page.goto('/member/share_change')
  await page.getByLabel('ค่าหุ้นใหม่ต่อเดือน').fill(String(baht))
  await page.getByRole('button', { name: 'อ่านคำขอและลงนาม' }).click()
  await tickAll(page)
  await takeScreenshot(page, 'share-change-signing')
  await page.getByRole('button', { name: /^ลงนามด้วยพาสคีย์/ }).click()
  await expect(page.getByRole('main')).toContainText('รอเจ้าหน้าที่ตรวจ')
}

async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.check()
}

async function openRequest(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await page.getByRole('link', { name: /^คข\./ }).click()
  await expect(page.getByRole('heading', { name: 'ประวัติของคำขอ' })).toBeVisible()
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
