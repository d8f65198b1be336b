import { inDatabase } from './support/database.ts'
import { expect, visit } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { become, expectOnEveryProcess, save, test } from './support/own-site.ts'
import { takeScreenshot } from './support/screenshot.ts'
import type { Site } from './support/site.ts'

// One after the other, on one site. Many forms take a while on a busy machine.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('an officer builds a menu with a sub-menu, and takes it back; then asks for a message', async ({
  page,
  site,
  complaints,
}) => {
  await test.step('what both processes answered is counted together', async () => {
    // Those who were let in first (support/site.ts).
    const home = 'coop_http_from_memory_total{group="home",status="200"} 8'
    expect(await site.figures()).toContain(home)
  })
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
    await expectOnEveryProcess(site, '/home', 'ลองคำนวณเงินกู้')
    await visit(page, '/home')
    const menu = page.getByRole('navigation', { name: 'เมนูหลัก' })
    await menu.getByText('สำหรับสมาชิกใหม่').click()
    await expect(menu.getByRole('link', { name: 'ลองคำนวณเงินกู้' })).toBeVisible()
  })
  await test.step('what the menu was is taken back from its history, though a colleague saves meanwhile', async () => {
    await page.goto('/admin/menus')
    await page.getByText('ประวัติการแก้ไข').click()
    await page.getByRole('button', { name: 'นำรุ่นนี้กลับมา' }).last().click()
    await expect(page.getByText('ยังไม่ได้บันทึก')).toBeVisible()
    await aColleagueSaves(site, 'menus')
    complaints.expect(/^409: |status of 409/)
    await page.getByRole('button', { name: 'บันทึกเมนู', exact: true }).click()
    const both = page.getByRole('alert').filter({ hasText: 'บันทึกหน้านี้ระหว่างที่ท่านแก้ไข' })
    await expect(both).toContainText('ลบ “สำหรับสมาชิกใหม่”')
    await takeScreenshot(page, 'staff-conflict')
    await both.getByRole('button', { name: 'แก้ต่อจากของฉัน' }).click()
    await save(page, 'บันทึกเมนู')
    await expectOnEveryProcess(site, '/home', 'ลองคำนวณเงินกู้', false)
  })
  await test.step('the machine is asked for a message', async () => {
    const dialog = page.getByRole('dialog')
    await openWithinSite(page, '/admin/health')
    await page.getByRole('button', { name: 'ส่งอีเมลทดสอบ' }).click()
    await dialog.getByLabel('อีเมลของท่าน').fill('admin@coop.example')
    await dialog.getByRole('button', { name: 'ส่งทดสอบ' }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'ฐานข้อมูล' })).toBeVisible()
  })
})

/** The same content under a newer number, as if somebody had saved it at another desk. */
async function aColleagueSaves(site: Site, sheet: string): Promise<void> {
  await inDatabase(site.databaseUrl, async (db) => {
    const last = await db
      .selectFrom('sheet_version')
      .selectAll()
      .where('sheet', '=', sheet)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow()
    const content = JSON.stringify(last.content)
    await db
      .insertInto('sheet_version')
      .values({
        sheet,
        version: last.version + 1,
        content,
        changes: [],
        changed_by: 'editor',
        changed_at: new Date(),
      })
      .execute()
  })
}

test('figures that two people typed differently are shown side by side', async ({ page, site }) => {
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
  const counted = async (entry: 'count' | 'check', token: string, votes: number) => {
    const one = { position_seq: 1, drawn: false }
    const all = [
      { ...one, number: 1, votes: 60 },
      { ...one, number: 2, votes },
    ]
    const reply = await fetch(`${site.address}/api/admin/elections/2025/${entry}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ eligible: 100, ballots: 80, spoiled: 2, votes: all }),
    })
    expect(reply.status).toBe(200)
  }
  await counted('count', await become(page, site, 'admin'), 18)
  await counted('check', await become(page, site, 'approver'), 17)
  await page.goto('/admin/election/2568')
  await expect(page.getByText('ต่างกัน 1 ช่อง')).toBeVisible()
  await takeScreenshot(page, 'staff-election-differs')
})
