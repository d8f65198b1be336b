// Loans that are behind, from the officers' pages: each form sent once, its page opened again.

import { beforeAll } from 'vitest'
import { addTask } from '#database/queries/guarantee-watch/task.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate, longDate } from '#domain/calendar/thai-date.ts'
import { POST_COLUMNS } from '#domain/guarantee-watch/post-line.ts'
import { datePartsOf } from '#web/ui/form/date-parts.ts'
import { givenWatchCase } from '../support/given/watch-case.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'

let portal: Portal

const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('guarantee_pages', { members: 60, months: 14 })
})

async function build({ page, ...browser }: Browser) {
  await page.press('จัดชุดหนังสือ')
  await page.type('ผู้ลงนาม', 'นางอรทัย แสงทอง')
  await page.type('ตำแหน่ง', 'ผู้จัดการ')
  await page.press('จัดชุดหนังสือ')
  await page.part('row', { with: 'รอปล่อย' }).comes()
  return browser
}

async function openBatch({ page }: Browser) {
  await page.press(/^ชบ\./)
  await page.part('heading', { with: 'หนังสือในชุด' }).comes()
}

test('letters are put together, given up, put together again, let out by another, and the post’s table is looked at and kept', async ({
  browser,
}) => {
  const { page } = browser
  await givenWatchCase(portal.app.db, { days: 12 })
  await browser.becomeOfficer(['member_service'], 'letter_maker')
  await browser.open('/admin/letters')
  await build(browser)
  await browser.reload()
  await page.part('row', { with: 'รอปล่อย' }).comes()
  await openBatch(browser)
  await page.press('เลิกชุดนี้')
  await page.type('เหตุผล', 'ขอตรวจอีกครั้ง')
  await page.press('เลิกชุดหนังสือ')
  await page.part('main').shows('ขอตรวจอีกครั้ง')
  await browser.reload()
  await page.part('main').shows('ขอตรวจอีกครั้ง')
  await browser.open('/admin/letters')
  await build(browser)

  await browser.becomeOfficer(['approver'], 'letter_releaser')
  await browser.open('/admin/letters')
  await openBatch(browser)
  await page.press('ปล่อยชุดหนังสือ')
  await page.part('main').shows('ปล่อยแล้ว')
  await browser.reload()
  await page.part('main').shows('ปล่อยแล้ว')

  const [letter] = await portal.rows(
    'select paper_no from watch_letter where paper_no is not null order by letter_id limit 1',
  )
  await browser.becomeOfficer(['member_service'], 'letter_poster')
  await browser.open('/admin/letters')
  const line = `${letter.paper_no},RR473124829TH,${bangkokDate(new Date())},,,`
  await page.type(/^หรือวางตาราง/, `${POST_COLUMNS.join(',')}\r\n${line}\r\nบค.1,,,,,`)
  await page.press('ตรวจตาราง')
  await page.shows('บรรทัดที่ 3')
  await page.press('บันทึก 1 รายการที่ถูกต้อง')
  await page.shows('บันทึกแล้ว 1 รายการ')
  await browser.reload()
  await openBatch(browser)
  await page.part('main').shows('RR473124829TH')
})

test('the board: a task is ended, and a default day put right with its reason', async ({
  browser,
}) => {
  const { page } = browser
  await browser.becomeOfficer(['member_service'], 'board_officer')
  const given = await givenWatchCase(portal.app.db, { days: 46 })
  const { caseId: case_id, guarantors, loanNo, defaultOn } = given
  const [membership_no = ''] = guarantors
  const assigned_to = 'board_officer'
  await addTask(portal.app.db, { case_id, membership_no, why: 'หนังสือส่งคืน', assigned_to })
  await browser.open('/admin/guarantees')
  await page.press(/^บันทึกผล/)
  await page.type(/^ผลของงาน/, 'ส่งให้ที่หน่วยงานแล้ว')
  await page.press('บันทึกผลของงาน')
  await page.lacks('งานติดตามผู้ค้ำประกัน')
  await browser.reload()
  await page.part('row', { with: loanNo }).comes()
  await browser.open(`/admin/guarantees/${case_id}`)
  await page.part('main').shows('ส่งให้ที่หน่วยงานแล้ว')
  await page.press('แก้วันผิดนัด')
  await page.type('เหตุผล', 'ครบกำหนดจริงก่อนหน้า')
  await page.press('บันทึกวันผิดนัด')
  await page.shows('วันผิดนัดเป็นวันนี้อยู่แล้ว')
  const earlier = daysLater(defaultOn, -1)
  const { day, month, year } = datePartsOf(earlier)
  const parts = page.part('group', { name: 'วันผิดนัดที่ถูกต้อง' })
  await parts.choose('เดือน', month)
  await parts.type('วันที่', day)
  await parts.type('ปี พ.ศ.', year)
  await page.press('บันทึกวันผิดนัด')
  await page.part('main').shows(`${longDate(earlier)} (เจ้าหน้าที่แก้ไข)`)
  await browser.reload()
  await page.part('main').shows('ครบกำหนดจริงก่อนหน้า')
})
