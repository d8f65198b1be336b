import type { Locator, Page } from '@playwright/test'
import { acceptCookies, enlargeText, expect, idle, test, visit } from './support/journey.ts'

test('a visitor uses the menu with the mouse, and walks it with the keyboard', async ({ page }) => {
  await visit(page, '/home')
  const sub = menu(page).getByRole('link', { name: 'ประวัติสหกรณ์' })

  await test.step('home is the first item, and marked as the page at hand', async () => {
    const first = menu(page).getByRole('listitem').first().getByRole('link')
    await expect(first).toHaveText('หน้าแรก')
    await expect(first).toHaveAttribute('aria-current', 'page')
  })
  await test.step('hovering opens nothing, for unsteady hands', async () => {
    await head(page, 'เกี่ยวกับสหกรณ์').hover()
    await idle(page)
    await expect(sub).toBeHidden()
  })
  await test.step('only one dropdown is open at a time', async () => {
    await head(page, 'เกี่ยวกับสหกรณ์').click()
    await expect(sub).toBeVisible()
    await head(page, 'ข่าวสาร').click()
    await expect(menu(page).getByRole('link', { name: 'ฌาปนกิจสงเคราะห์' })).toBeVisible()
    await expect(sub).toBeHidden()
  })
  await test.step('a press beside it closes a dropdown', async () => {
    await head(page, 'เกี่ยวกับสหกรณ์').click()
    await expect(sub).toBeVisible()
    await page.getByRole('heading', { name: 'ข่าวล่าสุด' }).click()
    await expect(sub).toBeHidden()
  })
  await test.step('choosing a sub-item goes there and closes the dropdown', async () => {
    await head(page, 'เกี่ยวกับสหกรณ์').click()
    await sub.click()
    await expect(page).toHaveURL('/show/1031')
    await expect(menu(page).locator('details[open]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  const link = (name: string) => menu(page).getByRole('link', { name })

  await test.step('through a dropdown, and out by Escape', async () => {
    const about = head(page, 'เกี่ยวกับสหกรณ์')
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
  await test.step('ArrowDown opens a closed one; the mark of focus can be seen on its white', async () => {
    await head(page, 'บริการ').focus()
    await page.keyboard.press('ArrowDown')
    await expect(link('คำนวณเงินกู้')).toBeFocused()
    const colours = await link('คำนวณเงินกู้').evaluate((focused) => ({
      ring: getComputedStyle(focused).outlineColor,
      page: getComputedStyle(focused).getPropertyValue('--focus'),
    }))
    expect(colours.ring).toBe(rgb(colours.page))
  })
  await test.step('Tab leaves and closes it', async () => {
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect(link('แบบฟอร์ม')).toBeFocused()
    await expect(link('คำนวณเงินกู้')).toBeHidden()
  })
})

test('at any width of a desk the bar stays one line, and every item within reach', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL)
  await visit(page, '/home')
  for (const [width, sizes] of [
    [1280, ['100%', '200%']],
    [1024, ['100%', '130%']],
  ] as const) {
    for (const size of sizes) {
      await test.step(`${width} px with text of ${size}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await enlargeText(page, size)
        await expectOneLine(page)
        for (const dropdown of await menu(page).locator('> ul > li > details').all()) {
          await dropdown.locator('summary').click()
          await expect(dropdown.locator('ul')).toBeVisible()
          expect(await sticksOut(dropdown.locator('ul'))).toBe(false)
        }
        const names = await menu(page).locator('a').allTextContents()
        expect(names).toEqual(
          expect.arrayContaining(['หน้าแรก', 'แบบฟอร์ม', 'เสียงสมาชิก', 'การเลือกตั้ง', 'คำนวณเงินกู้']),
        )
        await page.keyboard.press('Escape')
      })
    }
  }
})

function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'เมนูหลัก' })
}

function head(page: Page, name: string): Locator {
  return menu(page).locator('summary', { hasText: name })
}

/** The bar measures itself anew after a change of size, and draws what fits. */
async function expectOneLine(page: Page): Promise<void> {
  await idle(page)
  await expect
    .poll(() =>
      menu(page)
        .locator('> ul > li')
        .evaluateAll(
          (items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size,
        ),
    )
    .toBe(1)
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
