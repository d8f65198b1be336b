// The cookie policy's table against a browser: a walk through all areas, with everything pressed that keeps something.

import type { Page } from '@playwright/test'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { rowOf, STORED_THINGS, type StoragePlace } from '#domain/identity/browser-storage.ts'
import { totpCode } from '#server/identity/totp.ts'
import { browserStorage } from './support/browser-storage.ts'
import { inDatabase } from './support/database.ts'
import { expect, test, visit, waitForHydration } from './support/journey.ts'
import { givenNewcomer, PASSWORD, signIn } from './support/member.ts'
import { givenOfficer, OFFICER_PASSWORD, TOTP_SECRET } from './support/officer.ts'
import { openWithinSite } from './support/open-within.ts'
import { ADDRESSES } from './support/pages.ts'
import { SITE_DATABASE_URL } from './support/site.ts'
import { agreeToTerms } from './support/terms.ts'
import { givenUnitPerson, signInUnit } from './support/unit.ts'

test.use({ serviceWorkers: 'allow' })

const MEMBER = '700043'
const OFFICER = 'stored.officer'
const UNIT = '00010001.stored'
// biome-ignore format: one list
const MEMBER_PAGES = ['status', 'share', 'loan', 'deposit', 'kep', 'kepcrem', 'coll', 'gian', 'welfare', 'dividend', 'insurance',
  'access', 'balance', 'welcome', 'password']
// biome-ignore format: one list
const UNIT_PAGES = ['dashboard', 'keeprep', 'delivery_book', 'summarize_rep', 'guide_group', 'result', 'password']

test('who refuses keeps what is needed only; who accepts and uses everything keeps what the policy lists, and no more', async ({
  page,
  complaints,
}) => {
  test.setTimeout(300_000)
  complaints.expect(/^40[14]: |status of 40[14]/)
  await givenNewcomer(MEMBER, 'กล้วยไม้')
  await agreeToTerms(MEMBER)
  await givenUnitPerson(UNIT, PASSWORD)
  await givenOfficer(OFFICER, ['administrator', 'editor', 'member_service', 'moderator'])
  const seen = new Set<string>()
  const unlisted = new Set<string>()
  async function note() {
    for (const [place, name] of await namesIn(page)) {
      const row = rowOf(name, place)
      if (row) seen.add(`${place} ${row.name}`)
      else unlisted.add(`${place} ${name}`)
    }
  }
  async function walk(addresses: readonly string[]) {
    for (const address of addresses) {
      await openWithinSite(page, address)
      await note()
    }
  }

  await test.step('refused', async () => {
    await visit(page, '/home')
    await page.getByRole('button', { name: 'ปฏิเสธ' }).click()
    await visit(page, '/member/logon')
    await walk(['/home', '/member/register'])
    expect([...seen].filter((name) => !isNeeded(name))).toEqual([])
  })
  await test.step('accepted, in public', async () => {
    await visit(page, '/home')
    await page.getByRole('button', { name: 'ยอมรับ' }).click()
    await page.getByRole('button', { name: 'เปิดการแจ้งเตือน' }).first().click()
    await page.getByRole('button', { name: 'มืด', exact: true }).first().click()
    await walk(ADDRESSES)
    await visit(page, '/boardPost')
    await page.getByLabel('หัวข้อ').fill('กู้ฉุกเฉิน')
    await expect
      .poll(async () => (await browserStorage(page)).localStorage.join())
      .toContain('pusher')
  })
  await test.step('a member', async () => {
    await page.goto('/member/password')
    await signIn(page, MEMBER, PASSWORD)
    await page.getByRole('button', { name: 'ซ่อนยอดเงิน' }).click()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await walk(MEMBER_PAGES.map((name) => `/member/${name}`))
  })
  await test.step('a unit, whose time is over in the end', async () => {
    await page.goto('/membergroup/password')
    await signInUnit(page, UNIT, PASSWORD)
    await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
    await walk(UNIT_PAGES.map((name) => `/membergroup/${name}`))
    await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
      endOtherSessions(db, { kind: 'unit', subjectId: UNIT }, 'test'),
    )
    await page.goto('/membergroup/guide_group')
    await expect(page).toHaveURL('/membergroup/logon')
    await note()
  })
  await test.step('an officer', async () => {
    await page.goto('/admin/logon')
    await page.getByLabel('ชื่อผู้ใช้').fill(OFFICER)
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(OFFICER_PASSWORD)
    await page.getByRole('button', { name: 'ถัดไป' }).click()
    await page.getByLabel('รหัส 6 หลักจากแอป').fill(totpCode(TOTP_SECRET, new Date()))
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
    await expect(page).toHaveURL('/admin')
    await page.getByText('การแสดงผล').first().click()
    await page.getByRole('button', { name: 'แน่น' }).first().click()
    const links = page.getByRole('navigation').locator('a[href^="/admin"]')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await walk([...new Set(hrefs)].map(String))
    await page.goto('/admin/photos')
    await page.getByRole('button', { name: /แป้นลัด/ }).click()
    await note()
  })

  expect([...unlisted], 'kept, and not in the policy').toEqual([])
  const listed = STORED_THINGS.map(({ place, name }) => `${place} ${name}`)
  expect([...seen].sort(), 'in the policy, and not kept').toEqual([...listed].sort())
  await page.goto('/cookie/cookies')
  await waitForHydration(page)
  const told = await page
    .locator('[data-stored]')
    .evaluateAll((all) => all.map((row) => row.getAttribute('data-stored')))
  expect(told.sort()).toEqual([...listed].sort())

  await test.step('who changes their mind keeps no conveniences', async () => {
    await page.getByRole('button', { name: 'เปลี่ยนการตั้งค่าคุกกี้' }).click()
    await page.getByRole('button', { name: 'ปฏิเสธ' }).click()
    await expect.poll(async () => (await browserStorage(page)).caches).toEqual([])
  })
})

function isNeeded(name: string): boolean {
  const row = STORED_THINGS.find((thing) => `${thing.place} ${thing.name}` === name)
  return row?.reason === 'needed'
}

async function namesIn(page: Page): Promise<[StoragePlace, string][]> {
  const { cookies, localStorage, sessionStorage, caches, databases } = await browserStorage(page)
  const all = { cookie: cookies, localStorage, sessionStorage, cache: caches, database: databases }
  return Object.entries(all).flatMap(([place, names]) =>
    names.map((name): [StoragePlace, string] => [place as StoragePlace, name]),
  )
}
