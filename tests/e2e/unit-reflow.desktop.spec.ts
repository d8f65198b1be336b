import { enlargeText, expect, test, visit } from './support/journey.ts'
import { signInAsUnit } from './support/signed-in.ts'
import { sticksOut } from './support/sticks-out.ts'

test('nothing on a unit’s bill pages has to be scrolled sideways, on the smallest screen with the largest text', async ({
  page,
}) => {
  await signInAsUnit(page)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const name of ['keeprep', 'delivery_book', 'summarize_rep']) {
    await visit(page, `/membergroup/${name}`)
    await enlargeText(page, '200%')
    await expect(page.locator('.paper-sheet')).toBeVisible()
    await expect.soft.poll(() => sticksOut(page), { message: name }).toEqual([])
  }
})
