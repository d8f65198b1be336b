import { enlargeText, expect, test, visit } from './support/journey.ts'
import { signInAsUnit } from './support/signed-in.ts'
import { sticksOut } from './support/sticks-out.ts'

/** What a page has drawn once it is whole. */
const WHOLE: Record<string, string> = {
  dashboard: '.card-table',
  keeprep: '.paper-sheet',
  delivery_book: '.paper-sheet',
  summarize_rep: '.paper-sheet',
  result: '#summary',
}

test('nothing on a unit’s pages has to be scrolled sideways, on the smallest screen with the largest text', async ({
  page,
}) => {
  await signInAsUnit(page)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [name, whole] of Object.entries(WHOLE)) {
    await visit(page, `/membergroup/${name}`)
    await enlargeText(page, '200%')
    await expect(page.locator(whole)).toBeVisible()
    await expect.soft.poll(() => sticksOut(page), { message: name }).toEqual([])
  }
})
