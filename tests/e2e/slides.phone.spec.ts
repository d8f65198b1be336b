import type { Page } from '@playwright/test'
import { expect, test, visit } from './support/journey.ts'

test('a visitor moves the slides with the buttons, and no further than they go', async ({
  page,
}) => {
  await visit(page, '/home')
  const next = page.getByRole('button', { name: 'เรื่องถัดไป' })
  const back = page.getByRole('button', { name: 'เรื่องก่อนหน้า' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')

  await next.click()
  await expect(page.getByText('2 จาก 3')).toBeVisible()
  await expect(slide(page, 'ออมสม่ำเสมอ เติบโตทุกเดือน')).toBeInViewport({ ratio: 0.9 })
  await next.click()
  await expect(page.getByText('3 จาก 3')).toBeVisible()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await back.click()

  await expect(page.getByText('2 จาก 3')).toBeVisible()
})

test('a visitor moves the slides with the keyboard', async ({ page }) => {
  await visit(page, '/home')
  const strip = page.getByRole('list', { name: /^เรื่องเด่น/ })
  await strip.focus()

  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 จาก 3')).toBeVisible()
  await expect(slide(page, 'ออมสม่ำเสมอ เติบโตทุกเดือน')).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowLeft')

  await expect(page.getByText('1 จาก 3')).toBeVisible()
})

test('the slides stand still until somebody moves them', async ({ page }) => {
  await visit(page, '/home')
  const strip = page.getByRole('list', { name: /^เรื่องเด่น/ })

  await page.waitForTimeout(1_500)

  expect(await strip.evaluate((list) => list.scrollLeft)).toBe(0)
})

test('who asked for less motion sees the next slide at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/home')

  const moved = await page
    .getByRole('button', { name: 'เรื่องถัดไป' })
    .evaluate((button: HTMLElement) => {
      const strip = button.closest('section')?.querySelector('ul') as Element
      button.click()
      return strip.scrollLeft / strip.clientWidth
    })

  expect(moved).toBeCloseTo(1, 1)
})

function slide(page: Page, title: string) {
  return page.getByRole('heading', { name: title, exact: true })
}
