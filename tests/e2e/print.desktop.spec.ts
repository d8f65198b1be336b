import { expect, scrollThrough, test, visit } from './support/journey.ts'

test('what is printed is the content, without what one would press, on a few light sheets of A4', async ({
  page,
}) => {
  await visit(page, '/home')
  await scrollThrough(page)
  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  for (const part of await page.locator('nav, footer, button, summary').all())
    await expect(part).toBeHidden()
  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeHidden()
  await expect(
    page
      .getByText('สอ.สธ.ภูแสงธาร')
      .or(page.getByText('สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด'))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  for (const heading of ['ข่าวล่าสุด', 'อัตราดอกเบี้ย', 'ข่าวตามหมวด', 'สหกรณ์วันนี้', 'รายงานของสหกรณ์']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }

  await test.step('paper is light, also for whoever reads in the dark', async () => {
    const colours = () =>
      page.locator('body, h2, td, .bg-tint').evaluateAll((elements) =>
        elements.map((element) => {
          const { color, backgroundColor } = getComputedStyle(element)
          return `${color} on ${backgroundColor}`
        }),
      )
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    const light = await colours()

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

    expect(await colours()).toEqual(light)
  })
  await test.step('a few sheets of A4', async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')

    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheets).toBeGreaterThan(1)
    expect(sheets).toBeLessThanOrEqual(12)
  })
})
