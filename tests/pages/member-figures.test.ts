// A member's way through the portal: each page shows its own feed's figures, and what is chosen there stays in the address.

import { beforeAll, beforeEach, expect } from 'vitest'
import { writeLoanRightConfig } from '#database/queries/site/loan-rule-set.ts'
import sets from '#demo/site/loan-rules.json' with { type: 'json' }
import { firstOfMonth } from '#domain/calendar/day.ts'
import { buddhistYear, longDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { borrowingRight } from '#domain/loan-right/right.ts'
import type { LoanRightConfig } from '#domain/loan-right/rule-set.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import type { Place } from '../support/pages/place.ts'
import { testAgainst } from '../support/pages/test.ts'
import { until } from '../support/pages/until.ts'

const [SAVER, BORROWER] = ['000001', '000002']

let portal: Portal
const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('member_figures', { members: 12, months: 30 })
})

beforeEach<{ browser: Browser }>(({ browser }) => become(browser, SAVER))

async function become(browser: Browser, member: string): Promise<void> {
  const { token } = await issueMemberSession(portal.app.db, member, 'other')
  const names = { member_name: 'สมหญิง', member_surname: 'ใจงาม' }
  browser.become('user', { token, membership_no: member, member: names })
}

/** The figure that a part of the page is about, in satang. */
function expectFigure(part: Place, amount: number): Promise<void> {
  return until(() => expect(part.element.querySelector('data')?.value).toBe(String(amount / 100)))
}

test('a member sees what her shares have become, by year and as a line that is read month by month', async ({
  browser,
}) => {
  const { page } = browser
  const share = await portal.feed(SAVER, '/share')
  await browser.open('/member/share')
  const hero = page.part('region', { name: 'ทุนเรือนหุ้นสะสม' })
  await expectFigure(hero, share.balance)
  await hero.shows(`ข้อมูล ณ ${longDate(share.as_of)}`)
  const months = await page.field('ทุนเรือนหุ้น เลือกเดือน')
  await page.type('ทุนเรือนหุ้น เลือกเดือน', String(Number(months.max) - 1))
  await until(() => expect(months.getAttribute('aria-valuetext')).toMatch(/^ก\.ย\. 2569 /))

  await page.press('2568')
  await browser.arrivesAt(/year=2025/)
  await page.part('heading', { name: 'ปีบัญชี 2568' }).comes()
  const { movements } = await portal.feed(SAVER, '/share?year=2025')
  await page.part('table', { name: /ปีบัญชี 2568/ }).counts('row', movements.length + 1)
  history.back()
  await page.part('heading', { name: 'ปีบัญชี 2569' }).comes()
})

test('from her accounts to one of them, to the rows before, and to days of her own', async ({
  browser,
}) => {
  const { page } = browser
  const { accounts, as_of } = await portal.feed(SAVER, '/deposit')
  const account = accounts.find(({ type_name }: { type_name: string }) =>
    type_name.endsWith('พิเศษ'),
  )
  await browser.open('/member/deposit')
  await page.shows(`ปรับปรุงล่าสุดเมื่อ ${longDate(as_of)}`)
  const card = page.part('article', { name: /ออมทรัพย์พิเศษ/ })
  await card.lacks(account.account_no)
  await card.press('แสดง เลขบัญชี')
  await card.shows(account.account_no)

  await card.press('ดูรายการเคลื่อนไหว')
  await page.shows('แสดง 50 รายการล่าสุด')
  await page.press('แสดงเพิ่ม')
  const { totals } = await portal.feed(SAVER, `/dep_statement/${account.statement}`)
  await page.shows(`แสดงครบ ${totals.count_in + totals.count_out} รายการ`)
  await page.shows(`รวมฝาก (${totals.count_in} รายการ)`)

  await page.press('กำหนดช่วงวันที่เอง')
  const from = page.part('group', { name: 'ตั้งแต่วันที่' })
  await from.choose('ปี พ.ศ.', '2567')
  await page.press('แสดงรายการ')
  await from.shows('เลือกช่วงวันที่ได้ครั้งละไม่เกิน 1 ปี')
  await from.choose('ปี พ.ศ.', '2569')
  await from.choose('เดือน', 'ตุลาคม')
  await page.press('แสดงรายการ')
  await page.shows('สรุป 1 ต.ค. 2569 – 31 ต.ค. 2569')
  await browser.arrivesAt(/from=2026-10-01&to=2026-10-31/)
  await browser.reload()
  await page.shows('สรุป 1 ต.ค. 2569 – 31 ต.ค. 2569')
})

test('a borrower sees what is left, who stands for it, how an interest came about and what paying more saves', async ({
  browser,
}) => {
  const { page } = browser
  await become(browser, BORROWER)
  const loans = await portal.feed(BORROWER, '/loan')
  const [open] = loans.contracts
  await browser.open('/member/loan')
  await expectFigure(page.part('region', { name: 'เงินต้นคงเหลือรวม' }), loans.balance)
  const card = page.part('article', { name: new RegExp(open.loan_no) })
  await card.shows(`ชำระแล้ว ${open.months_paid} จาก ${open.months} งวด`)
  await card.shows('ดูผู้ค้ำประกัน')
  await card.shows(open.collaterals[0].name)
  await page.press('สัญญาที่ปิดแล้ว (1)')
  await page.part('article', { name: /01-000002-1/ }).shows('ชำระครบแล้ว')

  await card.press('ดูรายการชำระ')
  const { movements } = await portal.feed(BORROWER, `/loan_statement/${open.statement}`)
  const { basis } = movements[0]
  await page.press('ที่มาของดอกเบี้ย')
  await page
    .part('table')
    .shows(
      `${formatBaht(basis.balance)} × 5.75% × ${basis.days} ÷ 365 = ${formatBaht(basis.interest)} บาท`,
    )
  const saved = page.part('region', { name: 'ถ้าชำระเพิ่ม จะประหยัดได้เท่าไร' })
  await saved.type('ชำระเพิ่มเดือนละ', '๐')
  await saved.shows('หมดหนี้วันเดิม')
  await saved.type('ชำระเพิ่มครั้งเดียว', '100,000')
  await saved.shows(/หมดหนี้เร็วขึ้น\d+ เดือน/)
  await page.press('3 เดือน')
  await browser.arrivesAt(/from=2026-08-01/)
  await page.shows('แสดงครบ 3 รายการ')
})

test('a member reads why not and what to do; the page says word for word what the server works out', async ({
  browser,
}) => {
  const { page } = browser
  await become(browser, BORROWER)
  await writeLoanRightConfig(portal.app.db, { sets: sets as LoanRightConfig['sets'] })
  const { facts, lendings, rules, day } = await portal.feed(BORROWER, '/right')
  await browser.open('/member/right')
  await page.choose('ประเภทเงินกู้', 'เงินกู้สามัญ')
  await page.type(/^วงเงินที่ต้องการ/, '1500000')
  await page.type(/^จำนวนงวด/, '12')
  const lending = lendings.find(
    ({ product }: { product: { name: string } }) => product.name === 'เงินกู้สามัญ',
  )
  const nothing = satang(0)
  const wish = {
    amount: satang(1_500_000_00),
    months: 12,
    method: 'equal-total' as const,
    otherIncome: nothing,
    studentLoan: nothing,
    housing: nothing,
    otherDeductions: nothing,
  }
  const right = borrowingRight(facts, wish, { ...lending, rules }, day)
  expect(right.ok).toBe(false)
  await page.shows('ยังกู้ตามที่กรอกไม่ได้')
  for (const words of [...right.lines.map(({ sentence }) => sentence), ...right.advice])
    await page.part('main').shows(words.replace(/\s+/g, ' '))
})

test('from the overview through what is collected, guaranteed, shared out and insured; welfare keeps its tab', async ({
  browser,
}) => {
  const { page } = browser
  const main = page.part('main')
  await browser.open('/member/welcome')
  const totals = await portal.feed(SAVER, '/welcome')
  const overview = main.part('region', { name: 'ภาพรวม' })
  await overview.part('link', { with: 'ทุนเรือนหุ้น' }).shows(formatBaht(totals.share.balance))
  await page.press('เข้าสู่ระบบสมาชิก')
  await overview
    .part('link', { with: 'รายการหักประจำเดือน' })
    .shows(formatBaht(totals.collection.billed))
  await main.shows(/x-xxxx-xxxxx-\d\d-x/)

  await page.press('รายการเรียกเก็บ')
  const { months } = await portal.feed(SAVER, '/kep')
  const billed = ({ period }: { period: Parameters<typeof firstOfMonth>[0] }) =>
    main.part('region', { name: `ยอดเรียกเก็บ ${monthAndYear(firstOfMonth(period))}` })
  await billed(months[0]).shows(formatBaht(months[0].billed))
  await page.press(/^เดือนก่อนหน้า/)
  await billed(months[1]).shows(formatBaht(months[1].billed))
  await browser.arrivesAt(`?period=${months[1].period}`)
  await page.press('ใบเสร็จรับเงิน (PDF)')
  await browser.saves('.pdf')
  await main.press('ฌาปนกิจสงเคราะห์')
  await main.part('heading', { name: 'กองทุนของท่าน' }).comes()

  await page.press('ภาระค้ำประกัน')
  await main.part('heading', { name: 'ผู้ค้ำประกันของท่าน' }).comes()
  await page.press('เงินปันผล–เฉลี่ยคืน')
  const { years, reckoning } = await portal.feed(SAVER, '/dividend')
  await main
    .part('region', { name: `รับสุทธิ ปี ${buddhistYear(years[0].year)}` })
    .shows(formatBaht(years[0].net))
  await main.shows('ยังไม่ใช่ยอดที่จะได้รับ')
  await main.part('row', { with: 'รวมเงินปันผล' }).shows(formatBaht(satang(reckoning.dividend)))
  await page.press('ผู้รับโอนผลประโยชน์')
  await main.shows('รวม 100%')
  await page.press('ประกันชีวิต')
  await main.part('region', { name: 'ทุนประกันที่คุ้มครองอยู่' }).comes()

  // In the address, and for whoever comes back.
  await browser.open('/member/status')
  await page.press(/^สวัสดิการ/)
  await page.part('tab', { with: 'ทั้งหมด' }).key('ArrowLeft')
  const rights = page.part('tab', { with: 'สิทธิคงเหลือ' })
  await rights.says('aria-selected', 'true')
  expect(document.activeElement).toBe(rights.element)
  await browser.arrivesAt(/\?tab=rights$/)
  await page.press('ย้อนกลับ')
  await page.press(/^สวัสดิการ/)
  await rights.says('aria-selected', 'true')
})
