// What journeys on the board have in common.

import type { Page } from '@playwright/test'
import { visit } from '../journey.ts'

export const QUESTION = 'รายการเรียกเก็บเดือนพฤศจิกายน ดอกเบี้ยไม่เท่าเดือนก่อน คิดอย่างไร'

export async function openQuestion(page: Page): Promise<void> {
  await page.goto(`/board?q=${encodeURIComponent('472.60')}`)
  const link = page.getByRole('link', { name: QUESTION })
  await visit(page, String(await link.getAttribute('href')))
}

export async function writeQuestion(page: Page, title: string): Promise<void> {
  await page.getByLabel('หัวข้อ').fill(title)
  await page.getByLabel('รายละเอียด').fill('ขอทราบเงื่อนไขค่ะ')
  await page.getByLabel('ชื่อผู้ตั้งกระทู้').fill('สมหญิง')
}
