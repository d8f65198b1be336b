import { enlargeText, expect, expectNotFound, idle, test, visit } from './support/journey.ts'
import { ADDRESSES } from './support/pages.ts'
import { signInAs } from './support/signed-in.ts'
import { sticksOut } from './support/sticks-out.ts'

const SCREENS = [
  [320, '100%'],
  [320, '200%'],
  [768, '200%'],
  [1024, '100%'],
  [1280, '200%'],
] as const

const MORE = ['/no-such-page', '/election?year=2569', '/caldividend?each=own']

for (const path of [...ADDRESSES, ...MORE]) {
  test(`nothing on ${path} has to be scrolled sideways, on any screen, with any size of text`, async ({
    page,
    complaints,
  }) => {
    expectNotFound(complaints)
    await visit(page, path)

    for (const [width, size] of SCREENS) {
      await page.setViewportSize({ width, height: 800 })
      await enlargeText(page, size)
      await idle(page)
      // The menu measures itself again after a change of size.
      await expect
        .poll(() => sticksOut(page), { message: `${width} px with text of ${size}` })
        .toEqual([])
    }
  })
}

const MEMBER_PAGES =
  'status share loan deposit kep kepcrem coll gian dividend insurance welfare password access balance'

test('nor does anything on a member’s pages, on the smallest screen with the largest text', async ({
  page,
}) => {
  await signInAs(page, '000001')
  await page.setViewportSize({ width: 320, height: 800 })
  for (const name of MEMBER_PAGES.split(' ')) {
    await visit(page, `/member/${name}`)
    await enlargeText(page, '200%')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => sticksOut(page), { message: name }).toEqual([])
    if (name !== 'kep') continue
    const month = await page.getByLabel('เดือนที่แสดง').boundingBox()
    expect(month?.width, 'room for the name of a month').toBeGreaterThan(240)
  }
})
