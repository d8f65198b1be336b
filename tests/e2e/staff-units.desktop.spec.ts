// Every form about a unit's month that the month's own journey does not send: of the unit's people, and of officers.

import type { Page } from '@playwright/test'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { issueSession } from '#server/identity/session.ts'
import { inDatabase } from './support/database.ts'
import { expect } from './support/journey.ts'
import { become, test } from './support/own-site.ts'
import type { Site } from './support/site.ts'

const UNIT = '00010005'
const PERIOD = '2026-11'

// One after the other, on one site. Many forms take a while on a busy machine.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
}

async function confirm(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name, exact: typeof name === 'string' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a unit keeps a layout for its payroll, sends what was deducted and takes it back; officers do all that is theirs', async ({
  page,
  site,
}) => {
  await become(page, site, 'unitservice')
  const first = await signInAsPerson(page, site)
  await test.step('the file for the payroll', async () => {
    await page.goto(`/membergroup/files?period=${PERIOD}`)
    await page.getByText(/^เลือกคอลัมน์/).click()
    await page.getByLabel('บันทึกรูปแบบนี้ไว้ใช้เดือนหน้า').fill('จ่ายตรงเงินเดือน')
    await press(page, 'บันทึกรูปแบบ')
    const kept = page.getByRole('listitem').filter({ hasText: 'จ่ายตรงเงินเดือน' })
    await expect(kept).toBeVisible()
    const saving = page.waitForEvent('download')
    await press(page, /^ดาวน์โหลดไฟล์หักเงินเดือน/)
    expect((await saving).suggestedFilename()).toContain('2569-11')
    await page.reload()
    await expect(kept).toBeVisible()
    await press(page, /^ลบ/)
    await press(page, /^ยืนยันลบ/)
    await expect(kept).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/^เลือกคอลัมน์/)).toBeVisible()
    await expect(kept).toHaveCount(0)
  })
  await test.step('the result: somebody who was not billed is kept to be given back, the rest is full', async () => {
    await page.goto(`/membergroup/result?period=${PERIOD}`)
    const rows = ['เลขสมาชิก,หักได้', `${first.membership_no},${(first.billed / 100).toFixed(2)}`]
    await page.getByLabel(/^ลากไฟล์ผลการหัก/).setInputFiles({
      name: 'payroll.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['\ufeff', ...rows, '999999,250.00'].join('\r\n').replace('\r\n', '')),
    })
    await press(page, /^เก็บเป็นเงินรอคืน/)
    await expect(page.getByRole('heading', { name: 'รายการรอตรวจสอบ' })).toBeHidden()
    await press(page, 'ที่เหลือหักได้ครบ')
    await confirm(page, 'บันทึกว่าหักได้ครบ')
    await press(page, /^โอนเท่า/)
    await press(page, 'บันทึกการโอน')
    const summary = page.getByRole('region', { name: 'สรุปผลการหัก' })
    await expect(summary).toContainText('ตรงกัน')
    await page.reload()
    await expect(summary).toContainText('ตรงกัน')
    await summary.getByRole('button', { name: 'ส่งผลการหัก' }).click()
    await press(page, 'ยืนยันส่งผลการหัก')
    await press(page, 'แก้ไขผลที่ส่ง')
    await confirm(page, 'ถอนกลับมาแก้ไข')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'นำเข้าจากไฟล์' })).toBeVisible()
    await summary.getByRole('button', { name: 'ส่งผลการหัก' }).click()
    await press(page, 'ยืนยันส่งผลการหัก')
    await page.reload()
    await expect(page.getByText('ส่งผลการหักแล้ว รอสหกรณ์ปิดเดือน')).toBeVisible()
  })
  await test.step('the unit’s month is closed and opened again; what is to be given back is given back', async () => {
    await page.goto(`/admin/units?period=${PERIOD}`)
    await press(page, /^ปิดเดือนที่ยอดตรง \(1\)/)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^เห็นเงินเข้าบัญชีแล้ว/).check()
    await dialog.getByRole('textbox').fill(String(await dialog.locator('strong').textContent()))
    await confirm(page, 'ปิดเดือน')
    await page.reload()
    await expect(page.getByRole('row', { name: new RegExp(UNIT) })).toContainText('ปิดเดือนแล้ว')
    await page.goto(`/admin/units/${UNIT}?period=${PERIOD}`)
    const state = page.getByLabel(/^สถานะเงินรอคืนของ/)
    await state.selectOption({ index: 1 })
    await press(page, /^ดูเต็ม/)
    await page.getByRole('dialog').getByLabel('เหตุผล').fill('ติดต่อเจ้าของเพื่อคืนเงิน')
    await confirm(page, 'ดูข้อมูล')
    await page.reload()
    await expect(state).not.toHaveValue('waiting')
  })
  await test.step('people and contact of the unit', async () => {
    await page.goto(`/admin/units/${UNIT}?tab=people`)
    await press(page, 'เพิ่มผู้ใช้')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('ชื่อ-สกุล').fill('สมศรี ตั้งใจ')
    await dialog.getByLabel('คำต่อท้ายชื่อผู้ใช้').fill('somsri')
    await confirm(page, 'เพิ่มผู้ใช้')
    await press(page, `ออกรหัส ${UNIT}.somsri`)
    await expect(page.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}-/)).toBeVisible()
    await press(page, `ระงับ ${UNIT}.somsri`)
    await confirm(page, 'ระงับผู้ใช้')
    await page.getByLabel(/^อีเมลสำหรับคำเตือน/).fill('finance@hospital.example')
    await press(page, 'บันทึกผู้ประสานงาน')
    await expect(page.getByText(/^แก้ไข/).last()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: `เปิดใช้งาน ${UNIT}.somsri` })).toBeVisible()
    await expect(page.getByLabel(/^อีเมลสำหรับคำเตือน/)).toHaveValue('finance@hospital.example')
  })
  await test.step('all units of a month: the letter, the receipts and a reminder', async () => {
    await page.goto('/admin/units?period=2026-05')
    await press(page, /หนังสือแจ้งเรียกเก็บ$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('เลขที่หนังสือ').fill('สอ ว 77/2569')
    await dialog.getByLabel('ผู้ลงนาม', { exact: true }).fill('นางสาวสมใจ ดีงาม')
    await dialog.getByLabel('ตำแหน่งผู้ลงนาม').fill('ผู้จัดการ')
    await confirm(page, /^(ออกหนังสือ|บันทึกการแก้ไข)$/)
    await press(page, 'พักใบเสร็จ')
    await confirm(page, 'พักใบเสร็จ')
    await page.reload()
    await press(page, 'เผยแพร่ใบเสร็จ')
    await expect(page.getByRole('button', { name: 'พักใบเสร็จ' })).toBeVisible()
    await press(page, /หนังสือแจ้งเรียกเก็บ$/)
    await expect(dialog.getByLabel('เลขที่หนังสือ')).toHaveValue('สอ ว 77/2569')
    await page.goto(`/admin/units?period=${PERIOD}`)
    await press(page, /^เตือนที่ยังไม่ส่ง/)
    await dialog.getByLabel('ข้อความ').fill('กรุณาส่งผลการหักภายในวันศุกร์')
    await confirm(page, 'ส่งคำเตือน')
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.goto(`/admin/units/00010006?period=${PERIOD}`)
    await press(page, 'เตือนหน่วยงาน')
    await confirm(page, 'ส่งคำเตือน')
    await page.goto(`/admin/units/00010006?period=${PERIOD}&tab=history`)
    await expect(page.getByText('กรุณาส่งผลการหักภายในวันศุกร์')).toBeVisible()
  })
  await test.step('the month is opened again', async () => {
    await page.goto(`/admin/units/${UNIT}?period=${PERIOD}`)
    await press(page, 'เปิดให้แก้ไข')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('เหตุผล').fill('หน่วยงานพบยอดผิด')
    await dialog.getByLabel(/^พิมพ์/).fill(UNIT)
    await confirm(page, 'เปิดให้แก้ไข')
    await page.reload()
    await expect(page.getByRole('button', { name: 'เปิดให้แก้ไข' })).toHaveCount(0)
  })
})

/** Somebody of the unit, who is in; answers the first person of the bill. */
async function signInAsPerson(
  page: Page,
  site: Site,
): Promise<{ membership_no: string; billed: number }> {
  const client = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  const login = `${UNIT}.forms`
  const { token } = await inDatabase(site.databaseUrl, async (db) => {
    await addUnitUsers(db, [{ login, unit_no: UNIT, name: 'ทดสอบ การเงิน' }])
    return issueSession(db, { kind: 'unit', subjectId: login, client })
  })
  const user = {
    token,
    login,
    member_group_no: UNIT,
    member_group_name: 'หน่วยงาน',
    name: 'ทดสอบ การเงิน',
  }
  await page.addInitScript(
    (kept) => localStorage.setItem('membergroup', kept),
    JSON.stringify(user),
  )
  const reply = await fetch(`${site.address}/api/membergroup/result?period=${PERIOD}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await reply.json()) as {
    data: { lines: [{ membership_no: string; billed: number }] }
  }
  return data.lines[0]
}
