import { acceptCookies, expect, test } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { feedOf, signInAs } from './support/signed-in.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('a member sees what her shares have become, by year and as a line that arrow keys read', async ({
  page,
}) => {
  const user = await signInAs(page, '000001')
  const share = await feedOf(user, '/share')
  await page.goto('/member/share')

  const hero = page.getByRole('region', { name: 'ทุนเรือนหุ้นสะสม' })
  await expect(hero.locator('data').first()).toHaveAttribute('value', String(share.balance / 100))
  await expect(hero).toContainText('ข้อมูล ณ 31 ตุลาคม 2569')

  const months = page.getByRole('slider', { name: 'ทุนเรือนหุ้น เลือกเดือน' })
  await months.press('ArrowLeft')
  await expect(months).toHaveAttribute('aria-valuetext', /^ก\.ย\. 2569 /)
  await page.getByText('ดูเป็นตาราง').click()
  await takeScreenshot(page, 'member-share', { swept: true, fullPage: true })

  await page.getByRole('link', { name: '2568', exact: true }).click()
  await expect(page).toHaveURL(/year=2025/)
  await expect(page.getByRole('heading', { name: 'ปีบัญชี 2568' })).toBeVisible()
  const rows = page.getByRole('table', { name: /ปีบัญชี 2568/ }).getByRole('row')
  const { movements } = await feedOf(user, '/share?year=2025')
  await expect(rows).toHaveCount(movements.length + 1)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'ปีบัญชี 2569' })).toBeVisible()
})

test('from her accounts to one of them, to the rows before, and to days of her own', async ({
  page,
}) => {
  const user = await signInAs(page, '000001')
  const { accounts } = await feedOf(user, '/deposit')
  const account = accounts.find(({ type_name }: { type_name: string }) =>
    type_name.endsWith('พิเศษ'),
  )
  await page.goto('/member/deposit')
  await expect(page.getByText('ปรับปรุงล่าสุดเมื่อ 31 ตุลาคม 2569')).toBeVisible()
  const card = page.getByRole('article', { name: /ออมทรัพย์พิเศษ/ })
  await expect(card).not.toContainText(account.account_no)
  await card.getByRole('button', { name: 'แสดง เลขบัญชี' }).click()
  await expect(card).toContainText(account.account_no)
  await takeScreenshot(page, 'member-deposit', { swept: true, fullPage: true })

  await card.getByRole('link', { name: 'ดูรายการเคลื่อนไหว' }).click()
  await expect(page.getByText('ปรับปรุงล่าสุดเมื่อ 31 ตุลาคม 2569')).toBeVisible()
  await expect(page.getByText('แสดง 50 รายการล่าสุด')).toBeVisible()
  await page.getByRole('button', { name: 'แสดงเพิ่ม' }).click()
  const { totals } = await feedOf(user, `/dep_statement/${account.statement}`)
  const all = totals.count_in + totals.count_out
  await expect(page.getByText(`แสดงครบ ${all} รายการ`)).toBeVisible()
  await expect(page.getByText(`รวมฝาก (${totals.count_in} รายการ)`)).toBeVisible()

  await page.getByText('กำหนดช่วงวันที่เอง').click()
  const from = page.getByRole('group', { name: 'ตั้งแต่วันที่' })
  await from.getByLabel('ปี พ.ศ.').selectOption('2567')
  await page.getByRole('button', { name: 'แสดงรายการ' }).click()
  await expect(from).toContainText('เลือกช่วงวันที่ได้ครั้งละไม่เกิน 1 ปี')
  await from.getByLabel('ปี พ.ศ.').selectOption('2569')
  await from.getByLabel('เดือน').selectOption('ตุลาคม')
  await page.getByRole('button', { name: 'แสดงรายการ' }).click()
  await expect(page.getByText('สรุป 1 ต.ค. 2569 – 31 ต.ค. 2569')).toBeVisible()
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/)
  await takeScreenshot(page, 'member-dep-statement', { swept: true, fullPage: true })
  await page.reload()
  await expect(page.getByText('สรุป 1 ต.ค. 2569 – 31 ต.ค. 2569')).toBeVisible()
})
