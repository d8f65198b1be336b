// A clerk of a hospital is a member too, and an officer may be one: three sessions in one browser, and leaving one
// area takes nothing of the others.

import type { Page } from '@playwright/test'
import { browserStorage } from './support/browser-storage.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { givenNewcomer, PASSWORD, signIn } from './support/member.ts'
import { givenOfficer, officerToken } from './support/officer.ts'
import { agreeToTerms } from './support/terms.ts'
import { signInUnit } from './support/unit.ts'

const MEMBER = '700041'
const OFFICER = 'areas.officer'
const DRAFTS = [
  'draft:admin/areas.officer/topic',
  'draft:board-question',
  'draft:member/rights',
  'draft:membergroup/payroll',
]

test('whoever signs out of one area is out of it in every tab, and stays in the others', async ({
  page,
  baseURL,
}) => {
  await givenNewcomer(MEMBER, 'กล้วยไม้')
  await agreeToTerms(MEMBER)
  await givenOfficer(OFFICER, ['editor'])
  await acceptCookies(page, baseURL)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await page.goto('/member/password')
  await signIn(page, MEMBER, PASSWORD)
  await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
  await page.getByRole('button', { name: 'ซ่อนยอดเงิน' }).click()
  const unit = await page.context().newPage()
  await unit.goto('/membergroup/password')
  await signInUnit(unit, '00010002', 'demo-unit')
  await expect(unit.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
  const staff = await page.context().newPage()
  await keepAsPagesDo(page, await officerToken(OFFICER))
  await staff.goto('/admin/account')
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto('/member/password')
  await expect(otherTab.getByRole('button', { name: 'แสดงยอดเงิน' })).toBeVisible()

  await test.step('what is hidden in one tab is hidden in the other', async () => {
    await otherTab.getByRole('button', { name: 'แสดงยอดเงิน' }).click()
    await expect(page.getByRole('button', { name: 'ซ่อนยอดเงิน' })).toBeVisible()
    await page.getByRole('button', { name: 'ซ่อนยอดเงิน' }).click()
    await expect(otherTab.getByRole('button', { name: 'แสดงยอดเงิน' })).toBeVisible()
  })
  await test.step('the member leaves', async () => {
    await otherTab.getByRole('button', { name: 'ออกจากระบบ' }).first().click()
    await expect(otherTab).toHaveURL('/member/logon')
    await expect(page).toHaveURL('/member/logon')
    await expect
      .poll(() => held(page))
      .toEqual(['__Host-ub', ...without('draft:member/'), 'membergroup', 'notifications', 'staff'])
    await unit.reload()
    await expect(unit.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
  })
  await test.step('the unit leaves', async () => {
    await unit.getByRole('button', { name: 'ออกจากระบบ' }).first().click()
    await expect(unit).toHaveURL('/membergroup/logon')
    await expect
      .poll(() => held(page))
      .toEqual([...without('draft:member/', 'draft:membergroup/'), 'notifications', 'staff'])
    // Still in after both have left.
    await staff.reload()
    await expect(staff).toHaveURL('/admin/account')
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await test.step('the officer leaves', async () => {
    await staff.getByRole('button', { name: 'ออกจากระบบ' }).first().click()
    const asked = staff.getByRole('dialog').getByRole('button', { name: 'ออกและลบร่าง' })
    await asked.click()
    await expect(staff).toHaveURL('/admin/logon')
    await expect.poll(() => held(page)).toEqual(['draft:board-question', 'notifications'])
  })
})

/** Words that each area's forms keep while somebody writes, an officer's token, and the wish for notifications. */
async function keepAsPagesDo(page: Page, token: string): Promise<void> {
  await page.evaluate(
    ([drafts, staff]) => {
      for (const draft of drafts as string[]) localStorage.setItem(draft, '{"title":"x"}')
      localStorage.setItem('staff', staff as string)
      localStorage.setItem('notifications', 'on')
    },
    [DRAFTS, JSON.stringify({ token })],
  )
}

function without(...areas: string[]): string[] {
  return DRAFTS.filter((draft) => !areas.some((area) => draft.startsWith(area)))
}

/** Of what an area keeps; not what is every visitor's. */
async function held(page: Page): Promise<string[]> {
  const { cookies, localStorage } = await browserStorage(page)
  const everybodys = ['acceptCookie', '__Host-pre', '__Host-dv', 'pusherTransportNonTLS']
  return [...cookies, ...localStorage].filter((name) => !everybodys.includes(name)).sort()
}
