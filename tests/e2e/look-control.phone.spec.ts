import { acceptCookies, expect, test, visit, waitForHydration } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'

test('a visitor’s text size and colours are kept, and drawn by the server', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await acceptCookies(page, baseURL)
  await visit(page, '/show/1001')
  const footer = page.getByRole('contentinfo')
  const white = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await background()
  await page.emulateMedia({ colorScheme: 'light' })
  expect(dark).not.toBe(white)

  await footer.getByRole('button', { name: 'ขนาดตัวอักษรใหญ่มาก' }).click()
  await footer.getByRole('button', { name: 'มืด', exact: true }).click()
  // The same as whose device wishes for it: the sweep looks at the dark by this switch.
  await expect.poll(background).toBe(dark)

  // Before any script: what the server sends is drawn that way already.
  const html = await (await page.request.get('/show/1001')).text()
  expect(html).toContain('<html lang="th" data-text="3" data-theme="dark">')
  await page.reload()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '20.8px',
  )
  expect(await background()).not.toBe(white)
  await waitForHydration(page)
  await expect(footer.getByRole('button', { name: 'ขนาดตัวอักษรใหญ่มาก' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await takeScreenshot(page, 'look-large-dark')

  // Whoever has not chosen is drawn the usual page, kept or not.
  await page.context().clearCookies({ name: 'look' })
  const usual = await (await page.request.get('/show/1001')).text()
  expect(usual).toContain('data-text="1" data-theme="auto"')

  function background() {
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  }
})
