// From `npm start` on an empty folder to an open site, by its own pages alone.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeSet } from '#demo/core-system/write-set.ts'
import { totpCode } from '#server/identity/totp.ts'
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

/** An officer with the code they were given: a password, an authenticator, and in. */
async function setUp(page: Page, code: string, first?: { name: string; login: string }) {
  await page.goto('/admin/setup')
  await page.getByLabel('รหัสตั้งค่าครั้งแรก').fill(code)
  await page.getByRole('button', { name: 'ถัดไป' }).click()
  if (first) {
    await page.getByLabel('ชื่อและนามสกุล').fill(first.name)
    await page.getByLabel('ชื่อผู้ใช้').fill(first.login)
  }
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

async function isTicked(page: Page, title: string) {
  await openWithinSite(page, GO_LIVE)
  await expect(item(page, title)).toContainText('ครบแล้ว')
}

async function save(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const saved = page.getByText(/บันทึกแล้ว|บันทึกร่างแล้ว/)
  await expect(saved).toBeVisible()
  // It would still be there for the next one.
  await saved.locator('..').getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(saved).toBeHidden()
}

async function addRate(page: Page, at: number, kind: string, name: string, rate: string) {
  await page.getByRole('button', { name: 'เพิ่มประเภท' }).click()
  const field = (one: string) => page.locator(`[id="products.${at}.${one}"]`)
  await field('kind').selectOption(kind)
  await field('name').fill(name)
  await field('steps.0.rate_ppm').fill(rate)
}

async function announce(page: Page) {
  await page.getByRole('button', { name: 'ประกาศฉบับใหม่' }).click()
  const dialog = page.getByRole('dialog', { name: /^ประกาศฉบับที่/ })
  await dialog.getByRole('textbox').fill('1.0')
  await dialog.getByRole('button', { name: 'ประกาศฉบับใหม่' }).click()
  await expect(page.getByText('ใช้อยู่', { exact: true })).toBeVisible()
}

async function writeAnew(page: Page, words: string) {
  const editor = page.locator('[contenteditable=true]')
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

/** Takes every SMS, as a provider does. */
async function givenProvider() {
  const received: string[] = []
  const server = createServer((request, reply) => {
    request.on('data', (part) => received.push(String(part)))
    request.on('end', () => reply.end('{"status":"success"}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/sms`, close: () => server.close() }
}

test('a new cooperative opens its site by the go-live page alone', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  complaints.expect(/503/)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'เร็ว ๆ นี้' })).toBeVisible()
  await takeScreenshot(page, 'coming-soon', { swept: true })

  const [, code = ''] = /รหัส\s+([A-Z0-9-]{14})/.exec(site.said()) ?? []
  await setUp(page, code, { name: 'อรทัย แสงทอง', login: 'orathai' })
  await proveWhenAsked(page)
  await page.getByRole('link', { name: /ก่อนเปิดเว็บไซต์/ }).click()
  await expect(page.getByText('ยังขาด 11 ข้อที่จำเป็น')).toBeVisible()
  await takeScreenshot(page, 'staff-go-live', { swept: true })

  await follow(page, 'ชื่อสหกรณ์')
  await page.locator('#coopNameTH').fill('สหกรณ์ออมทรัพย์ครูบ้านนา จำกัด')
  await page.locator('#coopShortNameTH').fill('สอ.ครูบ้านนา')
  await page.locator('#coop_address').fill('1 ถนนกลาง อำเภอเมือง')
  await save(page, 'บันทึกชื่อและที่อยู่')
  await follow(page, 'ที่อยู่และช่องทางติดต่อ')
  await page.locator('#phone').fill('0-4200-0000')
  await save(page, 'บันทึกท้ายเว็บไซต์และการติดต่อ')

  await follow(page, 'อัตราดอกเบี้ย')
  await addRate(page, 0, 'deposit', 'ออมทรัพย์', '2.5')
  await addRate(page, 1, 'loan', 'สามัญ', '6')
  await save(page, 'บันทึกอัตรา')

  await openWithinSite(page, GO_LIVE)
  await page.getByRole('button', { name: 'ใช้ชุดเริ่มต้น' }).click()
  await expect(item(page, 'เมนูและหมวดข่าว')).toContainText('หมวดข่าว 4 หมวด')
  await page.getByRole('button', { name: 'ใส่ร่างนโยบาย' }).click()
  await expect(item(page, 'หน้านโยบายความเป็นส่วนตัวและคุกกี้')).toContainText('ยังต้องกรอก 2 ช่อง')
  await page.getByRole('button', { name: 'ใส่ร่างข้อกำหนด' }).click()
  await expect(page.getByText('ใส่ร่างทั้งสองฉบับแล้ว')).toBeVisible()
  await follow(page, 'หน้านโยบายความเป็นส่วนตัวและคุกกี้')
  await writeAnew(page, 'สหกรณ์ดูแลข้อมูลของท่านตามกฎหมาย')
  await save(page, 'บันทึกนโยบาย')
  await follow(page, 'ข้อกำหนดการใช้ระบบสมาชิก')
  await announce(page)
  await page.getByRole('link', { name: 'ประกาศความเป็นส่วนตัว' }).click()
  await writeAnew(page, 'สหกรณ์ใช้ข้อมูลของท่านเพื่อให้บริการ')
  await save(page, 'บันทึกร่าง')
  await announce(page)

  const provider = await givenProvider()
  await follow(page, 'การส่ง SMS')
  await page.getByLabel('ที่อยู่ (URL)').fill(provider.url)
  await page.getByLabel('รหัสลับที่ 1').fill('k3y')
  await page.getByLabel('ชื่อผู้ส่ง').fill('COOP')
  await page.getByLabel('ข้อความที่ต้องมีในคำตอบ').fill('success')
  await page.getByRole('button', { name: 'บันทึกการส่ง SMS' }).click()
  await page.getByRole('button', { name: 'ส่งทดสอบ' }).click()
  await page.getByLabel('เบอร์โทรศัพท์ของท่าน').fill('0812345678')
  await page.getByRole('dialog').getByRole('button', { name: 'ส่งทดสอบ' }).click()
  await expect(page.getByText('ผู้ให้บริการรับข้อความทดสอบเมื่อ')).toBeVisible()
  expect(provider.received.join('')).toContain('0812345678')
  provider.close()
  await page.reload()
  await expect(page.getByLabel('ที่อยู่ (URL)')).toHaveValue(provider.url)
  await takeScreenshot(page, 'staff-senders', { swept: true })
  await page.getByRole('link', { name: 'อีเมล', exact: true }).click()
  await page.getByLabel('เครื่องส่งอีเมล', { exact: true }).fill('mail.coop.example')
  await page.getByLabel('อีเมลผู้ส่ง').fill('no-reply@coop.example')
  await page.getByRole('button', { name: 'บันทึกการส่งอีเมล' }).click()
  await expect(page.getByText('ยังไม่ได้ส่งทดสอบด้วยค่าชุดนี้')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('เครื่องส่งอีเมล', { exact: true })).toHaveValue('mail.coop.example')

  await follow(page, 'เจ้าหน้าที่สองคนสำหรับเผยแพร่ข้อมูล')
  await page.getByRole('button', { name: 'เพิ่มเจ้าหน้าที่' }).click()
  await page.getByLabel('ชื่อผู้ใช้').fill('malee')
  await page.getByLabel('ชื่อและนามสกุล').fill('มาลี ทองคำ')
  await page.getByRole('checkbox', { name: /ผู้อนุมัติ/ }).check()
  await page.getByRole('button', { name: 'เพิ่มและออกรหัส' }).click()
  const card = page.getByRole('region', { name: 'รหัสตั้งค่าครั้งแรก' })
  const [given = ''] = /[A-Z0-9]{4}(-[A-Z0-9]{4}){2}/.exec((await card.textContent()) ?? '') ?? []
  const desk = await browser.newContext({ baseURL: site.address, reducedMotion: 'reduce' })
  const colleague = await desk.newPage()
  await setUp(colleague, given)
  await isTicked(page, 'เจ้าหน้าที่สองคนสำหรับเผยแพร่ข้อมูล')

  const folder = mkdtempSync(join(tmpdir(), 'coop-first-'))
  await writeSet(PLAN, folder, 'utf-8')
  await follow(page, 'ข้อมูลชุดแรกจากระบบหลัก')
  await page.getByRole('link', { name: 'นำเข้าชุดใหม่' }).click()
  const files = readdirSync(folder).map((name) => join(folder, name))
  await page.getByLabel('ลากไฟล์ของชุดข้อมูลมาวางที่นี่').setInputFiles(files)
  await page.getByRole('button', { name: 'เริ่มตรวจสอบ' }).click()
  await expect(page.getByText('ท่านเป็นผู้นำเข้ารอบนี้')).toBeVisible({ timeout: 60_000 })
  rmSync(folder, { recursive: true })
  await openWithinSite(colleague, '/admin/imports')
  await colleague.getByRole('link', { name: 'เปิดดูความเปลี่ยนแปลงและเผยแพร่' }).click()
  await colleague.getByRole('button', { name: 'เผยแพร่ข้อมูลรอบนี้' }).click()
  await colleague.getByRole('dialog').getByRole('button', { name: 'เผยแพร่ข้อมูลรอบนี้' }).click()
  await expect(colleague.getByText('สมาชิกและหน่วยงานเห็นข้อมูลรอบนี้อยู่').first()).toBeVisible({
    timeout: 60_000,
  })

  await follow(page, 'การสำรองที่ซ้อมกู้คืนผ่านแล้ว')
  const health = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await page.getByRole('button', { name: 'สำรองตอนนี้' }).click()
  await expect(health('สำรองข้อมูล')).toContainText('ล่าสุด', { timeout: 60_000 })
  await page.getByRole('button', { name: 'ซ้อมกู้คืนตอนนี้' }).click()
  await expect(health('ซ้อมกู้คืน')).not.toContainText('ยังไม่เคย', { timeout: 90_000 })

  // What officers see and visitors do not.
  await colleague.goto('/home')
  await expect(colleague.getByRole('link', { name: 'เสียงสมาชิก' }).first()).toBeVisible()
  const street = await browser.newContext({ baseURL: site.address })
  const visitor = await street.newPage()
  await visitor.goto('/home')
  await expect(visitor.getByText('สหกรณ์ออมทรัพย์ครูบ้านนา จำกัด')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'เร็ว ๆ นี้' })).toBeVisible()

  await page.goto(GO_LIVE)
  await expect(page.getByText('พร้อมเปิดแล้ว')).toBeVisible()
  await page.getByRole('button', { name: 'เปิดเว็บไซต์' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'เปิดเว็บไซต์' }).click()
  await expect(page.getByText('เว็บไซต์เปิดให้บริการแล้ว')).toBeVisible()
  await page.reload()
  await expect(page.getByText('เว็บไซต์เปิดให้บริการแล้ว')).toBeVisible()
  expect((await visitor.goto('/home'))?.status()).toBe(200)
  await expect(visitor.getByRole('link', { name: 'เสียงสมาชิก' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'ปิดเว็บไซต์ชั่วคราว' }).click()
  await page.getByLabel('เหตุผล').fill('อัตราดอกเบี้ยหน้าแรกผิด')
  await takeScreenshot(page, 'staff-close-site')
  await page.getByRole('dialog').getByRole('button', { name: 'ปิดเว็บไซต์' }).click()
  await expect(page.getByText('ปิดชั่วคราวตั้งแต่')).toBeVisible()
  await page.reload()
  await expect(page.getByText('อัตราดอกเบี้ยหน้าแรกผิด')).toBeVisible()
  expect((await visitor.goto('/home'))?.status()).toBe(503)
  await takeScreenshot(visitor, 'closed-again')
  await visitor.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).click()
  await expect(visitor).toHaveURL('/member/logon')
  await expect(visitor.getByLabel('รหัสผ่าน', { exact: true })).toBeVisible()
  await street.close()
  await desk.close()
})
