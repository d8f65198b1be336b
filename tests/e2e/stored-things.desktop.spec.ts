// The cookie policy's table against a browser, in which everything was pressed that stores something. That no other page
// stores anything else is seen by the sweep, which opens them all (support/sweep/sweep.ts).

import { endOtherSessions } from '#database/queries/identity/session.ts'
import { rowOf, STORED_THINGS } from '#domain/identity/browser-storage.ts'
import { totpCode } from '#server/identity/totp.ts'
import { browserStorage, storedNames } from './support/browser-storage.ts'
import { inDatabase } from './support/database.ts'
import { expect, test, visit, waitForHydration } from './support/journey.ts'
import { givenNewcomer, PASSWORD, signIn } from './support/member.ts'
import { givenOfficer, OFFICER_PASSWORD, TOTP_SECRET } from './support/officer.ts'
import { openWithinSite } from './support/open-within.ts'
import { SITE_DATABASE_URL } from './support/site.ts'
import { agreeToTerms } from './support/terms.ts'
import { givenUnitPerson, signInUnit } from './support/unit.ts'

test.use({ serviceWorkers: 'allow' })

const MEMBER = '700043'
const OFFICER = 'stored.officer'
const UNIT = '00010001.stored'

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
    for (const [place, name] of await storedNames(page)) {
      const row = rowOf(name, place)
      if (row) seen.add(`${place} ${row.name}`)
      else unlisted.add(`${place} ${name}`)
    }
  }

  await test.step('refused', async () => {
    await visit(page, '/home')
    await page.getByRole('button', { name: 'ปฏิเสธ' }).click()
    await visit(page, '/member/logon')
    await note()
    for (const address of ['/home', '/member/register']) {
      await openWithinSite(page, address)
      await note()
    }
    expect([...seen].filter((name) => !isNeeded(name))).toEqual([])
  })
  await test.step('accepted, in public', async () => {
    await visit(page, '/home')
    await page.getByRole('button', { name: 'ยอมรับ' }).click()
    await page.getByRole('button', { name: 'เปิดการแจ้งเตือน' }).first().click()
    await page.getByRole('button', { name: 'มืด', exact: true }).first().click()
    await openWithinSite(page, '/boardPost')
    await page.getByLabel('หัวข้อ').fill('กู้ฉุกเฉิน')
    await expect
      .poll(async () => (await browserStorage(page)).localStorage.join())
      .toContain('pusher')
    await note()
  })
  await test.step('a member', async () => {
    await page.goto('/member/password')
    await signIn(page, MEMBER, PASSWORD)
    await page.getByRole('button', { name: 'ซ่อนยอดเงิน' }).click()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await note()
  })
  await test.step('a unit, whose time is over in the end', async () => {
    await page.goto('/membergroup/password')
    await signInUnit(page, UNIT, PASSWORD)
    await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
    await note()
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
    await openWithinSite(page, '/admin/photos')
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
