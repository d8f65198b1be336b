import type { Locator, Page } from '@playwright/test'

export const EXAMPLE =
  '/caldividend?year=2569&opening=50000&each=same&monthly=500&rate=5&method=A&interest=6000&return=12.5'

export function answer(page: Page): Locator {
  return page.getByText(/^รวมรับ ปี/).locator('..')
}
