// Every form about a unit's month: of the unit's people, and of officers.

import { beforeAll } from 'vitest'
import { satang } from '#domain/money/money.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { unitRef1 } from '#domain/payment/pay-reference.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { PASSWORD } from '../support/given/account.ts'
import { givenPayOpen } from '../support/given/pay.ts'
import { givenRequestedCertificate } from '../support/given/pay-certificate.ts'
import { givenUnitSession } from '../support/given/unit.ts'
import { PERIOD, type Person } from '../support/night/payroll.ts'
import { givenUnitOffice, OTHER, UNIT, type UnitOffice } from '../support/night/unit-office.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'
import { bankLine } from '../support/payment/bank-files.ts'

let office: UnitOffice

beforeAll(async () => {
  office = await givenUnitOffice('unit_forms')
}, 120_000)

const test = testAgainst(() => office.portal.app)

/** Somebody of the unit, who is in; in the same browser as the officer. */
async function becomePerson(browser: Browser, name: string, unitNo = UNIT): Promise<void> {
  const { db } = office.portal.app
  const { token, login } = await givenUnitSession(db, { login: `${unitNo}.${name}` })
  const unit = { member_group_no: unitNo, member_group_name: 'หน่วยงาน', name: 'ทดสอบ การเงิน' }
  browser.become('membergroup', { token, login, ...unit })
}

test('a unit saves a layout for its payroll, and removes it', async ({ browser }) => {
  const { page, dialog } = browser
  await becomePerson(browser, 'files')
  await browser.open(`/membergroup/files?period=${PERIOD}`)
  await page.press(/^เลือกคอลัมน์/)
  await page.type(/^บันทึกรูปแบบนี้ไว้ใช้เดือนหน้า/, 'จ่ายตรงเงินเดือน')
  await page.press('บันทึกรูปแบบ')
  const layout = page.part('listitem', { with: 'จ่ายตรงเงินเดือน' })
  await layout.comes()
  await page.press(/^ดาวน์โหลดไฟล์หักเงินเดือน/)
  await dialog.type('รหัสผ่านของท่าน', 'ไม่ใช่รหัสของฉัน')
  await dialog.press('ดาวน์โหลดไฟล์')
  await dialog.shows('รหัสผ่านไม่ถูกต้อง')
  await dialog.type('รหัสผ่านของท่าน', PASSWORD)
  await dialog.press('ดาวน์โหลดไฟล์')
  await browser.saves('2569-11')
  await browser.reload()
  await layout.comes()
  await page.press(/^ลบ/)
  await page.press(/^ยืนยันลบ/)
  await layout.goes()
  await browser.reload()
  await page.part('summary', { name: /^เลือกคอลัมน์/ }).comes()
  await layout.goes()
})

test('an officer gives what came from a bank to a unit’s month, another releases it, and the unit reads that the money came', async ({
  browser,
}) => {
  const { page, dialog } = browser
  await givenPayOpen(office.portal.app.db)
  forgetContent(office.portal.app)
  await browser.becomeOfficer(['member_service'], 'unit-taker')
  await browser.open('/admin/bank-files')
  const line = bankLine({ ref1: unitRef1(OTHER, PERIOD), amount: satang(4_321_00) })
  const of = { bank: '006', account: '1234567890', datedOn: '2026-10-29', lines: [line] } as const
  const text = writeCrossBankFile({ ...of, lines: [line] }, '')
  await page.attach(/ลากไฟล์รับชำระ/, 'bank.txt', inWindows874(text))
  await page.press('นำเข้าไฟล์นี้')
  await browser.arrivesAt(/bank-files\/\d+/)
  await page.part('main').shows('เสนอ: เงินนำส่งงวดพฤศจิกายน 2569')
  await page.press(/^ตัดสิน/)
  await dialog.type('เหตุผลหรือหลักฐาน', 'หน่วยงานแจ้งว่าโอนบางส่วนก่อน')
  await dialog.press('บันทึกการตัดสินใจ')
  await dialog.goes()
  await page.part('main').shows('หน่วยงานแจ้งว่าโอนบางส่วนก่อน')
  const address = browser.address
  await browser.becomeOfficer(['approver'], 'unit-releaser')
  await browser.open(address)
  await page.press('ปล่อยไฟล์นี้')
  await page.part('main').shows('ปล่อยแล้ว')
  await becomePerson(browser, 'money', OTHER)
  await browser.open(`/membergroup/dashboard?period=${PERIOD}`)
  await page.part('main').shows('เงินเข้าแล้ว')
  await page.part('main').shows('4,321.00 บาท')
  // What the core system has not booked yet is no nought, which would say that nothing came.
  await page.part('main').shows('รอผลการหักจากหน่วยงาน')
  await page.part('row', { with: /พฤศจิกายน 2569/ }).shows('รอลงบัญชี')
  // An older month on the screen: the list below still says which money has come.
  await browser.open(`/membergroup/dashboard?period=2026-10`)
  await page.part('row', { with: /พฤศจิกายน 2569/ }).shows('เงินเข้าแล้ว 17 พ.ย. 2569')
  await browser.open(`/membergroup/result?period=${PERIOD}`)
  await page.part('main').shows('ธนาคารแจ้งว่ารับเงินของเดือนนี้ 4,321.00 บาท')
})

test('a unit certifies somebody’s pay, and says of somebody else that they are not its own', async ({
  browser,
}) => {
  const { page, dialog } = browser
  const [first, second] = office.people
  const { db } = office.portal.app
  for (const { membershipNo: member } of [first, second] as Person[])
    await givenRequestedCertificate(db, { member, unit: UNIT })
  await becomePerson(browser, 'certify')
  await browser.open('/membergroup/dashboard')
  await page.shows('รอรับรองรายได้ 2 ราย')
  await page.press('เปิดหน้ารับรองรายได้')
  await page.part('heading', { name: 'รอรับรอง 2 ราย' }).comes()
  const own = page.part('listitem', { with: `เลขสมาชิก ${first?.membershipNo}` })
  await own.press(/^รับรองรายได้/)
  await page.type('รายได้ทั้งหมดของเดือน', '50,000')
  await page.type('หักส่งสหกรณ์', '60000')
  await page.type('หักอื่นทั้งหมด', '0')
  await page.press('รับรองในนามหน่วยงาน')
  await page.shows('ยอดหักรวมมากกว่ารายได้')
  await page.type('หักส่งสหกรณ์', '12,500.50')
  await own.shows('37,499.50 บาท')
  await page.press('รับรองในนามหน่วยงาน')
  const table = page.part('table', { name: /รับรองแล้ว/ })
  await table.shows('37,499.50')
  await browser.reload()
  await table.shows('37,499.50')
  await page.part('heading', { name: 'รอรับรอง 1 ราย' }).comes()
  await page.press(/^ไม่ใช่บุคลากรของหน่วยงาน/)
  await dialog.type('เหตุผล', 'ย้ายไปโรงพยาบาลอื่นแล้ว')
  await dialog.press('แจ้งว่าไม่ใช่บุคลากร')
  await dialog.goes()
  await page.shows('ไม่มีรายที่รอรับรอง')
  await browser.reload()
  await table.shows('ย้ายไปโรงพยาบาลอื่นแล้ว')
})

test('a unit reports what was deducted and takes it back; officers close the month and do all that is theirs', async ({
  browser,
}) => {
  const { page, dialog } = browser
  await becomePerson(browser, 'result')
  const [first] = office.people
  await browser.open(`/membergroup/result?period=${PERIOD}`)
  const billed = ((first?.billed ?? 0) / 100).toFixed(2)
  const rows = ['\ufeffเลขสมาชิก,หักได้', `${first?.membershipNo},${billed}`, '999999,250.00']
  await page.attach(/^ลากไฟล์ผลการหัก/, 'payroll.csv', rows.join('\r\n'))
  await page.press(/^เก็บเป็นเงินรอคืน/)
  await page.part('heading', { name: /^รายการรอตรวจสอบ/ }).goes()
  await page.press('ที่เหลือหักได้ครบ')
  await dialog.press('บันทึกว่าหักได้ครบ')
  await dialog.goes()
  await page.press(/^โอนเท่า/)
  await page.press('บันทึกการโอน')
  const summary = page.part('region', { name: 'สรุปผลการหัก' })
  await summary.shows('ตรงกัน')
  await browser.reload()
  await summary.shows('ตรงกัน')
  await summary.press('ส่งผลการหัก')
  await page.press('ยืนยันส่งผลการหัก')
  await page.press('แก้ไขผลที่ส่ง')
  await dialog.press('ถอนกลับมาแก้ไข')
  await dialog.goes()
  await browser.reload()
  await page.part('heading', { name: 'นำเข้าจากไฟล์' }).comes()
  await summary.press('ส่งผลการหัก')
  await page.press('ยืนยันส่งผลการหัก')
  await page.shows('ส่งผลการหักแล้ว รอสหกรณ์ปิดเดือน')
  await browser.reload()
  await page.shows('ส่งผลการหักแล้ว รอสหกรณ์ปิดเดือน')

  // What was deducted from nobody who was billed waits to be given back.
  await browser.becomeOfficer(['unit_service'], 'closing')
  await browser.open(`/admin/units?period=${PERIOD}`)
  await page.press(/^ปิดเดือนที่ยอดตรง \(1\)/)
  await dialog.tick(/^เห็นเงินเข้าบัญชีแล้ว/)
  await dialog.type(/^พิมพ์/, String(dialog.element.querySelector('strong')?.textContent))
  await dialog.press('ปิดเดือน')
  await dialog.goes()
  await browser.reload()
  await page.part('row', { with: UNIT }).shows('ปิดเดือนแล้ว')
  await browser.open(`/admin/units/${UNIT}?period=${PERIOD}`)
  await page.choose(/^สถานะเงินรอคืนของ/, 1)
  await page.press(/^ดูเต็ม/)
  await dialog.type(/^เหตุผล/, 'ติดต่อเจ้าของเพื่อคืนเงิน')
  await dialog.press('ดูข้อมูล')
  await dialog.goes()
  await browser.reload()
  await page.holdsValue(/^สถานะเงินรอคืนของ/, /^(?!waiting)/)
  await page.press('เปิดให้แก้ไข')
  await dialog.type(/^เหตุผล/, 'หน่วยงานพบยอดผิด')
  await dialog.type(/^พิมพ์/, UNIT)
  await dialog.press('เปิดให้แก้ไข')
  await dialog.goes()
  await browser.reload()
  await page.part('link', { name: /^ผู้ใช้และผู้ประสานงาน/ }).comes()
  await page.part('button', { name: 'เปิดให้แก้ไข' }).goes()

  // It waits again, is found among those that do, and is closed on its own page.
  await browser.open(`/admin/units?period=${PERIOD}&show=sent&q=${UNIT}`)
  const row = page.part('row', { with: UNIT })
  await row.shows('ส่งผลแล้ว')
  await row.part('link').says('href', new RegExp(`/admin/units/${UNIT}`))
  await browser.open(`/admin/units/${UNIT}?period=${PERIOD}`)
  await page.press('ปิดเดือน')
  await dialog.tick(/^เห็นเงินเข้าบัญชีแล้ว/)
  await dialog.type(/^พิมพ์/, UNIT)
  await dialog.press('ปิดเดือน')
  await dialog.goes()
  await browser.reload()
  await page.part('button', { name: 'เปิดให้แก้ไข' }).comes()
})

test('an officer adds somebody to a unit, hands out a code, suspends them and notes whom to write to', async ({
  browser,
}) => {
  const { page, dialog } = browser
  await browser.becomeOfficer(['unit_service'], 'people')
  await browser.open(`/admin/units/${UNIT}?tab=people`)
  await page.press('เพิ่มผู้ใช้')
  await dialog.type(/^ชื่อ-สกุล/, 'สมศรี ตั้งใจ')
  await dialog.type(/^คำต่อท้ายชื่อผู้ใช้/, 'somsri')
  await dialog.press('เพิ่มผู้ใช้')
  await dialog.goes()
  await page.press(`ออกรหัส ${UNIT}.somsri`)
  await page.shows(/[2-9A-Z]{4}-[2-9A-Z]{4}-/)
  await page.press(`ระงับ ${UNIT}.somsri`)
  await dialog.press('ระงับผู้ใช้')
  await dialog.goes()
  await page.type(/^อีเมลสำหรับคำเตือน/, 'finance@hospital.example')
  await page.press('บันทึกผู้ประสานงาน')
  await page.shows(/แก้ไข(ล่าสุด|โดย|เมื่อ)/)
  await browser.reload()
  await page.part('button', { name: `เปิดใช้งาน ${UNIT}.somsri` }).comes()
  await page.holdsValue(/^อีเมลสำหรับคำเตือน/, 'finance@hospital.example')
})

test('an officer writes the letter of a month, holds its receipts back, and reminds those who have not sent', async ({
  browser,
}) => {
  const { page, dialog } = browser
  await browser.becomeOfficer(['unit_service'], 'letters')
  const closed = '2026-10'
  await browser.open(`/admin/units?period=${closed}`)
  await page.press(/หนังสือแจ้งเรียกเก็บ$/)
  await dialog.type(/^เลขที่หนังสือ/, 'สอ ว 77/2569')
  await dialog.type(/^ผู้ลงนาม/, 'นางสาวสมใจ ดีงาม')
  await dialog.type(/^ตำแหน่งผู้ลงนาม/, 'ผู้จัดการ')
  await dialog.press(/^(ออกหนังสือ|บันทึกการแก้ไข)$/)
  await dialog.goes()
  await page.press('พักใบเสร็จ')
  await dialog.press('พักใบเสร็จ')
  await dialog.goes()
  await browser.reload()
  await page.press('เผยแพร่ใบเสร็จ')
  await page.part('button', { name: 'พักใบเสร็จ' }).comes()
  await page.press(/หนังสือแจ้งเรียกเก็บ$/)
  await dialog.holdsValue(/^เลขที่หนังสือ/, 'สอ ว 77/2569')
  await browser.open(`/admin/units?period=${PERIOD}`)
  await page.press(/^เตือนที่ยังไม่ส่ง/)
  await dialog.type(/^ข้อความ/, 'กรุณาส่งผลการหักภายในวันศุกร์')
  await dialog.press('ส่งคำเตือน')
  await dialog.goes()
  await browser.reload()
  await page.part('row', { with: OTHER }).comes()
  await browser.open(`/admin/units/${OTHER}?period=${PERIOD}`)
  await page.press('เตือนหน่วยงาน')
  await dialog.press('ส่งคำเตือน')
  await dialog.goes()
  await browser.open(`/admin/units/${OTHER}?period=${PERIOD}&tab=history`)
  await page.shows('กรุณาส่งผลการหักภายในวันศุกร์')
})
