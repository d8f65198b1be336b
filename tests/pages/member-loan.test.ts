// A loan is asked for and stood for on the site's own pages: from the borrowing right to the guarantor's answer.

import { beforeAll, beforeEach, expect } from 'vitest'
import { A_PDF } from '../support/given/article-parts.ts'
import {
  askLoan,
  easyBorrowers,
  easyRules,
  loanForm,
  ORDINARY,
  stateOf,
} from '../support/given/loan-desk.ts'
import { givenRequestedCertificate } from '../support/given/pay-certificate.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenLoanDesk } from '../support/night/loan-desk.ts'
import type { Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'

const ON_SHARES = 'เงินกู้สามัญ (ใช้หุ้นหรือเงินฝากค้ำประกัน)'

interface Person {
  membership_no: string
  member_name: string
}

let portal: Portal
let free: Person[]
const test = testAgainst(() => portal.app)

beforeAll(async () => {
  const desk = await givenLoanDesk('pages_loan', { members: 40 }, (products) => {
    easyRules(products)
    for (const { name, online } of products) if (name === ON_SHARES) online.payslip = 'always'
  })
  portal = desk.portal
  free = await easyBorrowers(portal)
})
beforeEach(() => portal.rows('delete from rate_bucket'))

function somebody(): Person {
  const member = free.shift()
  if (!member) throw new Error('nobody is left')
  return member
}

async function become(browser: Browser, { membership_no, member_name }: Person): Promise<void> {
  const { token } = await issueMemberSession(portal.app.db, membership_no, 'other')
  browser.become('user', { token, membership_no, member: { member_name, member_surname: 'ใจงาม' } })
}

async function codeOnThePhone(): Promise<string> {
  const [row] = await portal.rows(
    `select body_sealed from outbox_message where template = 'signing_code' order by message_id desc limit 1`,
  )
  return /รหัส (\d{6})/.exec(portal.app.sealing.open(row.body_sealed))?.[1] ?? ''
}

async function signByCode({ page }: Browser): Promise<void> {
  await page.shows('เอกสารที่จะลงนาม')
  const main = page.part('main')
  for (const box of main.element.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.click()
  await page.press(/^ส่งรหัสลงนามไปที่/)
  await page.shows('หากไม่ตรงกันอย่ากรอกรหัส')
  await page.type(/^รหัสลงนาม/, await codeOnThePhone())
  await page.press('ลงนาม')
}

test('what the borrowing right allows is asked for, signed, taken up again to be changed, and left as it was', async ({
  browser,
}) => {
  const { page, dialog } = browser
  const borrower = somebody()
  await become(browser, borrower)
  await browser.open('/member/right')
  await page.type(/^วงเงินที่ต้องการ/, '20,000')
  await page.type(/^วัตถุประสงค์/, 'ซ่อมหลังคา')
  await page.press('ขอกู้ตามนี้')
  await browser.arrivesAt('/member/loan/request')
  await page.shows('1. สิ่งที่ขอ')
  await page.shows('20,000 บาท')
  await page.holdsValue(/^วัตถุประสงค์/, 'ซ่อมหลังคา')
  await page.attach(/แนบไฟล์/, 'สลิป.pdf', A_PDF)
  await page.part('listitem', { with: 'สลิป.pdf' }).comes()
  await page.press('อ่านคำขอและลงนาม')
  await signByCode(browser)
  await page.shows(/ลงนามและส่งคำขอ คข\.\d+\/\d+ แล้ว/)
  expect(await stateOf(portal, borrower.membership_no)).toBe('sent')

  await browser.reload()
  await page.press(/^แก้ไขคำขอ/)
  await dialog.shows('ความยินยอมที่ได้รับจะสิ้นผลทั้งหมด')
  await dialog.press('แก้ไขคำขอ')
  await page.shows(/กำลังแก้ไขคำขอ คข\./)
  await page.press('ไม่แก้ไขแล้ว ใช้คำขอเดิม')
  await page.press(/^แก้ไขคำขอ/)
  // The draft is gone for good.
  await browser.open('/member/loan/request')
  await page.press(/^แก้ไขคำขอ/)
  await browser.open('/member/requests')
  await page.part('listitem', { with: 'กู้เงิน' }).comes()
})

test('a loan that asks for a payslip says so, and is signed once it is there', async ({
  browser,
}) => {
  const { page } = browser
  const borrower = somebody()
  await become(browser, borrower)
  await browser.open('/member/loan/request')
  await page.choose(/^ประเภทเงินกู้/, ON_SHARES)
  await page.type(/^วงเงินที่ต้องการ/, '15,000')
  await page.part('listitem', { with: 'แนบสลิปเงินเดือน' }).comes()
  await page.attach(/แนบไฟล์/, 'สลิป.pdf', A_PDF)
  await page.press('อ่านคำขอและลงนาม')
  await page.shows('เอกสารที่จะลงนาม')
})

test('guarantors are named and looked up, and what was typed is there again after the browser was closed', async ({
  browser,
}) => {
  const { page } = browser
  const [borrower, first, second] = [somebody(), somebody(), somebody()]
  await become(browser, borrower)
  await browser.open('/member/loan/request')
  await page.choose(/^ประเภทเงินกู้/, ORDINARY)
  await page.type(/^วงเงินที่ต้องการ/, '15,000')
  await page.shows('กรอกเลขสมาชิกและชื่อผู้ค้ำประกันให้ครบทุกคน')
  for (const [at, { membership_no, member_name }] of [first, second].entries()) {
    await page.type(/^เลขสมาชิกของผู้ค้ำประกัน/, membership_no, at)
    await page.type(/^ชื่อของผู้ค้ำประกัน/, member_name, at)
  }
  await page.shows('วงเงินค้ำประกันรวม 15,000.00 บาท')
  const named = page.part('group', { with: 'ผู้ค้ำประกันคนที่ 1' })
  await named.press('ตรวจว่าค้ำได้หรือไม่')
  await named.shows(/ ค้ำได้$/)
  await page.shows('บันทึกร่างแล้วเมื่อ')
  await browser.reload()
  await page.shows('นำข้อความที่พิมพ์ค้างไว้กลับมาให้แล้ว')
  await page.holdsValue(/^ชื่อของผู้ค้ำประกัน/, second.member_name, 1)

  // Another window saves meanwhile: this one is told, and loses nothing.
  const { draft } = await portal.feed(borrower.membership_no, '/loan_request')
  const body = { version: draft.version, form: draft.form, mends: null }
  await portal.call(borrower.membership_no, '/loan_request', 'POST', body)
  await page.type(/^วัตถุประสงค์/, 'ค่าเล่าเรียนบุตร')
  await page.shows('ร่างคำขอกู้ถูกแก้ไขจากอีกหน้าต่างหนึ่ง')
  await page.holdsValue(/^วัตถุประสงค์/, 'ค่าเล่าเรียนบุตร')
  await page.press('ใช้ที่กรอกในหน้านี้แทน')
  await page.press('อ่านคำขอและลงนาม')
  await signByCode(browser)
  await page.part('listitem', { with: 'ยังไม่ได้รับคำตอบ' }).comes()
  expect(await stateOf(portal, borrower.membership_no)).toBe('asking')
  const after = await portal.feed(borrower.membership_no, '/loan_request')
  expect(after.draft).toBeNull()
})

test('a guarantor is told on the first page, reads what it means, consents, takes it back; another declines unseen', async ({
  browser,
}) => {
  const { page, dialog } = browser
  const [borrower, first, second] = [somebody(), somebody(), somebody()]
  const guarantors = [first, second].map(({ membership_no, member_name: name }) => ({
    membership_no,
    name,
    amount: '',
  }))
  const form = loanForm(ORDINARY, { collateral: 'persons', guarantors })
  const asked = await askLoan(portal, borrower.membership_no, form)
  expect(asked.statusCode, asked.body).toBe(200)

  await become(browser, first)
  await browser.open('/member/status')
  await page.shows('มีคำขอให้ท่านค้ำประกัน 1 รายการ')
  await page.press('อ่านคำขอให้ค้ำ')
  const card = page.part('article', { with: borrower.member_name })
  await card.shows('ท่านรับผิดไม่เกิน 5,000.00')
  await page.shows('ท่านไม่ใช่ลูกหนี้ร่วม')
  await card.press('อ่านสัญญาและยินยอม')
  await signByCode(browser)
  await card.shows('ท่านยินยอมแล้ว')
  await become(browser, borrower)
  await browser.open('/member/loan/request')
  await page.part('listitem', { with: 'ยินยอมแล้ว' }).comes()

  await become(browser, second)
  await browser.open('/member/coll?tab=asks')
  await page.press(/^ไม่ค้ำประกัน/)
  await dialog.shows('ผู้กู้จะไม่ทราบว่าท่านปฏิเสธ')
  await dialog.press('ไม่ค้ำประกัน')
  await card.shows('ท่านไม่ค้ำประกัน')
  await browser.reload()
  await card.shows('ท่านไม่ค้ำประกัน')
  await become(browser, borrower)
  await browser.open('/member/loan/request')
  await page.part('listitem', { with: 'ยังไม่ได้รับคำตอบ' }).comes()

  await become(browser, first)
  await browser.open('/member/coll?tab=asks')
  await card.press('ถอนการลงนาม')
  await card.tick(/^ข้าพเจ้าขอถอนการลงนาม/)
  await card.press(/^ส่งรหัสถอนการลงนามไปที่/)
  await page.shows('หากไม่ตรงกันอย่ากรอกรหัส')
  await card.type(/^รหัสถอนการลงนาม/, await codeOnThePhone())
  await card.press('ถอนการลงนาม')
  await card.shows('ท่านถอนความยินยอมแล้ว')
})

test('an officer records what a unit certified on paper where nobody of it signs in, and opens the scan', async ({
  browser,
}) => {
  const { page } = browser
  const { membership_no: member } = somebody()
  const id = await givenRequestedCertificate(portal.app.db, { member, unit: '00099999' })
  await browser.becomeOfficer(['member_service'], 'paper-certificate')
  await browser.open(`/admin/requests/${id}`)
  await page.part('heading', { name: 'หนังสือรับรองรายได้จากหน่วยงาน' }).comes()
  await page.type('รายได้ทั้งหมดของเดือน', '50,000')
  await page.type('หักส่งสหกรณ์', '60000')
  await page.type('หักอื่นทั้งหมด', '0')
  await page.press('บันทึกจากหนังสือของหน่วยงาน')
  await page.shows('ยอดหักรวมมากกว่ารายได้')
  await page.shows('เลือกไฟล์สแกนหนังสือที่หน่วยงานลงนาม')
  await page.type('หักส่งสหกรณ์', '12,500.50')
  await page.shows('37,499.50 บาท')
  await page.type(/^เหตุผลที่บันทึกแทนหน่วยงาน/, 'หนังสือที่ 12/2569')
  await page.attach(/^ลากไฟล์สแกนหนังสือ/, 'รับรอง.pdf', A_PDF)
  await page.shows('ไฟล์ที่เลือก: รับรอง.pdf')
  await page.press('บันทึกจากหนังสือของหน่วยงาน')
  await page.shows(/บันทึกจากหนังสือที่หน่วยงานลงนาม เมื่อ/)
  await browser.reload()
  await page.shows(/บันทึกจากหนังสือที่หน่วยงานลงนาม เมื่อ/)
  await page.press('เปิดหน้าสแกนหนังสือรับรองรายได้')
  await browser.saves('.pdf')
})
