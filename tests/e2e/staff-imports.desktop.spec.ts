import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { setSetting } from '#database/queries/site/setting.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { inDatabase } from './support/database.ts'
import { expect, test as plain } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { become, givenNight, givenStaff, startSecondSite } from './support/second-site.ts'
import type { Site } from './support/site.ts'

const PLAN = {
  members: 30,
  months: 4,
  units: 3,
  seed: 1,
  asOf: '2026-11-08',
}

interface Office {
  site: Site
  /** Sets: last night's, tonight's with a fault, and tonight's. */
  folder: string
}

// A site of its own: a night that is published is what every other journey reads.
const test = plain.extend<object, { office: Office }>({
  office: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'coop-sets-'))
      await writeSet(PLAN, join(folder, 'before'), 'utf-8')
      const tonight = { ...PLAN, asOf: '2026-11-09' }
      await writeSet(tonight, join(folder, 'tonight'), 'utf-8')
      await writeSet(tonight, join(folder, 'faulty'), 'utf-8')
      writeFileSync(join(folder, 'faulty', 'unit.csv'), 'nonsense\r\n')
      const site = await startSecondSite('e2e_imports')
      await inDatabase(site.databaseUrl, (db) => setSetting(db, 'import_two_people', 'no'))
      await givenNight(site, join(folder, 'before'))
      await givenStaff(site, 'importer', ['importer', 'approver'], 'สุรเดช ภูผา')
      await givenStaff(site, 'approver', ['approver', 'auditor'], 'มาลี ทองคำ')
      await inDatabase(site.databaseUrl, (db) => setSetting(db, 'import_two_people', 'yes'))
      await use({ site, folder })
      await site.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ office }, use) => use(office.site.address),
})

// Several imports take a while on a busy machine.
test.describe.configure({ mode: 'default', timeout: 240_000 })

/** Chooses every file of a set, and waits for what came of it. */
async function importSet(page: Page, folder: string): Promise<void> {
  await page.goto('/admin/imports')
  await page.getByRole('link', { name: 'นำเข้าชุดใหม่' }).click()
  const files = readdirSync(folder).map((name) => join(folder, name))
  await page.getByLabel('ลากไฟล์ของชุดข้อมูลมาวางที่นี่').setInputFiles(files)
  await expect(page.getByText(`พร้อม ${files.length} ไฟล์`)).toBeVisible()
  await page.getByRole('button', { name: 'เริ่มตรวจสอบ' }).click()
  await expect(page.getByRole('heading', { name: /^การนำเข้ารอบ/ })).toBeVisible()
}

/** Asked for once more, done, and the same when the page is opened again. */
async function act(page: Page, button: string, then: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect(page.getByText(then).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(then).first()).toBeVisible()
}

test('a set with faults changes nothing; a good one waits for a second person, is published and taken back', async ({
  page,
  office: { site, folder },
}) => {
  await become(page, site, 'importer')
  await page.goto('/admin/imports')
  await expect(page.getByText('8 พฤศจิกายน 2569')).toBeVisible()
  await takeScreenshot(page, 'staff-imports', { swept: true })

  await importSet(page, join(folder, 'faulty'))
  await expect(page.getByText('ไม่ผ่านการตรวจ พบ 6 จุด')).toBeVisible()
  await expect(page.getByRole('row', { name: /unit\.csv/ }).first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ดาวน์โหลด CSV' }).click()
  expect((await saving).suggestedFilename()).toContain('ปัญหาของการนำเข้า')
  await takeScreenshot(page, 'staff-import-problems')

  await page.reload()
  await expect(page.getByText('ไม่ผ่านการตรวจ พบ 6 จุด')).toBeVisible()

  await page.goto('/admin/imports/new')
  await page.getByLabel('ลากไฟล์ของชุดข้อมูลมาวางที่นี่').setInputFiles(join(folder, 'faulty', 'unit.csv'))
  await expect(page.getByText('พร้อม 1 ไฟล์')).toBeVisible()
  await page.getByRole('button', { name: 'เอา unit.csv ออก' }).click()
  await expect(page.getByText('ยังไม่ได้เลือกไฟล์')).toBeVisible()
  await page.reload()
  await expect(page.getByText('ยังไม่ได้เลือกไฟล์')).toBeVisible()

  await importSet(page, join(folder, 'tonight'))
  await expect(page.getByText('ท่านเป็นผู้นำเข้ารอบนี้')).toBeVisible()
  await expect(page.getByRole('button', { name: 'เผยแพร่ข้อมูลรอบนี้' })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /ทะเบียนสมาชิก 30 30 เท่าเดิม/ })).toBeVisible()
  const held = page.url()

  await become(page, site, 'approver')
  await page.goto('/admin/imports')
  await page.getByRole('link', { name: 'เปิดดูความเปลี่ยนแปลงและเผยแพร่' }).click()
  expect(page.url()).toBe(held)
  await act(page, 'เผยแพร่ข้อมูลรอบนี้', 'สมาชิกและหน่วยงานเห็นข้อมูลรอบนี้อยู่')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'ย้อนกลับ', exact: true }).click()
  const words = await dialog.getByText(/^ย้อนกลับรอบ \d+$/).textContent()
  await expect(dialog.getByRole('button', { name: 'ย้อนกลับทันที' })).toBeDisabled()
  await dialog.getByRole('textbox').fill(String(words))
  await dialog.getByRole('button', { name: 'ย้อนกลับทันที' }).click()
  await expect(page.getByText('ย้อนกลับแล้ว', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('ย้อนกลับแล้ว', { exact: true })).toBeVisible()
  await page.goto('/admin/imports')
  await expect(page.getByText('8 พฤศจิกายน 2569')).toBeVisible()

  await page.goto('/admin/audit')
  await expect(page.getByRole('row', { name: /มาลี.*ย้อนกลับข้อมูลที่เผยแพร่/ })).toBeVisible()
  await page.getByRole('button', { name: 'ตรวจความครบถ้วน' }).click()
  await expect(page.getByText(/โดย มาลี ทองคำ/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/โดย มาลี ทองคำ/)).toBeVisible()
  await page.getByLabel('เรื่อง').selectOption({ label: 'นำเข้าข้อมูล' })
  await expect(page).toHaveURL(/what=import/)
  await expect(page.getByRole('row', { name: /ตรวจความครบถ้วนของบันทึก/ })).toHaveCount(0)
  await takeScreenshot(page, 'staff-audit', { swept: true })
  await page.goto('/admin/health')
  await expect(page.getByRole('heading', { name: 'ฐานข้อมูล' })).toBeVisible()
  await takeScreenshot(page, 'staff-health', { swept: true })
})
