// A set with faults, which changes nothing for anybody. What is published, and taken back, is in tests/pages/staff-imports.test.ts:
// every other journey reads the night that is published here.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeSet } from '#demo/core-system/write-set.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { givenOfficer, signInAsOfficer } from './support/officer.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'

const PLAN = { members: 30, months: 4, units: 3, seed: 1, asOf: '2026-11-09' }
const LOGIN = 'journey.importer'

test('an importer chooses the files of a set, takes one away, and reads and saves what is wrong with it', async ({
  page,
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'coop-set-'))
  await writeSet(PLAN, folder, 'utf-8')
  writeFileSync(join(folder, 'unit.csv'), 'nonsense\r\n')
  await acceptCookies(page, baseURL)
  await givenOfficer(LOGIN, ['importer', 'approver'], 'สุรเดช ภูผา')
  await signInAsOfficer(page, LOGIN)
  await page.goto('/admin/imports')
  await page.getByRole('link', { name: 'นำเข้าชุดใหม่' }).click()

  const choose = page.getByLabel('ลากไฟล์ของชุดข้อมูลมาวางที่นี่')
  await choose.setInputFiles(join(folder, 'unit.csv'))
  await expect(page.getByText('พร้อม 1 ไฟล์')).toBeVisible()
  await page.getByRole('button', { name: 'เอา unit.csv ออก' }).click()
  await expect(page.getByText('ยังไม่ได้เลือกไฟล์')).toBeVisible()

  const files = readdirSync(folder).map((name) => join(folder, name))
  await choose.setInputFiles(files)
  await expect(page.getByText(`พร้อม ${files.length} ไฟล์`)).toBeVisible()
  await page.getByRole('button', { name: 'เริ่มตรวจสอบ' }).click()
  await expect(page.getByText('ไม่ผ่านการตรวจ พบ 6 จุด')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('row', { name: /unit\.csv/ }).first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ดาวน์โหลด CSV' }).click()
  expect((await saving).suggestedFilename()).toContain('ปัญหาของการนำเข้า')
  await takeScreenshot(page, 'staff-import-problems')
  await openWithinSite(page, '/admin/imports')
  await expect(page.getByText('ไม่ผ่านการตรวจ').first()).toBeVisible()
  await takeScreenshot(page, 'staff-imports')
  rmSync(folder, { recursive: true })
})
