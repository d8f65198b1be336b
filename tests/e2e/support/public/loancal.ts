import type { Locator, Page } from '@playwright/test'

export const EXAMPLE = '/loancal?amount=120000&rate=6&months=24&method=equal-total&d=31&m=1&y=2569'

export function answer(page: Page): Locator {
  return page.getByText('ผ่อนงวดละประมาณ').locator('..')
}
