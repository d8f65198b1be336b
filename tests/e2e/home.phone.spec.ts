import type { Page } from '@playwright/test'
import { expect, scrollThrough, test, visit } from './support/journey.ts'
import { turn } from './support/sweep/barriers.ts'

test('whoever comes to the bare address is led to /home, and reads it from top to bottom', async ({
  page,
}) => {
  await visit(page, '/')
  await expect(page).toHaveURL('/home')
  await test.step('the slides, the newest first', async () => {
    const slides = page.getByRole('region', { name: 'เรื่องเด่น' })
    const first = slides.getByRole('listitem').first()
    await expect(first.getByRole('heading')).toHaveText('ประชุมใหญ่สามัญประจำปี 2569')
    await expect(first.getByRole('link', { name: 'ดูกำหนดการ' })).toHaveAttribute(
      'href',
      '/show/1007',
    )
    await expect(first.getByRole('img', { name: /^ภาพวาดการประชุมใหญ่/ })).toBeInViewport()
  })
  await scrollThrough(page)
  await test.step('in seven screens, not ten', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThan(6_400)
  })
  await test.step('each rate and since when it holds', async () => {
    await expect(page.getByText('อัตราร้อยละต่อปี ปรับล่าสุดตั้งแต่วันที่ 1 กรกฎาคม 2569')).toBeVisible()
    const special = page
      .getByRole('table', { name: 'เงินฝาก' })
      .getByRole('row', { name: /ออมทรัพย์พิเศษ/ })
    await expect(special).toContainText('2.60%')
    await expect(special).toContainText('มีผลตั้งแต่ 1 ก.ค. 2569')
    const ordinary = page
      .getByRole('table', { name: 'เงินกู้' })
      .getByRole('row', { name: /^เงินกู้สามัญ มีผล/ })
    await expect(ordinary).toContainText('5.75%')
  })
  await test.step('the news by category, with pictures and Thai dates', async () => {
    const names = ['ข่าวประชาสัมพันธ์', 'ประกาศ', 'กิจกรรม', 'ทุนการศึกษาและสวัสดิการ', 'ฌาปนกิจสงเคราะห์']
    for (const name of names) {
      const category = page.getByRole('region', { name, exact: true })
      await expect(category.getByRole('link', { name: `ดู${name} ทั้งหมด` })).toBeVisible()
      const picture = category.locator('img').first()
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
        name,
      ).toBeGreaterThan(0)
      const dates = await category
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('title')))
      expect(dates.length, name).toBeGreaterThan(1)
      for (const date of dates) expect(date).toMatch(/^\d{1,2} [ก-๙]+ 25[67]\d$/)
    }
    const old = page.getByRole('region', { name: 'กิจกรรม', exact: true }).locator('time').last()
    await expect(old).toHaveText(/^\d{1,2} [ก-๙]+ 2569$/)
  })
  await test.step('how the cooperative stands, in figures and in a chart', async () => {
    const statistics = page.getByRole('region', { name: 'สหกรณ์วันนี้' })
    await expect(statistics).toContainText('ข้อมูล ณ วันที่ 31 ธันวาคม 2568')
    await expect(statistics).toContainText('9,063 คน')
    await expect(statistics).toContainText('3,284.1\u00A0ล้าน บาท')
    const chart = statistics.getByRole('figure', { name: /สินทรัพย์รวมเพิ่มขึ้น 39% ในปี 2563–2568/ })
    await expect(chart.getByRole('row', { name: /2568/ })).toContainText('6,463.3\u00A0ล้าน')
    const widths = await chart
      .locator('rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
    expect(widths).toHaveLength(6)
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(widths[0] ?? 0).toBeGreaterThan(0)
  })
  await test.step('the bars of the chart stand out from their ground, in both themes', async () => {
    // What is far from the screen keeps its old colours.
    await page.locator('figure rect').first().scrollIntoViewIfNeeded()
    for (const theme of ['dark', 'light'] as const) {
      await turn(page, theme)
      await expectBarsToStandOut(page)
    }
  })
  await test.step('the annual and the monthly reports', async () => {
    const reports = page.getByRole('region', { name: 'รายงานของสหกรณ์' })
    const annual = reports.getByRole('link', { name: /รายงานกิจการประจำปี 2568/ })
    await expect(annual).toContainText('ณ วันที่ 31 ธันวาคม 2568')
    await expect(annual).toHaveAttribute('href', '/show/1049')
    await expect(reports.getByRole('link', { name: /เดือนตุลาคม 2569/ })).toHaveAttribute(
      'href',
      '/show/1045',
    )
  })
  await test.step('the hours, and how to reach the cooperative', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('เวลา 08.30–16.30\u00A0น.')
    await expect(footer.getByRole('link', { name: '0-4200-0000' })).toHaveAttribute(
      'href',
      'tel:042000000',
    )
    await expect(footer.getByRole('link', { name: /^contact@/ })).toHaveAttribute(
      'href',
      /^mailto:contact@/,
    )
  })
})

async function expectBarsToStandOut(page: Page): Promise<void> {
  const ratios = await page.locator('figure rect').evaluateAll((bars) =>
    bars.map((bar) => {
      const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
      const { fill, opacity } = getComputedStyle(bar)
      const ground = numbers(getComputedStyle(bar.closest('figure') as Element).backgroundColor)
      const share = Number(opacity)
      const seen = numbers(fill).map((c, at) => c * share + (ground[at] ?? 0) * (1 - share))
      const luminance = (colour: number[]) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
          const c = (colour[at] ?? 0) / 255
          return sum + weight * (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        }, 0)
      const [dark = 0, light = 0] = [luminance(seen), luminance(ground)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }),
  )
  expect(ratios).toHaveLength(6)
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
}
