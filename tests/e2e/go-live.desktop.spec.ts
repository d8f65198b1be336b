// From `npm start` on an empty folder to an open site, by its own pages: the door, the go-live page, and those that only a new site needs.
// What the others are filled in with, by which every site is changed later too, comes by their calls (support/go-live.ts).

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { writeSet } from '#demo/core-system/write-set.ts'
import { totpCode } from '#server/identity/totp.ts'
import { addColleague, deskOf, enterSms, enterWords, publishFirstSet } from './support/go-live.ts'
import { expect, test as plain } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { type Site, startSite } from './support/site.ts'

const PLAN = { members: 10, months: 2, units: 1, seed: 1, asOf: '2026-11-09' }
const PASSWORD = 'ต้นไม้ใหญ่ริมน้ำโขง'
const GO_LIVE = '/admin/go-live'

const test = plain.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const settings = { COOP_MODE: 'production', PUBLIC_URL: 'http://localhost' }
      const site = await startSite(settings, async () => undefined)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
})

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 30_000 })

/** Where the items lead whose pages are filled in by their calls. */
const LED_TO = [
  ['ที่อยู่และช่องทางติดต่อ', '/admin/settings?tab=contact'],
  ['อัตราดอกเบี้ย', '/admin/rates'],
  ['หน้านโยบายความเป็นส่วนตัวและคุกกี้', '/admin/policies?tab=policy'],
  ['ข้อกำหนดการใช้ระบบสมาชิก', '/admin/terms'],
  ['การส่ง SMS', '/admin/senders'],
  ['เจ้าหน้าที่สองคนสำหรับเผยแพร่ข้อมูล', '/admin/staff'],
  ['ข้อมูลชุดแรกจากระบบหลัก', '/admin/imports'],
] as const

/** The first officer with the code of the server: a password, an authenticator, and in. */
async function setUp(page: Page, code: string) {
  await page.goto('/admin/setup')
  await page.getByLabel('รหัสตั้งค่าครั้งแรก').fill(code)
  await page.getByRole('button', { name: 'ถัดไป' }).click()
  await page.getByLabel('ชื่อและนามสกุล').fill('อรทัย แสงทอง')
  await page.getByLabel('ชื่อผู้ใช้').fill('orathai')
  await page.locator('input[type=password]').first().fill(PASSWORD)
  await page.locator('input[type=password]').last().fill(PASSWORD)
  await page.getByRole('button', { name: 'บันทึกรหัสผ่าน' }).click()
  const enter = page.getByRole('button', { name: 'ยืนยันและเข้าสู่ระบบ' })
  await enter.waitFor()
  const shown = await page.locator('main').textContent()
  const secret = /[A-Z2-7]{4}( ?[A-Z2-7]{4}){7}/.exec(shown ?? '')?.[0].replaceAll(' ', '') ?? ''
  await page.getByLabel('รหัส 6 หลักจากแอป').fill(totpCode(secret, new Date()))
  await enter.click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'ไปต่อ' }).click()
  await expect(page.getByRole('heading', { name: 'ภาพรวม' })).toBeVisible()
}

async function papersOf(page: Page): Promise<{ token: string; csrf: string }> {
  const { kept, csrf } = await page.evaluate(() => ({
    kept: String(localStorage.getItem('staff')),
    csrf: String(globalThis.pageConfig?.csrf_token),
  }))
  return { token: JSON.parse(kept).token, csrf }
}

/** What is grave asks once more who it is, when signing in was some minutes ago. */
function proveWhenAsked(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' })
  return page.addLocatorHandler(dialog, async () => {
    await dialog.getByLabel('รหัสผ่านของท่าน').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'ยืนยัน' }).click()
  })
}

/** The item's own link on the go-live page. */
async function follow(page: Page, title: string) {
  await openWithinSite(page, GO_LIVE)
  await item(page, title).getByRole('link').click()
}

function item(page: Page, title: string) {
  const heading = page.getByRole('heading', { name: title, exact: true })
  return page.getByRole('listitem').filter({ has: heading })
}

/** What the server answers to whoever asks for the first page: the site's own, or that it is not open. */
async function homeFor(browser: APIRequestContext) {
  const reply = await browser.get('/home')
  const drawn = await reply.text()
  return {
    status: reply.status(),
    feedback: drawn.includes('>เสียงสมาชิก<'),
    soon: /<h1[^>]*>เร็ว ๆ นี้/.test(drawn),
    name: drawn.includes('สหกรณ์ออมทรัพย์ครูบ้านนา จำกัด'),
  }
}

async function save(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const saved = page.getByText(/บันทึกแล้ว|บันทึกร่างแล้ว/)
  await expect(saved).toBeVisible()
  // It would still be there for the next one.
  await saved.locator('..').getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(saved).toBeHidden()
}

test('a new cooperative opens its site by the go-live page, which says what is missing until nothing is', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  complaints.expect(/503/)
  // Backup and drill take their time: drawing meanwhile how something turns took more of the processor than they do.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'เร็ว ๆ นี้' })).toBeVisible()
  await takeScreenshot(page, 'coming-soon', { swept: true })

  const [, code = ''] = /รหัส\s+([A-Z0-9-]{14})/.exec(site.said()) ?? []
  await setUp(page, code)
  await proveWhenAsked(page)
  await page.getByRole('link', { name: /ก่อนเปิดเว็บไซต์/ }).click()
  await expect(page.getByText('ยังขาด 11 ข้อที่จำเป็น')).toBeVisible()
  await takeScreenshot(page, 'staff-go-live', { swept: true })

  await follow(page, 'ชื่อสหกรณ์')
  await page.locator('#coopNameTH').fill('สหกรณ์ออมทรัพย์ครูบ้านนา จำกัด')
  await page.locator('#coopShortNameTH').fill('สอ.ครูบ้านนา')
  await page.locator('#coop_address').fill('1 ถนนกลาง อำเภอเมือง')
  await save(page, 'บันทึกชื่อและที่อยู่')

  const own = deskOf(page.request, await papersOf(page))
  // The drafts below name it.
  await own.save('/settings/contact', { phone: '0-4200-0000' })
  await openWithinSite(page, GO_LIVE)
  await page.getByRole('button', { name: 'ใช้ชุดเริ่มต้น' }).click()
  await expect(item(page, 'เมนูและหมวดข่าว')).toContainText('หมวดข่าว 4 หมวด')
  await page.getByRole('button', { name: 'ใส่ร่างนโยบาย' }).click()
  await expect(item(page, 'หน้านโยบายความเป็นส่วนตัวและคุกกี้')).toContainText('ยังต้องกรอก 2 ช่อง')
  await page.getByRole('button', { name: 'ใส่ร่างข้อกำหนด' }).click()
  await expect(page.getByText('ใส่ร่างทั้งสองฉบับแล้ว')).toBeVisible()

  await enterWords(own)
  await enterSms(own)
  const colleague = await addColleague(own, site, PASSWORD)
  const folder = mkdtempSync(join(tmpdir(), 'coop-first-'))
  await writeSet(PLAN, folder, 'utf-8')
  await publishFirstSet(own, colleague, folder)
  rmSync(folder, { recursive: true })
  await page.reload()
  await expect(page.getByText('ยังขาด 1 ข้อที่จำเป็น')).toBeVisible()
  for (const [title, address] of LED_TO) {
    await expect(item(page, title)).toContainText('ครบแล้ว')
    await expect(item(page, title).getByRole('link')).toHaveAttribute('href', address)
  }

  await follow(page, 'การสำรองที่ซ้อมกู้คืนผ่านแล้ว')
  const health = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await page.getByRole('button', { name: 'สำรองตอนนี้' }).click()
  await expect(health('สำรองข้อมูล')).toContainText('ล่าสุด', { timeout: 60_000 })
  await page.getByRole('button', { name: 'ซ้อมกู้คืนตอนนี้' }).click()
  await expect(health('ซ้อมกู้คืน')).not.toContainText('ยังไม่เคย', { timeout: 90_000 })

  // What officers see and visitors do not, as the server draws it for each.
  const street = await browser.newContext({ baseURL: site.address, reducedMotion: 'reduce' })
  expect(await homeFor(page.request)).toMatchObject({ status: 200, feedback: true, soon: false })
  const closed = { status: 503, feedback: false, soon: true, name: true }
  expect(await homeFor(street.request)).toEqual(closed)

  await openWithinSite(page, GO_LIVE)
  await expect(page.getByText('พร้อมเปิดแล้ว')).toBeVisible()
  await page.getByRole('button', { name: 'เปิดเว็บไซต์' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'เปิดเว็บไซต์' }).click()
  await expect(page.getByText('เว็บไซต์เปิดให้บริการแล้ว')).toBeVisible()
  await page.reload()
  await expect(page.getByText('เว็บไซต์เปิดให้บริการแล้ว')).toBeVisible()
  expect(await homeFor(street.request)).toMatchObject({ status: 200, feedback: true, soon: false })

  await page.getByRole('button', { name: 'ปิดเว็บไซต์ชั่วคราว' }).click()
  await page.getByLabel('เหตุผล').fill('อัตราดอกเบี้ยหน้าแรกผิด')
  await takeScreenshot(page, 'staff-close-site')
  await page.getByRole('dialog').getByRole('button', { name: 'ปิดเว็บไซต์' }).click()
  await expect(page.getByText('ปิดชั่วคราวตั้งแต่')).toBeVisible()
  await page.reload()
  await expect(page.getByText('อัตราดอกเบี้ยหน้าแรกผิด')).toBeVisible()
  const visitor = await street.newPage()
  expect((await visitor.goto('/home'))?.status()).toBe(503)
  await takeScreenshot(visitor, 'closed-again')
  await visitor.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).click()
  await expect(visitor).toHaveURL('/member/logon')
  await expect(visitor.getByLabel('รหัสผ่าน', { exact: true })).toBeVisible()
  await street.close()
})
