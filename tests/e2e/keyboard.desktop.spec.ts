import type { Page } from '@playwright/test'
import { expect, test, visit } from './support/journey.ts'

/** The first stop leads past the menu. */
async function skipMenu(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'ข้ามไปยังเนื้อหาหลัก' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')

  expect(await page.locator(':focus').evaluate((element) => element.closest('main') !== null)).toBe(
    true,
  )
}

test('whoever walks through /home by Tab always sees where they are; the first stop leads past the menu', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/home')
  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeVisible()

  const stops = await walk(page)

  expect(stops[0]?.name).toBe('ข้ามไปยังเนื้อหาหลัก')
  expect(stops.length).toBeGreaterThan(40)
  expect(stops.at(-1)?.name).toBe('มืด')
  expect(
    stops.filter(({ ring }) => !ring).map(({ name }) => name),
    'without a mark of focus',
  ).toEqual([])
  expect(
    stops.filter(({ seen }) => !seen).map(({ name }) => name),
    'hidden from view',
  ).toEqual([])
  await skipMenu(page)
})

test('and through the not-found page', async ({ page, complaints }) => {
  complaints.expect(/404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/no-such-page')

  const stops = await walk(page)

  expect(stops[0]?.name).toBe('ข้ามไปยังเนื้อหาหลัก')
  expect(stops.filter(({ ring, seen }) => !ring || !seen).map(({ name }) => name)).toEqual([])
})

interface Stop {
  name: string
  /** Is there a ring around it? */
  ring: boolean
  /** Is it on the screen, and nothing in front of it? */
  seen: boolean
}

/** Tab by Tab, until the page has no further stop. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  const STOPS_MAX = 150
  while (stops.length < STOPS_MAX) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((): Stop | undefined => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
      const { left, right, top, bottom } = activeElement.getBoundingClientRect()
      const inView = (value: number, end: number) => Math.min(Math.max(value, 1), end - 1)
      const points = [0.25, 0.5, 0.75].map((part) =>
        document.elementFromPoint(
          inView((left + right) / 2, innerWidth),
          inView(top + (bottom - top) * part, innerHeight),
        ),
      )
      return {
        name: activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim(),
        ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        seen: points.some((element) => element && activeElement.contains(element)),
      }
    })
    if (!stop) break
    stops.push(stop)
  }
  return stops
}
