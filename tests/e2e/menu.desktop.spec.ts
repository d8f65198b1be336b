import type { Locator, Page } from '@playwright/test'
import {
  acceptCookies,
  enlargeText,
  expect,
  expectNotFound,
  takenOver,
  test,
  visit,
} from './support/journey.ts'

test('home is the first item, and marked as the page at hand', async ({ page }) => {
  await visit(page, '/home')

  const first = menu(page).getByRole('listitem').first().getByRole('link')
  await expect(first).toHaveText('หน้าแรก')
  await expect(first).toHaveAttribute('aria-current', 'page')
})

test('a visitor opens a dropdown with the mouse; only one is open at a time', async ({ page }) => {
  await visit(page, '/home')

  await head(page, 'เกี่ยวกับสหกรณ์').click()
  await expect(menu(page).getByRole('link', { name: 'ประวัติสหกรณ์' })).toBeVisible()
  await head(page, 'ข่าวสาร').click()

  await expect(menu(page).getByRole('link', { name: 'ฌาปนกิจสงเคราะห์' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'ประวัติสหกรณ์' })).toBeHidden()
})

test('hovering opens nothing, for unsteady hands', async ({ page }) => {
  await visit(page, '/home')

  await head(page, 'เกี่ยวกับสหกรณ์').hover()

  await expect(menu(page).getByRole('link', { name: 'ประวัติสหกรณ์' })).toBeHidden()
})

test('a press beside it closes a dropdown', async ({ page }) => {
  await visit(page, '/home')
  await head(page, 'เกี่ยวกับสหกรณ์').click()

  await page.getByRole('heading', { name: 'ข่าวล่าสุด' }).click()

  await expect(menu(page).getByRole('link', { name: 'ประวัติสหกรณ์' })).toBeHidden()
})

test('a visitor walks a dropdown with the keyboard', async ({ page }) => {
  await visit(page, '/home')
  const about = head(page, 'เกี่ยวกับสหกรณ์')
  const link = (name: string) => menu(page).getByRole('link', { name })
  await about.focus()

  await page.keyboard.press('Enter')
  await expect(link('ประวัติสหกรณ์')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(link('ประวัติสหกรณ์')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link('วิสัยทัศน์และพันธกิจ')).toBeFocused()
  await page.keyboard.press('End')
  await expect(link('ติดต่อสหกรณ์')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(link('ประวัติสหกรณ์')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(about).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')

  await expect(about).toBeFocused()
  await expect(link('ประวัติสหกรณ์')).toBeHidden()
})

test('ArrowDown opens a closed dropdown, and Tab leaves and closes it', async ({ page }) => {
  await visit(page, '/home')
  await head(page, 'บริการ').focus()

  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('link', { name: 'คำนวณเงินกู้' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')

  await expect(menu(page).getByRole('link', { name: 'แบบฟอร์ม' })).toBeFocused()
  await expect(menu(page).getByRole('link', { name: 'คำนวณเงินกู้' })).toBeHidden()
})

test('the mark of focus can be seen on the white of an open dropdown', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL)
  await visit(page, '/home')
  await head(page, 'บริการ').focus()
  await page.keyboard.press('ArrowDown')

  const colours = await menu(page)
    .getByRole('link', { name: 'คำนวณเงินกู้' })
    .evaluate((link) => ({
      ring: getComputedStyle(link).outlineColor,
      page: getComputedStyle(link).getPropertyValue('--focus'),
    }))

  expect(colours.ring).toBe(rgb(colours.page))
})

test('choosing a sub-item goes there and closes the dropdown', async ({ page }) => {
  await visit(page, '/home')
  await head(page, 'เกี่ยวกับสหกรณ์').click()

  await menu(page).getByRole('link', { name: 'ประวัติสหกรณ์' }).click()

  await expect(page).toHaveURL('/show/1031')
  await expect(menu(page).locator('details[open]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('the bar stays one line, and every item within reach', () => {
  for (const [width, size] of [
    [1280, '100%'],
    [1024, '100%'],
    [1024, '130%'],
    [1280, '200%'],
  ] as const) {
    test(`at ${width} px with text of ${size}`, async ({ page, baseURL, complaints }) => {
      expectNotFound(complaints)
      await acceptCookies(page, baseURL)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/home')
      await enlargeText(page, size)
      await measured(page)

      const tops = await menu(page)
        .locator('> ul > li')
        .evaluateAll((items) => [...new Set(items.map((item) => item.getBoundingClientRect().top))])
      expect(tops).toHaveLength(1)
      for (const dropdown of await menu(page).locator('> ul > li > details').all()) {
        await dropdown.locator('summary').click()
        await expect(dropdown.locator('ul')).toBeVisible()
        expect(await sticksOut(dropdown.locator('ul'))).toBe(false)
      }
      const names = await menu(page).locator('a').allTextContents()
      expect(names).toEqual(
        expect.arrayContaining(['หน้าแรก', 'แบบฟอร์ม', 'เสียงสมาชิก', 'การเลือกตั้ง', 'คำนวณเงินกู้']),
      )
    })
  }
})

function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'เมนูหลัก' })
}

function head(page: Page, name: string): Locator {
  return menu(page).locator('summary', { hasText: name })
}

/** The bar measures itself once the browser has taken over, and draws what fits. */
async function measured(page: Page): Promise<void> {
  await takenOver(page)
  await page.waitForTimeout(200)
}

function sticksOut(panel: Locator): Promise<boolean> {
  return panel.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return left < 0 || right > document.documentElement.clientWidth
  })
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.trim().slice(at, at + 2), 16),
  )
  return `rgb(${red}, ${green}, ${blue})`
}
