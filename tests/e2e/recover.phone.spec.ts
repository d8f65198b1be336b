import type { Page } from '@playwright/test'
import type { Person } from '#demo/core-system/member/person.ts'
import { toDay } from '#domain/calendar/day.ts'
import { buddhistYear, longDate } from '#domain/calendar/thai-date.ts'
import { expect, givenSettledVisitor, test } from './support/journey.ts'
import { codeWith, messagesTo } from './support/outbox.ts'
import { identifyYourself, PRESENT, referenceOn } from './support/recover.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { expectStateInOrder } from './support/sweep/barriers.ts'

/** Each test has somebody of its own: one number is sent a few codes an hour. */
const [NEWCOMER, FORGETFUL] = PRESENT.slice(40, 42) as [Person, Person]

givenSettledVisitor()

function ask(page: Page) {
  return page.getByRole('button', { name: 'ขอรหัส OTP' }).click()
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('รหัส OTP', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'ยืนยันรหัส' }).click()
}

async function signIn(page: Page, no: string, password: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await page.getByLabel('เลขสมาชิก').fill(no)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await expect(page.getByText('เข้าสู่ระบบแล้ว')).toBeVisible()
}

test('a member registers for the first time, and a slip of the finger costs nothing', async ({
  page,
}) => {
  const who = NEWCOMER
  await page.goto('/member/register')
  await expect(page.getByRole('heading', { name: 'สมัครใช้งานครั้งแรก' })).toBeVisible()
  await page.getByLabel('เลขบัตรประชาชน').fill('1234567890123')
  await page.getByLabel('เลขสมาชิก').focus()
  await expect(page.getByText('เลขบัตรประชาชนไม่ถูกต้อง')).toBeVisible()
  await identifyYourself(page, who)
  const born = page.getByRole('group', { name: 'วันเกิด' })
  await expect(born.getByRole('status')).toHaveText(longDate(toDay(who.birth)))
  await takeScreenshot(page, 'register-identity', { fullPage: true })
  await ask(page)

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'แก้ไขข้อมูลสมาชิก' }).click()
  await expect(page.getByLabel('เลขบัตรประชาชน')).toHaveValue(who.nationalId)
  await expect(page.getByLabel('ปี พ.ศ.')).toHaveValue(String(buddhistYear(toDay(who.birth))))
  await ask(page)
  const field = page.getByLabel('รหัส OTP', { exact: true })
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page.getByText(/ขอรหัสใหม่ได้ใน 0:\d\d/)).toBeVisible()
  await expectStateInOrder(page)
  await typeCode(page, await codeWith(who.no, await referenceOn(page)))

  const password = page.getByLabel('รหัสผ่านใหม่', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(who.no)
  await expect(page.getByText(`ยืนยันตัวตนผ่าน 08x-xxx-${who.mobile.slice(-4)} แล้ว`)).toBeVisible()
  await password.fill('ดาวเรืองริมรั้วบ้าน')
  await expect(page.getByText('ความปลอดภัย: ดี')).toBeVisible()
  await expectStateInOrder(page)
  await page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click()
  await expect(page.getByRole('heading', { name: 'พร้อมใช้งานแล้ว' })).toBeFocused()
  await signIn(page, who.no, 'ดาวเรืองริมรั้วบ้าน')
  await expect.poll(() => messagesTo(who.no, 'new_device')).not.toHaveLength(0)
  await page.goto('/member/register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('who forgot the password sets a new one, and reads why a first try was refused', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^40[01]: |status of 40[01]/)
  const who = FORGETFUL
  await page.goto('/member/forget')
  await identifyYourself(page, who)
  await expectPaper(page, who)
  await ask(page)
  const code = await codeWith(who.no, await referenceOn(page))
  await typeCode(page, code === '111111' ? '222222' : '111111')
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toContainText('รหัส OTP ไม่ถูกต้องหรือหมดอายุ กรุณาตรวจสอบอีกครั้ง')
  await expect(summary).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'ข้อผิดพลาด' })).toContainText('รหัส OTP')
  await typeCode(page, code)

  const password = page.getByLabel('รหัสผ่านใหม่', { exact: true })
  await password.fill('password123')
  await page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('มีคนใช้กันมาก')
  await expect(password).toHaveValue('password123')
  await password.fill('แม่ปลูกดาวเรืองริมรั้ว')
  await page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click()
  await expect(page.getByRole('heading', { name: 'ตั้งรหัสผ่านใหม่แล้ว' })).toBeFocused()
  await expectStateInOrder(page)
  await signIn(page, who.no, 'แม่ปลูกดาวเรืองริมรั้ว')
  await expect.poll(() => messagesTo(who.no, 'password_set')).not.toHaveLength(0)
  await lookAtThaid(page, who)
})

/** Of a site that is a client of it: how it is chosen, and what whoever wants only passkeys is told on coming back. */
async function lookAtThaid(page: Page, { no }: Person): Promise<void> {
  await page.route('**/api/info/page-config', async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    await route.fulfill({ response, json: { ...config, data: { ...config.data, thaid: true } } })
  })
  await page.goto('/member/forget')
  await page.getByRole('radio', { name: /^แอป ThaID/ }).check()
  await expect(page.getByLabel('เลขบัตรประชาชน')).toBeHidden()
  await page.getByLabel('เลขสมาชิก').fill(no)
  await expect(page.getByRole('button', { name: 'ไปที่ ThaID' })).toBeVisible()
  await takeScreenshot(page, 'member-thaid', { fullPage: true })
  const ready_at = '2026-11-20T03:30:00.000Z'
  const data = { purpose: 'forget', membership_no: no, ticket: null, ready_at }
  await page.route('**/api/member/thaid/return', (route) =>
    route.fulfill({ json: { rc_code: '1', messages: [], data } }),
  )
  await page.goto('/member/thaid?code=a&state=b')
  await expect(page.getByText('20 พฤศจิกายน 2569')).toBeVisible()
  await expect(page).toHaveURL('/member/thaid')
  await takeScreenshot(page, 'member-thaid-held', { fullPage: true })
  // What was brought is good once.
  await page.reload()
  await expect(page.getByText('หน้านี้เปิดได้หลังยืนยันตัวตนในแอป ThaID เท่านั้น')).toBeVisible()
}

/** For whoever's phone has changed: filled in but for the ids. */
async function expectPaper(page: Page, who: Person): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('section[aria-hidden]')
  await expect(paper).toBeVisible()
  await expect(paper).toContainText(who.no)
  await expect(paper).toContainText(longDate(toDay(who.birth)))
  await expect(paper).not.toContainText(who.nationalId)
  await expect(page.getByRole('button', { name: 'ขอรหัส OTP' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}
