import type { Page } from '@playwright/test'

/** A suggestion by somebody who gives their name. */
export async function writeMatter(page: Page, subject: string): Promise<void> {
  await page.getByRole('radio', { name: /ข้อเสนอแนะ/ }).check()
  await page.getByLabel('หัวข้อ').fill(subject)
  await page.getByLabel('รายละเอียด').fill('บรรทัดหนึ่ง\nบรรทัดสอง')
  await page.getByRole('radio', { name: 'แจ้งชื่อให้เจ้าหน้าที่ทราบ' }).check()
  await page.getByLabel('ชื่อผู้ส่ง').fill('สมหญิง ตัวอย่าง')
  await page.getByLabel('ช่องทางติดต่อกลับ').fill('08-0000-9999')
}
