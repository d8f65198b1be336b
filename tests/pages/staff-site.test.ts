// What the site says of the cooperative: every form with which officers change it is sent once, and its page opened again.

import type { FastifyInstance } from 'fastify'
import { loanRightConfig } from '#database/queries/site/loan-rule-set.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import { forgetContent } from '#server/pages/forget-content.ts'
import { givenDemoSite } from '../support/given/demo-site.ts'
import { givenOfficer } from '../support/given/session.ts'
import type { Browser } from '../support/pages/browser.ts'
import { expect, test } from '../support/pages/test.ts'

const SAVED = 'บันทึกแล้ว หน้าเว็บไซต์เปลี่ยนตามทันที'

test.beforeEach(async ({ app, browser }) => {
  await givenDemoSite(app)
  await browser.becomeOfficer(['administrator'])
})

async function save({ page }: Browser, button: string): Promise<void> {
  await page.press(button)
  await page.shows(SAVED)
}

/** What visitors are sent once the site has heard of the change, as a running one does (server/http/serve.ts). */
async function publicAnswer(app: FastifyInstance, path: string): Promise<string> {
  forgetContent(app)
  return (await app.inject(`/api/info/${path}`)).body
}

test.for([
  ['/admin/statistics', /^จำนวนสมาชิก/, '12,345', 'บันทึกสถิติ'],
  ['/admin/reports', 'ชื่อรายงาน', 'รายงานกิจการ ฉบับแก้ไข', 'บันทึกรายงาน'],
  ['/admin/guidelines', 'ชื่อขั้นตอน', 'รับใบแจ้งหนี้ทางเว็บไซต์', 'บันทึกแนวปฏิบัติ'],
  ['/admin/policies', 'ชื่อหน้า', 'นโยบายคุกกี้ของสหกรณ์', 'บันทึกนโยบาย'],
  ['/admin/settings?tab=identity', /^ชื่อสหกรณ์ \(ไทย\)/, 'สอ.ครูบ้านนา จำกัด', 'บันทึกชื่อและที่อยู่'],
  ['/admin/settings?tab=payment', /^ชื่อผู้รับเงิน/, 'สหกรณ์ตัวอย่าง', 'บันทึกการรับชำระเงิน'],
  ['/admin/settings?tab=requests', /^สัญญาว่าจะเสร็จภายใน/, '7', 'บันทึกคำขอของสมาชิก'],
  ['/admin/settings?tab=share_change', /^เปลี่ยนได้ไม่เกินปีละ/, '3', 'บันทึกกติกาเปลี่ยนค่าหุ้น'],
  ['/admin/settings?tab=nights', /^วันที่ลงบัญชีต่างจากวันที่ในใบเสร็จ/, '3', 'บันทึกข้อมูลที่นำเข้า'],
  ['/admin/election/2570', 'ชื่อการเลือกตั้ง', 'เลือกตั้งกรรมการ ชุดที่ 43', 'บันทึกการเลือกตั้ง'],
] as const)(
  'what is saved on %s is there again',
  async ([address, field, value, button], { browser }) => {
    await browser.open(address)
    await browser.page.type(field, value)
    await save(browser, button)
    await browser.reload()
    await browser.page.holdsValue(field, value)
  },
)

test('terms are drafted, announced and withdrawn before their day', async ({ browser }) => {
  const { page, dialog } = browser
  await browser.open('/admin/terms')
  await page.type('ฉบับที่', '9.0')
  const from = page.part('group', { name: 'มีผลตั้งแต่' })
  await from.type('วันที่', '1')
  await from.choose('เดือน', 'มกราคม')
  await from.type('ปี พ.ศ.', '2573')
  await page.type(/^สิ่งที่เปลี่ยนจากฉบับก่อน/, 'เพิ่มวิธีแจ้งเบอร์โทรศัพท์')
  await page.press('บันทึกร่าง')
  await page.shows('บันทึกร่างแล้ว')
  await browser.reload()
  await page.holdsValue('ฉบับที่', '9.0')
  await page.press('ประกาศฉบับใหม่')
  await dialog.type(/./, '9.0')
  await dialog.press('ประกาศฉบับใหม่')
  await dialog.goes()
  await browser.reload()
  const ahead = page.part('listitem', { with: 'ประกาศแล้ว รอวันมีผล' })
  await ahead.shows('เพิ่มวิธีแจ้งเบอร์โทรศัพท์')
  await page.press('ถอนประกาศฉบับที่ 9.0')
  await dialog.press('ถอนประกาศ')
  await ahead.goes()
  await browser.reload()
  await page.shows('ใช้อยู่')
  await ahead.goes()
})

test('a rate changes from today, and visitors read it', async ({ browser, app }) => {
  const { page } = browser
  await browser.open('/admin/rates')
  await page.press(/^เพิ่มอัตราใหม่ ?ของ เงินกู้สามัญ$/)
  const today = new Date()
  const [, month, day] = bangkokDate(today).split('-')
  const last = -1
  await page.type(/^อัตราต่อปี/, '5.45', last)
  await page.type('วันที่', String(Number(day)), last)
  await page.choose('เดือน', String(Number(month)), last)
  await page.type('ปี พ.ศ.', String(buddhistYear(today)), last)
  await save(browser, 'บันทึกอัตรา')
  expect(await publicAnswer(app, 'home')).toContain('54500')
  await browser.reload()
  await page.holdsValue(/^อัตราต่อปี/, /^5\.45/, last)
})

test('the lending rules are changed beside examples, and what is wrong is told at its place', async ({
  browser,
  app,
}) => {
  const { page } = browser
  await browser.open('/admin/loan-rules')
  await page.shows('ผู้ที่มีสัญญาเดิม')
  await page.type(/^ชื่อชุดเกณฑ์/, 'เกณฑ์ พ.ศ. 2569')
  await page.type(/^เป็นสมาชิกไม่น้อยกว่า/, '', 0)
  await page.shows('กรอกเกณฑ์ที่ยังไม่ครบก่อน จึงจะเห็นผลของตัวอย่าง')
  await page.press('บันทึกเกณฑ์เงินกู้')
  await page.shows('กรอกเป็นสมาชิกไม่น้อยกว่าเป็นตัวเลขตั้งแต่ 1 ถึง 600 เดือน')
  await page.holdsValue(/^ชื่อชุดเกณฑ์/, 'เกณฑ์ พ.ศ. 2569')
  // Whoever joined four months ago may borrow today, and by the new rule not before a year.
  await page.type(/^เป็นสมาชิกไม่น้อยกว่า/, '12', 0)
  const { online } = (await loanRightConfig(app.db)).sets[0]?.products[0] ?? {}
  if (!online) await page.tick(/^เปิดรับคำขอทางเว็บไซต์/)
  await page.type(/^รหัสประเภทสัญญาที่เปิดใหม่/, '', 0)
  await page.press('บันทึกเกณฑ์เงินกู้')
  await page.shows('กรอกรหัสประเภทสัญญาที่เปิดใหม่')
  await page.type(/^รหัสประเภทสัญญาที่เปิดใหม่/, '91', 0)
  await page.choose(/^สัญญากู้ลงนาม/, 'paper', 0)
  await page.shows('มาแล้ว 4 เดือน ต้องครบ 1 ปี')
  await page.press('ลองเกณฑ์นี้')
  await page.shows('ยังไม่มีคำขอกู้ใน 12 เดือนที่ผ่านมา')
  await page.press('บันทึกเกณฑ์เงินกู้')
  await page.shows('บันทึกแล้ว สมาชิกตรวจสิทธิกู้ตามเกณฑ์นี้ตั้งแต่วันที่มีผล')
  await browser.reload()
  await page.holdsValue(/^ชื่อชุดเกณฑ์/, 'เกณฑ์ พ.ศ. 2569')
  const { sets } = await loanRightConfig(app.db)
  expect(sets[0]?.products[0]?.rules[0]).toMatchObject({ kind: 'member_months_min', months: 12 })
  expect(sets[0]?.products[0]?.online).toMatchObject({ type_code: '91', signing: 'paper' })
})

test('the marquee is shown', async ({ browser, app }) => {
  const { page } = browser
  await browser.open('/admin/marquee')
  const shown = await page.field(/^แสดงข้อความวิ่งใต้เมนู/)
  if (!shown.checked) await page.tick(/^แสดงข้อความวิ่งใต้เมนู/)
  await page.type('ข้อความ', 'ปิดทำการวันที่ 31 ธันวาคม')
  await save(browser, 'บันทึกข้อความวิ่ง')
  expect(await publicAnswer(app, 'manu')).toContain('ปิดทำการวันที่ 31 ธันวาคม')
  await browser.reload()
  await page.holdsValue('ข้อความ', 'ปิดทำการวันที่ 31 ธันวาคม')
  expect((await page.field(/^แสดงข้อความวิ่งใต้เมนู/)).checked).toBe(true)
})

test('two officers save one config: the second is shown both, and loses nothing', async ({
  browser,
  app,
}) => {
  const { page } = browser
  await browser.open('/admin/settings?tab=contact')
  await page.type(/^เวลาทำการ/, '08.00–15.30 น.')
  const { login } = await givenOfficer(app.db, { login: 'editor', roles: ['editor'] })
  await app.db
    .insertInto('sheet_version')
    .values(
      [0, 1].map((version) => ({
        sheet: 'settings/contact',
        version,
        content: '{}',
        changes: [],
        changed_by: version === 0 ? null : login,
        changed_at: new Date(),
      })),
    )
    .execute()
  await page.press(/^บันทึก/)
  const both = page.part('alert', { with: 'บันทึกหน้านี้ระหว่างที่ท่านแก้ไข' })
  await both.shows('เวลาทำการ: 08.30–16.30 น. → 08.00–15.30 น.')
  await both.press('แก้ต่อจากของฉัน')
  await save(browser, 'บันทึกท้ายเว็บไซต์และการติดต่อ')
  expect(await publicAnswer(app, 'page-config')).toContain('08.00–15.30')
  await browser.reload()
  await page.holdsValue(/^เวลาทำการ/, '08.00–15.30 น.')
})

async function givenFinishedElection(app: FastifyInstance): Promise<void> {
  const [opens_at, closes_at] = [new Date('2025-01-20T01:00Z'), new Date('2025-01-20T07:00Z')]
  const words = { title: 'เลือกตั้งกรรมการ ชุดที่ 41', summary: 'เลือก 1 คน', rules: [] }
  await app.db
    .insertInto('election')
    .values({ year: 2025, ...words, opens_at, closes_at, published_at: opens_at })
    .execute()
  await app.db
    .insertInto('election_position')
    .values({ year: 2025, seq: 1, name: 'กรรมการ', seats: 1 })
    .execute()
  const one = { year: 2025, position_seq: 1, unit: '', statement: '', picture_id: null }
  await app.db
    .insertInto('candidate')
    .values([
      { ...one, number: 1, name: 'สมชาย ใจดี' },
      { ...one, number: 2, name: 'สมหญิง ดีงาม' },
    ])
    .execute()
}

test('two people type the results of an election, and only what both typed is published', async ({
  browser,
  app,
}) => {
  const { page, dialog } = browser
  await givenFinishedElection(app)
  const typeCount = async (votes: string) => {
    await page.type(/^ผู้มีสิทธิ/, '100')
    await page.type(/^ผู้มาใช้สิทธิ/, '80')
    await page.type(/^บัตรเสีย/, '2')
    await page.type('หมายเลข 1 สมชาย ใจดี', '60')
    await page.type('หมายเลข 2 สมหญิง ดีงาม', votes)
    await page.press('บันทึกคะแนน')
  }
  await browser.open('/admin/election/2568?tab=count')
  await typeCount('18')
  await page.shows('แก้คะแนนที่ท่านบันทึก')
  await browser.reload()
  await page.holdsValue('หมายเลข 2 สมหญิง ดีงาม', '18')

  await browser.becomeOfficer(['approver'], 'approver', 'มาลี ทองคำ')
  await browser.open('/admin/election/2568')
  await page.shows('บันทึกคะแนนจากใบนับ')
  await typeCount('17')
  await page.shows('ต่างกัน 1 ช่อง')
  await page.type('หมายเลข 2 สมหญิง ดีงาม', '18')
  await page.press('บันทึกคะแนน')
  await page.shows('ตรงกันทุกช่อง พร้อมเผยแพร่')
  await page.press('เผยแพร่ผลการเลือกตั้ง')
  await dialog.press('เผยแพร่ผล')
  await page.shows('ถอนผลที่เผยแพร่')
  expect(await publicAnswer(app, 'election?year=2568')).toContain('"elected":true')

  for (const [unfold, button, sure] of [
    ['ถอนผลที่เผยแพร่', 'ถอนผลการเลือกตั้ง', 'ถอนผล'],
    ['ล้างคะแนนทั้งสองครั้ง', 'ล้างคะแนน', 'ล้างคะแนน'],
  ] as const) {
    await browser.reload()
    await page.press(unfold)
    await page.type(/^เหตุผล/, 'พบใบนับคะแนนอีกหนึ่งใบ')
    await page.press(button)
    await dialog.press(sure)
    await dialog.goes()
  }
  await browser.reload()
  await page.shows('รอเจ้าหน้าที่คนแรกบันทึกคะแนนก่อน')
})
