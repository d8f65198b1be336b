// Without a mouse: in, through every entry of the menu, and out again.

import type { Page } from '@playwright/test'
import { acceptCookies, expect, test, visit } from './support/journey.ts'

// Signing out and the way home are the other two of the menu's twelve.
// biome-ignore format: the menu as a member hears it read, beginning after the page they land on
const ENTRIES = ['ทุนเรือนหุ้น', 'เงินกู้', 'เงินฝาก', 'รายการเรียกเก็บ', 'ภาระค้ำประกัน', 'เงินปันผล–เฉลี่ยคืน',
  'ผู้รับโอนผลประโยชน์', 'ประกันชีวิต', 'เปลี่ยนรหัสผ่าน', 'ข้อมูลส่วนบุคคล']

test('a member signs in, opens every page and signs out with the keyboard alone', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expect(/Clear-Site-Data/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await visit(page, '/member/logon')

  await tabTo(page, 'Tab', 'เลขสมาชิก')
  await page.keyboard.type('000002')
  await tabTo(page, 'Tab', 'รหัสผ่าน')
  await page.keyboard.type('demo-member')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/member/{welcome,status}')
  if (page.url().endsWith('/welcome')) {
    await tabTo(page, 'Tab', 'เข้าสู่ระบบสมาชิก')
    await page.keyboard.press('Enter')
  }

  await expect(page.getByRole('banner').getByRole('button', { name: 'เมนู' })).toBeHidden()
  for (const entry of ENTRIES) {
    // Whoever arrives is at the heading; the menu lies before it.
    await expect(page.getByRole('main').getByText('กำลังโหลดข้อมูล')).toHaveCount(0)
    await tabTo(page, 'Shift+Tab', entry)
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(entry)
    await expect(heading).toBeFocused()
  }

  await tabTo(page, 'Shift+Tab', 'ออกจากระบบ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/member\/logon$/)
})

/** Goes on until something of this name has the focus. */
async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab', name: string): Promise<void> {
  const STOPS_MAX = 60
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      const label = activeElement instanceof HTMLInputElement && activeElement.labels?.[0]
      return (label || activeElement)?.textContent?.trim() ?? ''
    })
    if (focused === name) return
  }
  throw new Error(`the keyboard does not come to «${name}»`)
}
