import type { Page } from '@playwright/test'
import { buddhistYear } from '#domain/calendar/thai-date.ts'
import { inDatabase } from './support/database.ts'
import { expect, visit } from './support/journey.ts'
import { become, save, test } from './support/own-site.ts'
import { takeScreenshot } from './support/screenshot.ts'

// One after the other, on one site. Many forms take a while on a busy machine.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Both processes answer in turn; the change is on the page of each within a second. */
async function expectOnEveryProcess(page: Page, path: string, words: string, there = true) {
  await expect
    .poll(
      async () => {
        const replies = await Promise.all(
          Array.from({ length: 6 }, async () => {
            const reply = await page.request.get(path, { headers: { connection: 'close' } })
            return (await reply.text()).includes(words)
          }),
        )
        return replies.every((found) => found === there)
      },
      { intervals: [50, 100] },
    )
    .toBe(true)
}

test('an officer builds a menu with a sub-menu, changes a rate and the marquee, and takes the menu back', async ({
  page,
  site,
}) => {
  await become(page, site, 'admin')
  await page.goto('/admin/menus')
  await test.step('a new menu is warned of while it is empty, and where it leads nowhere', async () => {
    await page.getByRole('button', { name: 'เพิ่มเมนู', exact: true }).click()
    await page.getByLabel('ชื่อเมนู', { exact: true }).fill('สำหรับสมาชิกใหม่')
    await page.getByRole('radio', { name: /เปิดเมนูย่อย/ }).check()
    await expect(page.getByText('“สำหรับสมาชิกใหม่” ยังไม่มีเมนูย่อย')).toBeVisible()
    await page.getByRole('button', { name: 'เพิ่มเมนูย่อย' }).click()
    await page.getByLabel('ชื่อเมนูย่อย').fill('ลองคำนวณเงินกู้')
    const link = page.getByRole('region', { name: 'เมนูย่อยของ' }).getByLabel('ลิงก์', { exact: true })
    await link.fill('/show/999999')
    await expect(page.getByText('ลิงก์ /show/999999 ไม่พบหน้าในเว็บไซต์')).toBeVisible()
    await link.fill('/loancal')
    await expect(page.getByText('ไม่พบหน้าในเว็บไซต์')).toBeHidden()
  })
  await test.step('it is moved by the keyboard, and the preview follows', async () => {
    const up = page.getByRole('button', { name: 'ย้ายเมนู สำหรับสมาชิกใหม่ ขึ้น' })
    await up.focus()
    for (let place = 7; place >= 1; place--) {
      await page.keyboard.press('Enter')
      await expect(page.getByText(`ไปลำดับที่ ${place} จาก 8`)).toBeAttached()
    }
    const bar = page.getByRole('region', { name: 'ตัวอย่างแถบเมนู' }).getByRole('listitem')
    await expect(bar.nth(1)).toHaveText('สำหรับสมาชิกใหม่')
    await takeScreenshot(page, 'staff-menus', { fullPage: true })
  })
  await test.step('it is on the page of every process', async () => {
    await save(page, 'บันทึกเมนู')
    await expectOnEveryProcess(page, '/home', 'ลองคำนวณเงินกู้')
    await visit(page, '/home')
    const menu = page.getByRole('navigation', { name: 'เมนูหลัก' })
    await menu.getByText('สำหรับสมาชิกใหม่').click()
    await expect(menu.getByRole('link', { name: 'ลองคำนวณเงินกู้' })).toBeVisible()
  })
  await test.step('a rate changes from today', async () => {
    await page.goto('/admin/rates')
    await page.getByRole('button', { name: /^เพิ่มอัตราใหม่ ?ของ เงินกู้สามัญ$/ }).click()
    const step = page
      .getByRole('listitem')
      .filter({ has: page.getByLabel('อัตราต่อปี') })
      .last()
    const today = new Date()
    const [, month, day] = today.toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' }).split('-')
    await step.getByLabel('อัตราต่อปี').fill('5.45')
    await step.getByLabel('วันที่').fill(String(Number(day)))
    await step.getByLabel('เดือน').selectOption(String(Number(month)))
    await step.getByLabel('ปี พ.ศ.').fill(String(buddhistYear(today)))
    await save(page, 'บันทึกอัตรา')
    await takeScreenshot(page, 'staff-rates', { swept: true, fullPage: true })
    await expectOnEveryProcess(page, '/home', '5.45%')
    await page.reload()
    await expect(step.getByLabel('อัตราต่อปี')).toHaveValue(/^5\.45/)
  })
  await test.step('the marquee is shown', async () => {
    await page.goto('/admin/marquee')
    await page.getByLabel('แสดงข้อความวิ่งใต้เมนู').check()
    await page.getByLabel('ข้อความ', { exact: true }).first().fill('ปิดทำการวันที่ 31 ธันวาคม')
    await save(page, 'บันทึกข้อความวิ่ง')
    await takeScreenshot(page, 'staff-marquee', { swept: true })
    await expectOnEveryProcess(page, '/home', 'ปิดทำการวันที่ 31 ธันวาคม')
    await page.reload()
    await expect(page.getByLabel('แสดงข้อความวิ่งใต้เมนู')).toBeChecked()
  })
  await test.step('what the menu was is taken back from its history', async () => {
    await page.goto('/admin/menus')
    await page.getByText('ประวัติการแก้ไข').click()
    await page.getByRole('button', { name: 'นำรุ่นนี้กลับมา' }).last().click()
    await expect(page.getByText('ยังไม่ได้บันทึก')).toBeVisible()
    await save(page, 'บันทึกเมนู')
    await expectOnEveryProcess(page, '/home', 'ลองคำนวณเงินกู้', false)
  })
})

test('two officers save one sheet: the second is shown both, and loses nothing', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/^409: |status of 409/)
  await become(page, site, 'admin')
  await page.goto('/admin/settings?tab=contact')
  await page.getByLabel('เวลาทำการ').fill('08.00–15.30 น.')
  await inDatabase(site.databaseUrl, async (db) => {
    await db
      .insertInto('sheet_version')
      .values(
        [0, 1].map((version) => ({
          sheet: 'settings/contact',
          version,
          content: '{}',
          changes: [],
          changed_by: version === 0 ? null : 'editor',
          changed_at: new Date(),
        })),
      )
      .execute()
  })
  await page.getByRole('button', { name: /^บันทึก/ }).click()
  const both = page.getByRole('alert').filter({ hasText: 'บันทึกหน้านี้ระหว่างที่ท่านแก้ไข' })
  await expect(both).toContainText('เวลาทำการ: 08.30–16.30 น. → 08.00–15.30 น.')
  await takeScreenshot(page, 'staff-conflict')
  await both.getByRole('button', { name: 'แก้ต่อจากของฉัน' }).click()
  await save(page, 'บันทึกท้ายเว็บไซต์และการติดต่อ')
  await expectOnEveryProcess(page, '/home', '08.00–15.30\u00A0น.')
  await page.reload()
  await expect(page.getByLabel('เวลาทำการ')).toHaveValue('08.00–15.30 น.')
})

test('two people type the results of an election, and only what both typed is published', async ({
  page,
  site,
}) => {
  await inDatabase(site.databaseUrl, async (db) => {
    const [opens_at, closes_at] = [new Date('2025-01-20T01:00Z'), new Date('2025-01-20T07:00Z')]
    const words = { title: 'เลือกตั้งกรรมการ ชุดที่ 41', summary: 'เลือก 1 คน', rules: [] }
    await db
      .insertInto('election')
      .values({ year: 2025, ...words, opens_at, closes_at, published_at: opens_at })
      .execute()
    await db
      .insertInto('election_position')
      .values({ year: 2025, seq: 1, name: 'กรรมการ', seats: 1 })
      .execute()
    const one = { year: 2025, position_seq: 1, unit: '', statement: '', picture_id: null }
    await db
      .insertInto('candidate')
      .values([
        { ...one, number: 1, name: 'สมชาย ใจดี' },
        { ...one, number: 2, name: 'สมหญิง ดีงาม' },
      ])
      .execute()
  })
  const type = async (votes: string) => {
    await page.getByLabel('ผู้มีสิทธิ').fill('100')
    await page.getByLabel('ผู้มาใช้สิทธิ').fill('80')
    await page.getByLabel('บัตรเสีย').fill('2')
    await page.getByLabel('หมายเลข 1 สมชาย ใจดี').fill('60')
    await page.getByLabel('หมายเลข 2 สมหญิง ดีงาม').fill(votes)
    await page.getByRole('button', { name: 'บันทึกคะแนน' }).click()
  }
  await become(page, site, 'admin')
  await page.goto('/admin/election/2568?tab=count')
  await type('18')
  await expect(page.getByText('แก้คะแนนที่ท่านบันทึก')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('หมายเลข 2 สมหญิง ดีงาม')).toHaveValue('18')

  await become(page, site, 'approver')
  await page.goto('/admin/election/2568')
  await expect(page.getByText('บันทึกคะแนนจากใบนับ')).toBeVisible()
  await type('17')
  await expect(page.getByText('ต่างกัน 1 ช่อง')).toBeVisible()
  await takeScreenshot(page, 'staff-election-differs')
  await page.getByLabel('หมายเลข 2 สมหญิง ดีงาม').fill('18')
  await page.getByRole('button', { name: 'บันทึกคะแนน' }).click()
  await expect(page.getByText('ตรงกันทุกช่อง พร้อมเผยแพร่')).toBeVisible()
  await page.getByRole('button', { name: 'เผยแพร่ผลการเลือกตั้ง' }).click()
  await page.getByRole('button', { name: 'เผยแพร่ผล', exact: true }).click()
  await expect(page.getByText('ถอนผลที่เผยแพร่')).toBeVisible()
  await expectOnEveryProcess(page, '/election?year=2568', 'ได้รับเลือก')

  for (const [unfold, button, sure] of [
    ['ถอนผลที่เผยแพร่', 'ถอนผลการเลือกตั้ง', 'ถอนผล'],
    ['ล้างคะแนนทั้งสองครั้ง', 'ล้างคะแนน', 'ล้างคะแนน'],
  ] as const) {
    await page.reload()
    await page.getByText(unfold).click()
    await page.getByLabel('เหตุผล').fill('พบใบนับคะแนนอีกหนึ่งใบ')
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: sure, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByText('รอเจ้าหน้าที่คนแรกบันทึกคะแนนก่อน')).toBeVisible()
})
