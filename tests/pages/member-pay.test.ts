// Paying by a code: the member's page, and the officers' who take the bank's file.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect } from 'vitest'
import { setSetting } from '#database/queries/site/setting.ts'
import { satang } from '#domain/money/money.ts'
import { writeCrossBankFile } from '#domain/payment/cross-bank-file.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { takeFolder } from '#server/payments/take-folder.ts'
import { A_PDF } from '../support/given/article-parts.ts'
import { givenPayOpen } from '../support/given/pay.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenWatchCase } from '../support/given/watch-case.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'
import { bankLine } from '../support/payment/bank-files.ts'

const MEMBER = '000001'

let portal: Portal
const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('member_pay_page', { members: 30, units: 4 })
  await givenPayOpen(portal.app.db)
  forgetContent(portal.app)
})

beforeEach<{ browser: Browser }>(async ({ browser }) => {
  const { token } = await issueMemberSession(portal.app.db, MEMBER, 'other')
  const member = { member_name: 'สมหญิง', member_surname: 'ใจงาม' }
  browser.become('user', { token, membership_no: MEMBER, member })
})

test('a member makes a code to pay something, finds it again, and the pages lead there', async ({
  browser,
}) => {
  const { page } = browser
  await browser.open('/member/pay')
  await page.press('สร้างคิวอาร์โค้ด')
  await page.part('main').shows('เลือกเรื่องที่ชำระ')
  await page.tick(/^ชำระเรื่องอื่น/)
  await page.type('ชำระเพื่อ', 'ค่าธรรมเนียมสมุดใหม่')
  await page.type('จำนวนเงิน', '1,250.50')
  await page.press('สร้างคิวอาร์โค้ด')
  await browser.arrivesAt(/code=\d+/)
  const card = page.part('article', { name: /ค่าธรรมเนียมสมุดใหม่/ })
  await card.shows('Ref.1')
  await card.shows('รอชำระและธนาคารยืนยัน')
  await browser.reload()
  await card.shows('1,250.50')
  await card.press(/^ชำระแล้ว ส่งสลิป/)
  await card.press('ส่งสลิป')
  await card.shows('แนบสลิปของธนาคาร')
  await card.attach('แนบไฟล์', 'slip.pdf', A_PDF)
  await card.part('button', { name: 'ไม่แนบ slip.pdf' }).comes()
  await card.type(/^เลขอ้างอิงบนสลิป/, '12')
  await card.press('ส่งสลิป')
  await card.shows('เลขอ้างอิงเป็นตัวเลขหรืออักษรอังกฤษ')
  await card.type(/^เลขอ้างอิงบนสลิป/, '0142 4208 2547 BPM04988')
  await card.press('ส่งสลิป')
  await card.shows('ได้รับสลิปแล้ว')
  await browser.reload()
  await card.shows('ส่งสลิปใหม่แทนใบเดิม')
  await card.press('ชำระเรื่องอื่น')
  await page.part('main').shows('ได้รับสลิปแล้ว รอธนาคารยืนยัน · สร้างเมื่อ')
})

test('more principal: too little is refused with the least that helps, and what an amount saves is told while it is typed', async ({
  browser,
}) => {
  const { page } = browser
  const [found] = await portal.rows(
    `select membership_no, loan_no from night.loan where balance > 5000000 and default_on is null order by 1, 2 limit 1`,
  )
  const { token } = await issueMemberSession(portal.app.db, found?.membership_no, 'other')
  const member = { member_name: 'สมชาย', member_surname: 'ใจดี' }
  browser.become('user', { token, membership_no: found?.membership_no, member })
  await browser.open(`/member/pay?purpose=principal&about=${found?.loan_no}`)
  await page.type('จำนวนเงิน', '1')
  await page.press('สร้างคิวอาร์โค้ด')
  await page.part('main').shows('เพราะเงินที่ชำระตัดดอกเบี้ยถึงวันที่ชำระก่อน')
  await page.type('จำนวนเงิน', '20,000')
  await page.part('main').shows('ผลของการชำระจำนวนนี้')
  await page.part('main').shows('ประหยัดดอกเบี้ย')
  await page.part('main').shows('งวดสุดท้าย')
})

test('a deposit account and a cremation fund lead to a code for just that', async ({ browser }) => {
  const { page } = browser
  const [found] = await portal.rows(
    `select membership_no, account_no, type_code, fund_code from night.deposit_account account
     join night.cremation_member fund using (run_id, membership_no) where fund.state = 'active' order by 1, 2 limit 1`,
  )
  await setSetting(portal.app.db, 'pay_deposit_types', found?.type_code)
  forgetContent(portal.app)
  const { membership_no, account_no, fund_code } = found ?? {}
  const { token } = await issueMemberSession(portal.app.db, membership_no, 'other')
  const member = { member_name: 'สมชาย', member_surname: 'ใจดี' }
  browser.become('user', { token, membership_no, member })
  for (const [from, press, chosen] of [
    ['/member/deposit', /^ฝากเงิน/, `deposit ${account_no}`],
    ['/member/kepcrem', /^ชำระ/, `cremation ${fund_code}`],
  ] as const) {
    await browser.open(from)
    await page.part('main').press(press)
    await browser.arrivesAt(/purpose=/)
    await page.part('main').shows('จำนวนเงิน')
    expect(new URLSearchParams(browser.address.split('?')[1]).get('about')).toBe(
      chosen.split(' ')[1],
    )
  }
})

test('a guarantor pays one instalment of a loan that is behind, from the page of what they stand for', async ({
  browser,
}) => {
  const { page } = browser
  const { loanNo, guarantors } = await givenWatchCase(portal.app.db, { days: 12 })
  await setSetting(portal.app.db, 'guarantee_watch_notices', 'yes')
  const [membership_no = ''] = guarantors
  const { token } = await issueMemberSession(portal.app.db, membership_no, 'other')
  const member = { member_name: 'สมชาย', member_surname: 'ใจดี' }
  browser.become('user', { token, membership_no, member })
  const setLoan = (figures: string) =>
    portal.rows(`update night.loan set ${figures} where loan_no = '${loanNo}'`)
  await setLoan(`last_on = current_date, arrears_interest = 600000`)
  await browser.open(`/member/pay?purpose=guarantee&about=${loanNo}`)
  await page.part('main').shows('รายการที่ยังชำระด้วยคิวอาร์โค้ดไม่ได้')
  await page.part('main').shows(`จำนวนนี้ไม่พอดอกเบี้ยของสัญญา ${loanNo}`)
  await setLoan('arrears_interest = null')
  await browser.open('/member/coll')
  await page.press(new RegExp(`^ชำระแทนหนึ่งงวด.*${loanNo}`))
  await browser.arrivesAt(/purpose=guarantee/)
  await page.press('สร้างคิวอาร์โค้ด')
  await browser.arrivesAt(/code=\d+/)
  await page.part('article', { name: new RegExp(loanNo) }).shows('Ref.1')
  await browser.reload()
  await page.part('article', { name: new RegExp(loanNo) }).shows('5,000.00')
})

test('what the folder brought is checked by an officer, and what it refused is looked at', async ({
  browser,
}) => {
  const { page } = browser
  const folder = await mkdtemp(join(tmpdir(), 'bank-folder-page-'))
  await writeFile(join(folder, 'a.txt'), aFile(900, 9))
  await writeFile(join(folder, 'b.txt'), 'เรียน สหกรณ์')
  await takeFolder(portal.app, folder, { wait: async () => {} })
  await rm(folder, { recursive: true })
  await browser.becomeOfficer(['member_service'], 'folder-checker')
  await browser.open('/admin/bank-files')
  await page.part('main').shows('ไม่รู้จักรูปแบบไฟล์')
  await page.press(/^ตรวจแล้ว/)
  await page.part('table', { name: 'ไฟล์ในโฟลเดอร์ธนาคารที่ระบบไม่รับ' }).goes()
  await browser.reload()
  await page.part('main').shows('รอตรวจรับ')
  await page.part('table', { name: 'ไฟล์ในโฟลเดอร์ธนาคารที่ระบบไม่รับ' }).goes()
  const [file] = await portal.rows('select max(file_id) as file_id from bank_file')
  await browser.open(`/admin/bank-files/${file?.file_id}`)
  await page.part('main').shows('โฟลเดอร์รับไฟล์')
  await page.press('ตรวจรับไฟล์นี้')
  await page.part('button', { name: 'ตรวจรับไฟล์นี้' }).goes()
  await browser.reload()
  await page.part('main').shows('โฟลเดอร์รับไฟล์')
  await page.part('button', { name: 'ตรวจรับไฟล์นี้' }).goes()
})

function aFile(baht: number, sequence: number): Uint8Array {
  const lines = [bankLine({ sequence, ref1: '', amount: satang(baht * 100) })]
  const of = { bank: '006', account: '1234567890', datedOn: '2026-10-30' } as const
  return inWindows874(writeCrossBankFile({ ...of, lines }, ''))
}

test('an officer tries the bank’s file, takes it and decides, and another releases it or gives it up', async ({
  browser,
}) => {
  const { page, dialog } = browser
  for (const [at, act] of ['ปล่อยไฟล์นี้', 'ไม่รับไฟล์นี้'].entries()) {
    await browser.becomeOfficer(['member_service'], `taker${at}`)
    await browser.open('/admin/bank-files')
    await page.attach(/ลากไฟล์รับชำระ/, 'bank.txt', aFile(700 + at, at + 1))
    await page.part('main').shows('ไม่ทราบผู้ชำระ')
    await page.press('นำเข้าไฟล์นี้')
    await browser.arrivesAt(/bank-files\/\d+/)
    await page.press(/^ตัดสิน/)
    await dialog.type('เหตุผลหรือหลักฐาน', 'ธนาคารไม่มีชื่อผู้ชำระ')
    await dialog.press('บันทึกการตัดสินใจ')
    await dialog.goes()
    await page.part('main').shows('ธนาคารไม่มีชื่อผู้ชำระ')
    const address = browser.address
    await browser.becomeOfficer(['approver'], `bank-releaser${at}`)
    await browser.open(address)
    await page.press(act)
    if (at === 1) {
      await dialog.type('เหตุผล', 'ธนาคารส่งไฟล์ผิด')
      await dialog.press('ไม่รับไฟล์นี้')
      await dialog.goes()
    }
    await page.part('main').shows(at === 0 ? 'ปล่อยแล้ว' : 'ธนาคารส่งไฟล์ผิด')
    await browser.reload()
    await page.part('main').shows(at === 0 ? 'ปล่อยแล้ว' : 'ธนาคารส่งไฟล์ผิด')
  }
})
