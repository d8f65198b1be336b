// Ward stations are public places: amounts are hidden on every page of the portal at once, and never on paper.

import { acceptCookies, expect, test, visit } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { signInAs } from './support/signed-in.ts'

// biome-ignore format: one list
const PAGES = ['welcome', 'status', 'share', 'loan', 'deposit', 'kep', 'kepcrem', 'coll', 'dividend', 'gian', 'insurance',
  'welfare', 'balance']
/** "1,234.00"; not a rate, nor the value of one share, which is everybody's. */
const AMOUNT = /(?<!มูลค่าหุ้นละ |÷ ?|[\d,.])\d[\d,]*\.\d\d(?![\d.]| ?%)/

test('a member hides every amount with one press, and shows them again', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL)
  await signInAs(page, '000001')
  await visit(page, '/member/share')
  const main = page.getByRole('main')
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is in the text, and not seen
  const read = () => main.innerText()
  await expect(main).toContainText('ทุนเรือนหุ้นสะสม')
  expect(await read()).toMatch(AMOUNT)

  await page.getByRole('button', { name: 'ซ่อนยอดเงิน' }).click()
  await expect(page.getByRole('button', { name: 'แสดงยอดเงิน' })).toBeVisible()
  for (const name of PAGES) {
    await openWithinSite(page, `/member/${name}`)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByText('กำลังโหลดข้อมูล')).toHaveCount(0)
    await main.locator('summary').evaluateAll((all) => {
      for (const folded of all as HTMLElement[]) folded.click()
    })
    expect(await read(), name).not.toMatch(AMOUNT)
  }

  // Loaded anew they are hidden still, but not on paper.
  await visit(page, '/member/share')
  await expect(main).toContainText('ทุนเรือนหุ้นสะสม')
  expect(await read(), 'loaded anew').not.toMatch(AMOUNT)
  await page.emulateMedia({ media: 'print' })
  expect(await read(), 'on paper').toMatch(AMOUNT)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'แสดงยอดเงิน' }).click()
  expect(await read()).toMatch(AMOUNT)
})
