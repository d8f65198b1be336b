import type { Page } from '@playwright/test'
import { expect, test, visit } from './support/journey.ts'

test('the slides stand still until a visitor moves them, and go no further than they reach; at once for who asked for less motion', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/home')
  await page.clock.fastForward('01:00')
  expect(await strip(page).evaluate((list) => list.scrollLeft)).toBe(0)

  await test.step('with the buttons', async () => {
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

  await test.step('with the keyboard', async () => {
    await strip(page).focus()
    await press(page, 'ArrowLeft', '1 จาก 3')
    await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft)).toBe(0)
    await press(page, 'ArrowRight', '2 จาก 3')
    await expect(slide(page, 'ออมสม่ำเสมอ เติบโตทุกเดือน')).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await press(page, 'ArrowLeft', '1 จาก 3')
    await expect.poll(() => strip(page).evaluate((list) => list.scrollLeft)).toBe(0)
    const moved = await page
      .getByRole('button', { name: 'เรื่องถัดไป' })
      .evaluate((button: HTMLElement) => {
        const list = button.closest('section')?.querySelector('ul') as Element
        button.click()
        return list.scrollLeft / list.clientWidth
      })
    expect(moved).toBeCloseTo(1, 1)
  })
})

/** A key pressed while the strip still moves only ends the movement: then it is pressed once more. */
async function press(page: Page, key: string, shown: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByText(shown)).toBeVisible({ timeout: 4_000 })
  }).toPass()
}

function strip(page: Page) {
  return page.getByRole('list', { name: /^เรื่องเด่น/ })
}

function slide(page: Page, title: string) {
  return page.getByRole('heading', { name: title, exact: true })
}
