import { readFile } from 'node:fs/promises'
import { inDatabase } from './support/database.ts'
import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL } from './support/site.ts'

givenSettledVisitor()

test('a long category is turned page by page, and searched from end to end', async ({ page }) => {
  const { category, first } = await givenLongCategory()
  await visit(page, `/list/${category}`)
  await page.getByRole('link', { name: 'ถัดไป' }).click()

  await expect(page).toHaveURL(`/list/${category}?page=2`)
  await expect(page.getByText('หน้า 2 จาก 2')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page).toHaveTitle(/^main \| บันทึกการประชุม หน้า 2 \|/)
  await expect(page.getByRole('link', { name: 'ครั้งที่ 1/2560' })).toHaveAttribute('href', first)
  await takeScreenshot(page, 'list-page-2', { swept: true })

  await page.getByRole('searchbox').fill('๑๒/๒๕๖๐')
  await page.getByRole('button', { name: 'ค้นหา' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'พบ 1 เรื่อง' })).toBeVisible()
  await page.getByRole('link', { name: 'ล้างตัวกรอง' }).click()
  await expect(page.getByText('หน้า 1 จาก 2')).toBeVisible()
})

test('from the news of a category to an article, its pictures and its neighbours; a form is taken away under its own name', async ({
  page,
}) => {
  await visit(page, '/list/1')
  await takeScreenshot(page, 'list', { swept: true, fullPage: true })
  await page.getByRole('link', { name: /^ระวังผู้แอบอ้าง/ }).click()
  await expect(page).toHaveURL('/show/1003')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await openWithinSite(page, '/list/8')
  await takeScreenshot(page, 'list-forms', { swept: true, fullPage: true })
  const link = page.getByRole('link', { name: /^กู้.02 คำขอกู้เงินสามัญ.pdf/ })
  await expect(link).toContainText(/PDF \d+\skB/)
  const arriving = page.waitForEvent('download')
  await link.click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('กู้.02 คำขอกู้เงินสามัญ.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page).toHaveURL('/list/8')

  await openWithinSite(page, '/list/3')
  await page.getByRole('link', { name: /^อบรมสมาชิกใหม่รุ่นที่ 2/ }).click()
  await expect(page).toHaveURL('/show/1014')
  const place = page.getByRole('navigation', { name: 'ตำแหน่งหน้า' })
  await expect(place.getByRole('link', { name: 'กิจกรรม' })).toHaveAttribute('href', '/list/3')
  await expect(page.getByRole('region', { name: 'ภาพประกอบ' }).getByRole('img')).toHaveCount(2)
  await takeScreenshot(page, 'show', { swept: true, fullPage: true })
  await page.getByRole('link', { name: /^เรื่องก่อนหน้า/ }).click()
  await expect(page).toHaveURL('/show/1015')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^อบรมสมาชิกใหม่รุ่นที่ 2/)
  await page.getByRole('link', { name: /^เรื่องถัดไป/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^อบรมสมาชิกใหม่รุ่นที่ 2/)
})

test('an article is passed on by link, by LINE and Facebook without their scripts, and on paper', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await visit(page, '/show/1040')
  const share = page.getByRole('region', { name: 'แบ่งปันหรือพิมพ์เรื่องนี้' })
  const address = encodeURIComponent(page.url())
  for (const [name, url] of [
    ['LINE', `https://social-plugins.line.me/lineit/share?url=${address}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
  ] as const) {
    const link = share.getByRole('link', { name })
    expect(await link.getAttribute('href')).toContain(url)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }

  await share.getByRole('button', { name: 'คัดลอกลิงก์' }).click()
  await expect(share.getByRole('button', { name: 'คัดลอกแล้ว' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await share.getByRole('button', { name: 'พิมพ์' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')

  await takeScreenshot(page, 'show-attachments', { swept: true, fullPage: true })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('กู้.01 คำขอกู้เงินเพื่อเหตุฉุกเฉิน.pdf')).toBeVisible()
  await expect(share).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'ตำแหน่งหน้า' })).toBeHidden()
})

/** Minutes of 24 meetings: more than a page holds. */
async function givenLongCategory() {
  const category = 90
  const FIRST_ID = 9001
  await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    await db
      .insertInto('category')
      .values({ category_id: category, name: 'บันทึกการประชุม', seq: category, on_home: false })
      .onConflict((on) => on.doNothing())
      .execute()
    const meetings = Array.from({ length: 24 }, (_, month) => ({
      topic_id: FIRST_ID + month,
      category_id: category,
      title: `ครั้งที่ ${(month % 12) + 1}/${2560 + Math.floor(month / 12)}`,
      body: '<p>สรุปมติที่ประชุมคณะกรรมการดำเนินการ</p>',
      published_at: new Date(Date.UTC(2017, month, 20)),
    }))
    await db
      .insertInto('topic')
      .values(meetings)
      .onConflict((on) => on.doNothing())
      .execute()
  })
  return { category, first: `/show/${FIRST_ID}` }
}
