import type { Page } from '@playwright/test'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { issueSession } from '#server/identity/session.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { signInAsOfficer } from './support/officer.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL, SITE_URL } from './support/site.ts'

const PERIOD = '2026-11'
// A unit of the journey's own: a month is closed once.
const UNIT = '00010004'
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF'

// A whole month takes a while on a busy machine.
test.describe.configure({ timeout: 240_000 })

test('a unit goes through a whole month, from the bill until the cooperative has closed it', async ({
  page,
  baseURL,
  complaints,
}) => {
  const unitNo = UNIT
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  const token = await signInAsOwnUser(page, unitNo)
  const bill = await resultOf(token)

  await page.goto('/membergroup/dashboard')
  await page
    .getByRole('link', { name: /^ส่งผลการหัก/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/membergroup\/result/)
  const summary = page.getByRole('region', { name: 'สรุปผลการหัก' })
  await expect(summary).toContainText(formatBaht(satang(bill.totals.billed)))

  // It is a step of the month, which is what the menu marks.
  await expect(page.locator('nav [aria-current]').first()).toHaveAttribute('href', /dashboard$/)
  complaints.expect(/^400: .*payroll\.pdf|status of 400/)
  await page.getByLabel(/^ลากไฟล์ผลการหัก/).setInputFiles({
    name: 'payroll.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PDF),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'ไฟล์นี้เป็น PDF' })).toHaveCount(1)

  // One person more was deducted than billed; everything else agrees.
  const half = Math.ceil(bill.lines.length / 2)
  const file = (name: string, lines: Bill['lines']) =>
    page
      .getByLabel(/^ลากไฟล์ผลการหัก/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: payroll(lines, bill.lines[0]) })
  await file('officials.csv', bill.lines.slice(0, half))
  await expect(page.getByText(/ตรงกับรายการเรียกเก็บ \d+ ราย · รอตรวจสอบ 1 รายการ/)).toBeVisible()
  await expect(page.getByText('อ่านรายชื่อจากคอลัมน์ “เลขสมาชิก” ยอดที่หักได้จาก “หักได้”')).toBeVisible()

  // What is cleared away is not told any more; then it is sent anew.
  await page.getByRole('button', { name: 'ล้างผลและเริ่มใหม่' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^ล้าง/ }).click()
  await expect(page.getByText(/^อ่านได้ \d+ แถว/)).toBeHidden()
  await file('officials.csv', bill.lines.slice(0, half))
  await expect(page.getByText(/^ตรงกับรายการเรียกเก็บ .* รอตรวจสอบ 1 รายการ/)).toBeVisible()

  // Those whom another payroll pays come in a file of their own, and nothing of the first is lost.
  await file('employees.csv', bill.lines.slice(half))
  await page.getByRole('dialog').getByRole('button', { name: 'เพิ่มอีกชุด' }).click()
  await expect(page.getByText('employees.csv', { exact: true })).toBeVisible()
  await expect(page.getByText('officials.csv', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ที่เหลือหักได้ครบ' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'รายการรอตรวจสอบ' })).toBeVisible()
  await takeScreenshot(page, 'unit-result', { fullPage: true })
  await page.getByRole('button', { name: `ตัดสินใจ ${bill.lines[0]?.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'ผลการหัก' })
  await dialog.getByText('หักได้บางส่วน').click()
  await dialog.getByLabel('ยอดที่หักได้').fill('100')
  await dialog.getByLabel('เหตุผล').selectOption('เงินเดือนไม่พอหัก')
  await dialog.getByRole('button', { name: 'บันทึกผล' }).click()
  await expect(page.getByRole('heading', { name: 'รายการรอตรวจสอบ' })).toBeHidden()

  const reported = satang(bill.totals.billed - (bill.lines[0]?.billed ?? 0) + 100_00)
  await expect(summary).toContainText(formatBaht(reported))
  await page.getByRole('button', { name: 'โอนเท่ายอดที่หักได้' }).click()
  await expect(page.getByLabel('ยอดเงินที่โอน')).toHaveValue(formatBaht(reported))
  await page.getByRole('button', { name: 'บันทึกการโอน' }).click()
  await expect(summary).toContainText('ตรงกัน')
  await page
    .getByLabel(/^ลากสลิปมาวางที่นี่/)
    .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) })
  await expect(page.getByText('slip.pdf')).toBeVisible()
  await summary.getByRole('button', { name: 'ส่งผลการหัก' }).click()
  await page.getByRole('button', { name: 'ยืนยันส่งผลการหัก' }).click()
  // Told where it is seen, however far down it was sent from.
  await expect(page.getByText('ส่งผลการหักแล้ว รอสหกรณ์ปิดเดือน')).toBeInViewport()
  await takeScreenshot(page, 'unit-result-sent')
  await page.reload()
  await expect(page.getByText('ส่งผลการหักแล้ว รอสหกรณ์ปิดเดือน')).toBeVisible()
  await expect(page.getByText('slip.pdf')).toBeVisible()

  await closeByHand(page, unitNo)

  await page.goto(`/membergroup/keeprep?period=${PERIOD}`)
  await expect(page.getByText('ครบทุกขั้นตอน')).toBeVisible()
  await page.getByRole('link', { name: 'ดูผลการหัก' }).click()
  await expect(page.getByText('สหกรณ์ปิดเดือนนี้แล้ว')).toBeVisible()
  await expect(page.getByRole('button', { name: 'แก้ไขผลที่ส่ง' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'ส่งผลการหัก' })).toBeHidden()
})

/** An officer looks, and closes its month. How it is found among those that wait is in tests/pages/unit-forms.test.ts. */
async function closeByHand(page: Page, unitNo: string): Promise<void> {
  await signInAsOfficer(page, 'unitservice')
  await page.goto(`/admin/units/${unitNo}?period=${PERIOD}`)
  await expect(page.getByText('เงินเดือนไม่พอหัก: 1 ราย', { exact: false })).toBeVisible()
  await takeScreenshot(page, 'admin-unit', { fullPage: true })
  await page.getByRole('button', { name: 'ปิดเดือน' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^เห็นเงินเข้าบัญชีแล้ว/).check()
  await dialog.getByRole('textbox').fill(unitNo)
  await dialog.getByRole('button', { name: 'ปิดเดือน' }).click()
  await expect(page.getByRole('button', { name: 'เปิดให้แก้ไข' })).toBeVisible()
  await page.getByRole('link', { name: /^ผู้ใช้และผู้ประสานงาน/ }).click()
  await expect(page.getByRole('button', { name: `ออกรหัส ${unitNo}.journey` })).toBeInViewport()
}

async function signInAsOwnUser(page: Page, unitNo: string): Promise<string> {
  const client = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  const login = `${unitNo}.journey`
  const { token } = await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    await addUnitUsers(db, [{ login, unit_no: unitNo, name: 'ทดสอบ การเงิน' }])
    return issueSession(db, { kind: 'unit', subjectId: login, client })
  })
  const kept = JSON.stringify({
    token,
    login,
    member_group_no: unitNo,
    member_group_name: 'หน่วยงาน',
    name: 'ทดสอบ การเงิน',
  })
  await page.addInitScript((text) => localStorage.setItem('membergroup', text), kept)
  return token
}

interface Bill {
  totals: { billed: number }
  lines: { membership_no: string; name: string; billed: number }[]
}

async function resultOf(token: string): Promise<Bill> {
  const url = `${process.env[SITE_URL]}/api/membergroup/result?period=${PERIOD}`
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return ((await reply.json()) as { data: Bill }).data
}

function payroll(lines: Bill['lines'], tooMuch: Bill['lines'][number] | undefined): Buffer {
  const rows = lines.map((line) =>
    [line.membership_no, ((line.billed + (line === tooMuch ? 100 : 0)) / 100).toFixed(2)].join(','),
  )
  return Buffer.from(['\ufeffเลขสมาชิก,หักได้', ...rows].join('\r\n'))
}
