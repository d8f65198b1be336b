// A loan without a sheet of paper, on a telephone: an emergency loan in a few taps, and an ordinary one that somebody stands for.

import type { Locator, Page } from '@playwright/test'
import type { RightFeed } from '#contract/member/right.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { consents } from '#scripts/demo/loan-acts.ts'
import { hashPassword } from '#server/identity/password.ts'
import { issueSession } from '#server/identity/session.ts'
import { addPasskey, givenAuthenticator } from './support/authenticator.ts'
import {
  answerTo,
  asPeople,
  type Borrower,
  CLIENT,
  ORDINARY,
  someBorrower,
  somebodyFor,
  type Who,
} from './support/borrowers.ts'
import { inDatabase } from './support/database.ts'
import { expect, givenSettledVisitor, test } from './support/journey.ts'
import { PASSWORD } from './support/member.ts'
import { givenOfficer, officerToken } from './support/officer.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL } from './support/site.ts'
import { expectStateInOrder } from './support/sweep/barriers.ts'
import { givenUnitPerson } from './support/unit.ts'

const TAPS_MOST = 10

givenSettledVisitor()
test.describe.configure({ timeout: 240_000 })

test('an emergency loan takes ten taps and three minutes at most; for an ordinary one a guarantor, the employer and two officers agree', async ({
  page,
}, info) => {
  const chromium = await page.context().newCDPSession(page)
  await givenAuthenticator(chromium)
  await page.goto('/offline')
  const { taps, seconds } = await askForEmergencyLoan(page)
  info.annotations.push({ type: 'emergency loan', description: `${taps} taps, ${seconds} s` })
  // The others come without keys, and the next journey has the same window.
  await chromium.send('WebAuthn.disable')
  const borrower = await askForOrdinaryLoan(page)
  await certify(page, borrower)
  await decide(page, borrower)
})

async function askForEmergencyLoan(page: Page): Promise<{ taps: number; seconds: number }> {
  const { who, amount, months } = await someBorrower('เงินกู้เพื่อเหตุฉุกเฉิน', [12], () => true)
  await become(page, who)
  await addKey(page, who)
  const taps: string[] = []
  const tap = async (what: Locator, name: string) => {
    taps.push(name)
    await what.click()
  }
  const began = Date.now()
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
  const seconds = Math.round((Date.now() - began) / 1000)
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(TAPS_MOST)
  expect(seconds).toBeLessThanOrEqual(180)
  await takeScreenshot(page, 'loan-sent', { fullPage: true })
  return { taps: taps.length, seconds }
}

/**
 * Until the guarantor has consented. What they press to sign and to consent, with the code on their phone, is in
 * tests/pages/member-loan.test.ts, with two of them.
 */
async function askForOrdinaryLoan(page: Page): Promise<Borrower> {
  const borrower = await someBorrower(
    ORDINARY,
    [60, 48, 36],
    ({ guarantors }, baht) => guarantors === 1 && baht < 100_000,
  )
  const guarantor = await somebodyFor(borrower)
  await become(page, borrower.who)
  await page.goto('/member/loan/request')
  await page.getByLabel('ประเภทเงินกู้').selectOption(ORDINARY)
  await page.getByLabel('วงเงินที่ต้องการ', { exact: true }).fill(borrower.amount)
  await page.getByLabel('จำนวนงวด', { exact: true }).fill(borrower.months)
  const group = page.getByRole('group', { name: /^ผู้ค้ำประกัน/ })
  await group.getByLabel('เลขสมาชิกของผู้ค้ำประกัน').fill(guarantor.membershipNo)
  await group.getByLabel('ชื่อของผู้ค้ำประกัน').fill(guarantor.name)
  await group.getByRole('button', { name: 'ตรวจว่าค้ำได้หรือไม่' }).click()
  await expect(group.getByRole('status').getByText('ค้ำได้')).toBeVisible()
  await expect(page.getByText('บันทึกร่างแล้วเมื่อ')).toBeVisible()
  await takeScreenshot(page, 'loan-guarantor', { fullPage: true })
  await asPeople(async (people) => {
    const { send, read } = people.member(borrower.who.membershipNo)
    const { draft } = await read('loan_request')
    const kept = { version: draft.version, form: draft.form, mends: null }
    const { reference } = await send('loan_request', kept)
    await people.sign(borrower.who.membershipNo, 'loan', reference)
  })

  await become(page, guarantor)
  await page.goto('/member/coll?tab=asks')
  await expect(page.getByRole('article')).toContainText('ท่านรับผิดไม่เกิน')
  await takeScreenshot(page, 'guarantee-asked', { fullPage: true })
  await asPeople((people) => consents(people, { membership_no: guarantor.membershipNo }))

  await become(page, borrower.who)
  await page.goto('/member/loan/request')
  await expect(page.getByRole('listitem').filter({ hasText: 'ยินยอมแล้ว' })).toHaveCount(1)
  await takeScreenshot(page, 'loan-asking', { fullPage: true })
  return borrower
}

/** In the name of the unit where the borrower works. */
async function certify(page: Page, { who }: Borrower): Promise<void> {
  const { facts }: RightFeed = await answerTo(who, '/right')
  const { unit_no } = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    db
      .selectFrom('member_detail')
      .select('unit_no')
      .where('membership_no', '=', who.membershipNo)
      .executeTakeFirstOrThrow(),
  )
  await enterAsUnit(page, unit_no)
  await page.goto('/membergroup/certify')
  const card = page.getByRole('listitem').filter({ hasText: who.membershipNo })
  await card.getByRole('button', { name: /^รับรองรายได้/ }).click()
  await card.getByLabel('รายได้ทั้งหมดของเดือน').fill(String(facts.salary / 100))
  const asBilled = card.getByRole('button', { name: 'ใช้ยอดตามใบเรียกเก็บ' })
  if (await asBilled.isVisible()) await asBilled.click()
  else await card.getByLabel('หักส่งสหกรณ์').fill('0')
  await card.getByLabel('หักอื่นทั้งหมด').fill('0')
  await takeScreenshot(page, 'unit-certifying', { fullPage: true })
  await card.getByRole('button', { name: 'รับรองในนามหน่วยงาน' }).click()
  await expect(page.getByRole('main')).toContainText('รับรองแล้ว')
}

/** One officer checks it, the other enters what the committee resolved; then the contracts wait for ink. */
async function decide(page: Page, { who }: Borrower): Promise<void> {
  const { requests } = await answerTo(who, '/requests')
  const at = `/admin/requests/${requests[0].request_id}`
  await givenOfficer('loan-maker', ['member_service'])
  await givenOfficer('loan-approver', ['approver'])
  await enter(page, 'loan-maker')
  await page.goto(at)
  for (const box of await ticks(page)) await box.check()
  await takeScreenshot(page, 'loan-checking', { fullPage: true })
  await page.getByRole('button', { name: 'ตรวจแล้ว ส่งให้อนุมัติ' }).click()
  await expect(page.getByRole('main')).toContainText('ตรวจแล้ว รออนุมัติ')
  await enter(page, 'loan-approver')
  await page.goto(at)
  await page.getByLabel('ครั้งที่ประชุมคณะกรรมการ').fill('11/2569')
  await expectStateInOrder(page)
  await page.getByRole('button', { name: 'อนุมัติคำขอ' }).click()
  await expect(page.getByRole('main')).toContainText('อนุมัติแล้ว')
  await expectStateInOrder(page)
}

async function enterAsUnit(page: Page, unitNo: string): Promise<void> {
  const login = `${unitNo}.loan`
  await givenUnitPerson(login, PASSWORD)
  const { token } = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    issueSession(db, { kind: 'unit', subjectId: login, client: CLIENT }),
  )
  const group = { member_group_no: unitNo, member_group_name: 'หน่วยงาน' }
  const kept = JSON.stringify({ token, login, ...group, name: 'ทดสอบ ระบบงาน' })
  await page.evaluate((unit) => localStorage.setItem('membergroup', unit), kept)
}

async function enter(page: Page, login: string): Promise<void> {
  const kept = JSON.stringify({ token: await officerToken(login) })
  await page.evaluate((staff) => localStorage.setItem('staff', staff), kept)
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
  await addPasskey(page, PASSWORD)
}

async function ticks(page: Page): Promise<Locator[]> {
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().waitFor()
  return boxes.all()
}
