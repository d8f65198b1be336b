import { expect, expectNotFound, test } from './support/journey.ts'
import { QUESTION } from './support/public/board.ts'
import { answer as dividend } from './support/public/caldividend.ts'
import { answer as payment } from './support/public/loancal.ts'

test.use({ javaScriptEnabled: false })

// One window for all of it: a window without scripts is one that no other journey can have.
test('the public site can be read, searched and calculated with', async ({ page, complaints }) => {
  await test.step('the whole of /home can be read', async () => {
    await page.goto('/home')

    const main = page.getByRole('main')
    for (const heading of [
      'ข่าวล่าสุด',
      'บริการออนไลน์',
      'อัตราดอกเบี้ย',
      'ข่าวตามหมวด',
      'สหกรณ์วันนี้',
      'รายงานของสหกรณ์',
    ]) {
      await expect(main.getByRole('heading', { name: heading })).toBeVisible()
    }
    await expect(main.getByRole('table', { name: 'เงินฝาก' })).toContainText('2.60%')
    await expect(main.getByRole('figure')).toContainText('6,463.3')
    await expect(page.getByRole('contentinfo')).toContainText('08.30–16.30')
    await expect(page.getByRole('button', { name: 'ลองใหม่' })).toHaveCount(0)
    await test.step('the other slides can be reached', async () => {
      const link = page.getByRole('link', { name: 'ดูเงื่อนไขเงินฝาก' })
      await link.focus()
      await expect(link).toBeInViewport({ ratio: 0.9 })
    })
    await test.step('the menus open', async () => {
      const menu = page.getByRole('navigation', { name: 'เมนูหลัก' })
      await page.getByText('เมนู', { exact: true }).tap()
      await menu.locator('summary', { hasText: 'เกี่ยวกับสหกรณ์' }).click()
      await expect(menu.getByRole('link', { name: 'ประวัติสหกรณ์' })).toBeVisible()
    })
  })
  await test.step('the not-found page can be read, and leads home', async () => {
    expectNotFound(complaints)
    await page.goto('/no-such-page')

    await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()

    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible()
  })
  await test.step('the board can be read and searched', async () => {
    await page.goto('/board')
    await page.getByRole('searchbox').fill('472.60')
    await page.getByRole('button', { name: 'ค้นหา' }).click()
    await page.getByRole('link', { name: QUESTION }).click()

    await expect(page.getByText('ดอกเบี้ยคิดจากเงินต้นคงเหลือ')).toBeVisible()
  })
  await test.step('a list of forms is searched, and one of them downloaded', async () => {
    await page.goto('/list/8')
    await page.getByRole('searchbox').fill('สวัสดิการ')
    await page.getByRole('button', { name: 'ค้นหา' }).click()
    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name: /^สว.01/ }).click()
    expect((await arriving).suggestedFilename()).toBe('สว.01 คำขอรับสวัสดิการ.pdf')
  })
  await test.step('the list can be read, searched and filtered, and an answer read', async () => {
    await page.goto('/demand')
    await page.getByRole('searchbox').fill('รอคิว')
    await page.getByRole('button', { name: 'ค้นหา', exact: true }).click()
    await page.getByRole('link', { name: /รอคิวถอนเงินนาน/ }).click()
    await expect(page.getByRole('heading', { name: 'คำตอบจากสหกรณ์' })).toBeVisible()
  })
  await test.step('the election and its archive can be read', async () => {
    await page.goto('/election')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ชุดที่ 43')
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('link', { name: 'พ.ศ. 2569' }).click()
    await expect(page.getByRole('table')).toContainText('4,812')
  })
  await test.step('a loan is calculated: the form is sent, the answer is drawn, and every row can be had', async () => {
    await page.goto('/loancal')
    await page.getByLabel('ประเภทเงินกู้').selectOption('2')
    await page.getByLabel('วงเงินกู้', { exact: true }).fill('500,000')
    await page.getByLabel('จำนวนงวด', { exact: true }).fill('120')
    await page.getByRole('button', { name: 'คำนวณ' }).click()

    await expect(page).toHaveURL(/amount=500%2C000/)
    await expect(payment(page)).toContainText('เป็นเวลา 120 งวด')
    await page.getByRole('link', { name: 'แสดงทุกงวด' }).click()
    await expect(page.getByRole('table', { name: 'ตารางผ่อนชำระ' }).locator('tbody tr')).toHaveCount(
      120,
    )
    await expect(page.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', /loancal\/pdf\?/)
  })
  await test.step('a loan that cannot be is explained', async () => {
    await page.goto('/loancal')
    await page.getByLabel('วงเงินกู้', { exact: true }).fill('')
    await page.getByRole('button', { name: 'คำนวณ' }).click()

    await expect(page.getByText('กรอกวงเงินกู้').first()).toBeVisible()
  })
  await test.step('a dividend is calculated: the form is sent and the answer is drawn, month by month too', async () => {
    await page.goto('/caldividend')
    await page.getByLabel('หุ้นยกมาต้นปี', { exact: true }).fill('100000')
    await page.getByLabel('กรอกทีละเดือน').check()
    await page.getByRole('button', { name: 'คำนวณ' }).click()

    await expect(dividend(page)).toContainText('5,034.76')
    await page.getByLabel(/^มกราคม/).fill('1000')
    await page.getByRole('button', { name: 'คำนวณ' }).click()
    await expect(dividend(page)).toContainText('5,057.22')
  })
})
