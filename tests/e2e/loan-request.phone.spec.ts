// A loan without a sheet of paper, on a telephone: an emergency loan in a few taps, and an ordinary one that somebody stands for.

import type { Locator, Page } from '@playwright/test'
import type { RightFeed } from '#contract/member/right.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { type BorrowingRight, borrowingRight } from '#domain/loan-right/right.ts'
import { satang } from '#domain/money/money.ts'
import { hashPassword } from '#server/identity/password.ts'
import { issueSession } from '#server/identity/session.ts'
import { givenAuthenticator } from './support/authenticator.ts'
import { inDatabase } from './support/database.ts'
import { expect, givenSettledVisitor, test } from './support/journey.ts'
import { PASSWORD } from './support/member.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL, SITE_URL } from './support/site.ts'
import { agreeToTerms } from './support/terms.ts'

const TAPS_MOST = 10
const taken = new Set<string>()
const CLIENT = { kind: 'other', device: 'Chrome บน Android', address: '127.0.0.1' } as const

givenSettledVisitor()
test.describe.configure({ timeout: 240_000 })

test('an emergency loan takes ten taps at most; for an ordinary one somebody is asked, reads what it means and consents', async ({
  page,
}) => {
  const chromium = await page.context().newCDPSession(page)
  await givenAuthenticator(chromium)
  await page.goto('/offline')
  await askForEmergencyLoan(page)
  await askSomebodyToStand(page)
  // The next journey has the same window.
  await chromium.send('WebAuthn.disable')
})

async function askForEmergencyLoan(page: Page): Promise<void> {
  const { who, amount, months } = await someBorrower('เงินกู้เพื่อเหตุฉุกเฉิน', [12], () => true)
  await become(page, who)
  await addKey(page, who)
  const taps: string[] = []
  const tap = async (what: Locator, name: string) => {
    taps.push(name)
    await what.click()
  }
  await page.goto('/member/right')
  await tap(page.getByLabel('วงเงินที่ต้องการ', { exact: true }), 'amount')
  await page.keyboard.type(amount)
  await tap(page.getByLabel('จำนวนงวด', { exact: true }), 'months')
  await page.keyboard.type(months)
  await tap(page.getByRole('link', { name: 'ขอกู้ตามนี้' }), 'ask')
  const read = page.getByRole('button', { name: 'อ่านคำขอและลงนาม' })
  await expect(read).toBeVisible()
  await takeScreenshot(page, 'loan-request', { fullPage: true })
  await tap(read, 'read')
  for (const box of await ticks(page)) await tap(box, 'tick')
  await takeScreenshot(page, 'loan-signing', { fullPage: true })
  await tap(page.getByRole('button', { name: /^ลงนามด้วยพาสคีย์/ }), 'sign')
  await expect(page.getByRole('main')).toContainText('ลงนามและส่งคำขอ')
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(TAPS_MOST)
  await takeScreenshot(page, 'loan-sent', { fullPage: true })
}

async function askSomebodyToStand(page: Page): Promise<void> {
  const borrower = await someBorrower(
    'เงินกู้สามัญ',
    [60, 48, 36],
    ({ guarantors }) => guarantors === 1,
  )
  const guarantor = await somebodyFor(borrower)
  await become(page, borrower.who)
  await addKey(page, borrower.who)
  await page.goto('/member/loan/request')
  await page.getByLabel('ประเภทเงินกู้').selectOption('เงินกู้สามัญ')
  await page.getByLabel('วงเงินที่ต้องการ', { exact: true }).fill(borrower.amount)
  await page.getByLabel('จำนวนงวด', { exact: true }).fill(borrower.months)
  await page.getByLabel('เลขสมาชิกของผู้ค้ำประกัน').fill(guarantor.membershipNo)
  await page.getByLabel('ชื่อของผู้ค้ำประกัน').fill(guarantor.name)
  await page.getByRole('button', { name: 'ตรวจว่าค้ำได้หรือไม่' }).click()
  await expect(page.getByRole('group').getByRole('status').getByText('ค้ำได้')).toBeVisible()
  await takeScreenshot(page, 'loan-guarantor', { fullPage: true })
  await page.getByRole('button', { name: 'อ่านคำขอและลงนาม' }).click()
  await signByKey(page)
  await expect(page.getByRole('main')).toContainText('ยังไม่ได้รับคำตอบ')

  await become(page, guarantor)
  await addKey(page, guarantor)
  await page.goto('/member/status')
  await page.getByRole('link', { name: 'อ่านคำขอให้ค้ำ' }).click()
  await expect(page.getByRole('article')).toContainText('ท่านรับผิดไม่เกิน')
  await takeScreenshot(page, 'guarantee-asked', { fullPage: true })
  await page.getByRole('button', { name: 'อ่านสัญญาและยินยอม' }).click()
  await signByKey(page)
  await expect(page.getByRole('article')).toContainText('ท่านยินยอมแล้ว')

  await become(page, borrower.who)
  await page.goto('/member/loan/request')
  await expect(page.getByRole('listitem').filter({ hasText: 'ยินยอมแล้ว' })).toBeVisible()
  await takeScreenshot(page, 'loan-asking', { fullPage: true })
}

interface Who {
  membershipNo: string
  name: string
  token: string
}

interface Borrower {
  who: Who
  /** As they are typed. */
  amount: string
  months: string
}

/** The first whose own figures allow it: of what members have the demo decides. */
async function someBorrower(
  product: string,
  terms: number[],
  isWanted: (right: BorrowingRight) => boolean,
): Promise<Borrower> {
  for await (const who of members()) {
    const { facts, lendings, rules, day }: RightFeed = await asked(who, '/right')
    const lending = lendings.find((one) => one.product.name === product)
    if (!lending) throw new Error(`${product} is not lent`)
    for (const months of terms) {
      const nothing = satang(0)
      const wish = {
        months,
        method: 'equal-total' as const,
        otherIncome: nothing,
        studentLoan: nothing,
        housing: nothing,
        otherDeductions: nothing,
      }
      const rightOf = (baht: number) =>
        borrowingRight(facts, { ...wish, amount: satang(baht * 100) }, { ...lending, rules }, day)
      const most = Math.floor(rightOf(1000).largest / 100_000) * 1000
      if (most < 1000) continue
      const right = rightOf(most)
      if (right.ok && isWanted(right)) return { who, amount: String(most), months: String(months) }
    }
  }
  throw new Error(`nobody may borrow ${product}`)
}

/** Whom the rules let stand for it. */
async function somebodyFor({ who, amount, months }: Borrower): Promise<Who> {
  for await (const other of members()) {
    const named = { membership_no: other.membershipNo, name: other.name, product: 'เงินกู้สามัญ' }
    const body = { ...named, amount: Number(amount) * 100, months: Number(months) }
    const { may } = await asked(who, '/loan_request/guarantor', body)
    if (may) return other
  }
  throw new Error('nobody may stand for it')
}

/** Such as no other journey knows; nobody is asked for twice. */
async function* members(): AsyncGenerator<Who> {
  const rows = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    db
      .selectFrom('member')
      .select(['membership_no', 'member_name'])
      .where('membership_no', '>', '000040')
      .orderBy('membership_no')
      .limit(60)
      .execute(),
  )
  for (const { membership_no: membershipNo, member_name: name } of rows) {
    if (taken.has(membershipNo)) continue
    await agreeToTerms(membershipNo)
    const { token } = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
      issueSession(db, { kind: 'member', subjectId: membershipNo, client: CLIENT }),
    )
    taken.add(membershipNo)
    yield { membershipNo, name, token }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a journey reads what it names
async function asked({ token }: Who, path: string, body?: object): Promise<any> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/member${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, error } = (await reply.json()) as { data?: unknown; error?: string }
  if (!data) throw new Error(`${path}: ${error}`)
  return data
}

async function become(page: Page, { membershipNo, name, token }: Who): Promise<void> {
  const member = { member_name: name, member_surname: '' }
  const stored = JSON.stringify({ token, membership_no: membershipNo, member })
  await page.evaluate((kept) => localStorage.setItem('user', kept), stored)
}

async function addKey(page: Page, { membershipNo }: Who): Promise<void> {
  const password_hash = await hashPassword(PASSWORD)
  await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    addCredentials(db, [{ kind: 'member', login: membershipNo, password_hash }]),
  )
  await page.goto('/member/keys')
  await page.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ชื่อพาสคีย์').fill('โทรศัพท์ของฉัน')
  await dialog.getByLabel('รหัสผ่านของท่าน').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'ไปต่อ' }).click()
  await expect(page.getByRole('main').getByText('โทรศัพท์ของฉัน').first()).toBeVisible()
}

async function ticks(page: Page): Promise<Locator[]> {
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().waitFor()
  return boxes.all()
}

async function signByKey(page: Page): Promise<void> {
  for (const box of await ticks(page)) await box.check()
  await page.getByRole('button', { name: /^ลงนามด้วยพาสคีย์/ }).click()
}
