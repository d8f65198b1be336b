import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/barriers.ts'
import { acceptCookies, expect, expectNotFound, lookAtAll, test, visit } from './support/journey.ts'
import { look } from './support/look.ts'

// The demo's election is on 20 January 2570; the clock stands two months and five days before it.
const BEFORE = new Date('2026-11-15T03:00:00Z')

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await page.clock.setFixedTime(BEFORE)
})

async function lookUp(page: Page, no: string, [day, month, year]: [string, string, string]) {
  const form = page.getByRole('region', { name: 'ฉันลงคะแนนที่ไหน' })
  await form.getByLabel('เลขสมาชิก').fill(no)
  await form.getByLabel('วัน', { exact: true }).fill(day)
  await form.getByLabel('เดือน').selectOption(month)
  await form.getByLabel('ปี พ.ศ.').fill(year)
  await form.getByRole('button', { name: 'ดูหน่วยลงคะแนน' }).click()
}

test('a member reads about the election: when, who, where', async ({ page }) => {
  await visit(page, '/election')
  await lookAtAll(page)

  await expect(page.getByText('เหลืออีก 66 วัน')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('วันพุธที่ 20 มกราคม 2570')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(cards.nth(9).getByRole('heading')).toHaveText('นายวรเชษฐ์ ภูพนาเลิศ')
  const heights = await cards.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth))
  expect(new Set(heights).size, 'equal cards').toBe(1)
  await expect(page.getByText('หอประชุมแสงธาร อาคารอำนวยการ ชั้น 1')).toBeVisible()
  await look(page, 'election', { fullPage: true })
  await cards.first().getByText('นโยบาย').click()
  await expect(cards.first()).toContainText('ติดตามผลได้จากโทรศัพท์')
})

test('a member finds their own place, and the zeros are filled in for them', async ({ page }) => {
  await visit(page, '/election')
  await lookUp(page, '๑', ['๑๕', 'มีนาคม', '๒๕๒๘'])

  const place = page.getByRole('region', { name: 'ฉันลงคะแนนที่ไหน' })
  await expect(place.getByRole('heading', { name: 'หน่วยลงคะแนนของท่าน' })).toBeFocused()
  await expect(place).toContainText('โรงพยาบาลภูแสงธาร')
  await expect(place).toContainText('118')
  await expect(place).toContainText('15 มีนาคม 2528')
  await expect(place).toContainText('ระบบเติมเลข 0 ข้างหน้าให้ครบ 6 หลัก')
  await expect(place.getByLabel('เลขสมาชิก')).toHaveValue('000001')
  await expectNoBarriers(page)
})

test('an unknown member and a wrong birthday read the same words, and lose nothing', async ({
  page,
  complaints,
}) => {
  expectNotFound(complaints)
  await visit(page, '/election')
  const said: string[] = []
  for (const no of ['999998', '000002']) {
    await lookUp(page, no, ['1', 'มกราคม', '2530'])
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    said.push(String(await page.getByRole('main').getByRole('alert').textContent()))
    await expect(page.getByLabel('เลขสมาชิก')).toHaveValue(no)
  }
  expect(said[0]).toContain('ไม่พบรายชื่อ')
  expect(said[1]).toBe(said[0])
})

test('a day that is none is told before anything is sent', async ({ page }) => {
  await visit(page, '/election')
  await lookUp(page, '000001', ['30', 'กุมภาพันธ์', '2528'])
  await page.getByRole('main').getByRole('alert').getByRole('link').click()
  await expect(page.getByLabel('วัน', { exact: true })).toBeFocused()
  await expectNoBarriers(page)
})

test('the archive shows who was elected, with the turnout', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL) // the bar would lie over what is looked at
  await visit(page, '/election')
  await page.getByRole('link', { name: 'พ.ศ. 2569' }).click()

  await expect(page).toHaveURL('/election?year=2569')
  await expect(page.getByRole('main')).toContainText('มาใช้สิทธิ 6,482 คน คิดเป็น 71.52%')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('4,812')
  await expect(page.getByText('ได้รับเลือก', { exact: true })).toHaveCount(8)
  await look(page, 'election-results', { fullPage: true })
})

test('on the day itself the way to vote comes first', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-20T03:00:00Z'))
  await visit(page, '/election')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'หมายเลขและวิธีลงคะแนน',
  )
  await expectNoBarriers(page)
})

test('on paper everybody’s statement can be read', async ({ page }) => {
  await visit(page, '/election')
  await page.emulateMedia({ media: 'print' })

  for (const card of await page.getByRole('article').all()) {
    await expect(card.getByRole('paragraph').last()).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'ดูหน่วยลงคะแนน' })).toBeHidden()
})

test('a year without an election leads to the not-found page', async ({ page, complaints }) => {
  expectNotFound(complaints)
  for (const year of ['2550', '0', 'x']) {
    expect((await page.goto(`/election?year=${year}`))?.status(), year).toBe(404)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the election and its archive can be read', async ({ page }) => {
    await page.goto('/election')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ชุดที่ 43')
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('link', { name: 'พ.ศ. 2569' }).click()
    await expect(page.getByRole('table')).toContainText('4,812')
  })
})
