// `npm run bench -- counter`: a member who lets only passkeys in has lost every one of them and comes to the counter. An officer (1280 px)
// hands a slip over, and the member (390 px, a new phone) has a password, is in, and has a new passkey. Ten minutes are allowed; what a
// person takes to press and to type is waited for, the look at the identity card is not counted.

import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Person } from '#demo/core-system/member/person.ts'
import { toDay } from '#domain/calendar/day.ts'
import { buddhistYear, MONTHS } from '#domain/calendar/thai-date.ts'
import { totpCode } from '#server/identity/totp.ts'
import { addPasskey, givenAuthenticator } from '#tests/e2e/support/authenticator.ts'
import { PRESENT } from '#tests/e2e/support/recover.ts'
import { startSite } from '#tests/e2e/support/site.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../process/chromium.ts'
import { atEnd } from '../process/ending.ts'

/** Of the demo, with a password, and terms that are agreed to. */
const WHO = PRESENT.find(({ no }) => no === '000004') as Person
const PASSWORD = 'demo-member'
const NEW_PASSWORD = 'สายน้ำเย็นหน้าบ้านยาย'
const OFFICER = { login: 'memberservice', password: 'demo-staff-2569' }
const TOTP_SECRET = 'COOPDEMOCOOPDEMOCOOPDEMO22222222'
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }
/** What a person takes before each press, and for each letter. */
const PRESS_MS = 3_000
const LETTER_MS = 300
/** A step that takes longer has failed, and with it the bench. */
const STEP_MS = 60_000
const ALLOWED_S = 600

export async function counterBench(): Promise<void> {
  const opening = startSite()
  atEnd(async () => (await opening.catch(() => undefined))?.close())
  const { address } = await opening
  const launching = chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  atEnd(async () => (await launching.catch(() => undefined))?.close())
  const browser = await launching
  await givenKeysOnly(browser, address)

  const watch = new Watch()
  const phone = await openedAt(browser, address, PHONE)
  await signIn(phone, watch, PASSWORD)
  await phone.getByText('เข้าสู่ระบบด้วยพาสคีย์เท่านั้น').first().waitFor()
  watch.lap('the right password is refused')
  const code = await slipFrom(await openedAt(browser, address, DESK), watch)
  await setPassword(phone, watch, code)
  await signIn(phone, watch, NEW_PASSWORD)
  await phone.getByRole('heading', { name: 'พาสคีย์', exact: true }).waitFor()
  watch.lap('the member is in')
  await newKey(phone, watch)
  watch.lap('the member has a new passkey')
  console.log(`${watch.acts} acts; ${ALLOWED_S} s are allowed`)
  if (watch.seconds() > ALLOWED_S) throw new Error('It took too long.')
}

/** Counts what is pressed and typed, and takes as long for it as a person. */
class Watch {
  acts = 0
  private readonly began = performance.now()

  seconds(): number {
    return (performance.now() - this.began) / 1000
  }

  lap(what: string): void {
    console.log(`${this.seconds().toFixed(0).padStart(4)} s  ${what}`)
  }

  async press(where: Locator): Promise<void> {
    this.acts++
    await where.waitFor()
    await where.page().waitForTimeout(PRESS_MS)
    await where.click()
  }

  async type(where: Locator, text: string): Promise<void> {
    this.acts++
    await where.click()
    await where.pressSequentially(text, { delay: LETTER_MS })
  }

  async choose(where: Locator, label: string): Promise<void> {
    this.acts++
    await where.page().waitForTimeout(PRESS_MS)
    await where.selectOption(label)
  }
}

/** Each is a device of its own, with an authenticator that Chromium imitates. */
async function openedAt(browser: Browser, address: string, viewport: typeof PHONE): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport, baseURL: address })
  context.setDefaultTimeout(STEP_MS)
  await context.addCookies([{ name: 'acceptCookie', value: 'Y', url: address }])
  const page = await context.newPage()
  await givenAuthenticator(await context.newCDPSession(page))
  return page
}

/** The phone that is lost afterwards; not counted. */
async function givenKeysOnly(browser: Browser, address: string): Promise<void> {
  const page = await openedAt(browser, address, PHONE)
  await page.goto('/member/keys')
  await page.getByLabel('เลขสมาชิก').fill(WHO.no)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await addPasskey(page, PASSWORD)
  await page.getByRole('button', { name: 'ใช้เฉพาะพาสคีย์' }).click()
  await page.getByRole('button', { name: 'ให้ใช้รหัสผ่านได้อีก' }).waitFor()
  await page.context().close()
}

async function signIn(page: Page, watch: Watch, password: string): Promise<void> {
  await page.goto('/member/keys')
  await watch.type(page.getByLabel('เลขสมาชิก'), WHO.no)
  await watch.type(page.getByLabel('รหัสผ่าน', { exact: true }), password)
  await watch.press(page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }))
}

async function slipFrom(page: Page, watch: Watch): Promise<string> {
  await page.goto('/admin/members')
  await watch.type(page.getByLabel('ชื่อผู้ใช้'), OFFICER.login)
  await watch.type(page.getByLabel('รหัสผ่าน', { exact: true }), OFFICER.password)
  await watch.press(page.getByRole('button', { name: 'ถัดไป' }))
  await watch.type(page.getByLabel('รหัส 6 หลักจากแอป'), totpCode(TOTP_SECRET, new Date()))
  await watch.press(page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }))
  const search = page.getByRole('main').getByLabel(/^ชื่อ เลขสมาชิก/)
  await search.waitFor()
  watch.lap('the officer is in')
  await watch.type(search, WHO.no)
  await watch.press(page.getByRole('main').getByRole('button', { name: 'ค้นหา' }))
  await watch.press(page.locator(`main a[href$="/${WHO.no}"]`).first())
  await watch.press(page.getByRole('link', { name: 'บัญชีผู้ใช้', exact: true }))
  await watch.press(page.getByRole('button', { name: 'ออกรหัสเปิดใช้งาน' }))
  await watch.press(page.getByRole('button', { name: 'ตรวจบัตรแล้ว ออกรหัส' }))
  const slip = page.getByRole('region', { name: 'รหัสเปิดใช้งาน' })
  const code = String(await slip.locator('.figures').textContent())
  watch.lap('the officer holds the slip')
  await page.context().close()
  return code
}

async function setPassword(page: Page, watch: Watch, code: string): Promise<void> {
  await page.goto('/member/forget')
  const [, month = 1, day] = WHO.birth.split('-').map(Number)
  await watch.type(page.getByLabel('เลขสมาชิก'), WHO.no)
  await watch.type(page.getByLabel('เลขบัตรประชาชน'), WHO.nationalId)
  await watch.type(page.getByLabel('วัน', { exact: true }), String(day))
  await watch.choose(page.getByLabel('เดือน'), String(MONTHS[month - 1]))
  await watch.type(page.getByLabel('ปี พ.ศ.'), String(buddhistYear(toDay(WHO.birth))))
  await watch.press(page.getByRole('radio', { name: /มีรหัสเปิดใช้งานจากสหกรณ์/ }))
  await watch.type(page.getByLabel('รหัสเปิดใช้งาน', { exact: true }), code)
  await watch.press(page.getByRole('button', { name: 'ตรวจสอบรหัส' }))
  await watch.type(page.getByLabel('รหัสผ่านใหม่', { exact: true }), NEW_PASSWORD)
  await watch.press(page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  await page.getByRole('heading', { name: 'ตั้งรหัสผ่านใหม่แล้ว' }).waitFor()
  watch.lap('the password is set')
}

async function newKey(page: Page, watch: Watch): Promise<void> {
  await watch.press(page.getByRole('button', { name: 'เพิ่มพาสคีย์' }))
  const dialog = page.getByRole('dialog')
  await watch.type(dialog.getByLabel('ชื่อพาสคีย์'), 'เครื่องใหม่')
  await watch.type(dialog.getByLabel('รหัสผ่านของท่าน'), NEW_PASSWORD)
  await watch.press(dialog.getByRole('button', { name: 'ไปต่อ' }))
  await page.getByRole('main').getByText('เครื่องใหม่').first().waitFor()
}
