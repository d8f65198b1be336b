// What an officer does about a member without a second window is in tests/pages/staff-members.test.ts.

import { addAcceptances, effectiveTerms, newestOfEach } from '#database/queries/site/terms.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { signInAsOfficer } from './support/officer.ts'
import { SITE_DATABASE_URL } from './support/site.ts'

const REASON = 'สมาชิกโทรขอให้ช่วยดูยอดหุ้น'

/** A member of the demo's night whom no other journey knows, and who has agreed to the terms. */
async function givenMember() {
  return inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    const member = await db
      .selectFrom('member')
      .select(['membership_no', 'member_surname'])
      .where('state', '=', 'active')
      .where('membership_no', '>', '000100')
      .orderBy('membership_no')
      .executeTakeFirstOrThrow()
    const membershipNo = member.membership_no
    const inForce = newestOfEach(await effectiveTerms(db, '2999-12-31'))
    const by = { membershipNo, at: new Date(), address: null }
    await addAcceptances(
      db,
      inForce.map(({ kind, version, sha256 }) => ({ kind, version, sha256, ...by })),
    )
    return { ...member, membershipNo }
  })
}

test('an officer looks in a member’s place in a second window, and is an officer still when that ends', async ({
  page,
  baseURL,
}) => {
  const { membershipNo, member_surname } = await givenMember()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await signInAsOfficer(page, 'memberservice')

  await page.goto(`/admin/members/${membershipNo}`)
  await page.getByRole('button', { name: 'ดูในนามสมาชิก' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('เหตุผล').fill(REASON)
  await dialog.getByLabel('รหัสผ่านของท่าน').fill('demo-staff-2569')
  await dialog.getByRole('button', { name: 'ขอสิทธิ์ดู' }).click()
  const [looking] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'เปิดหน้าสมาชิก' }).click(),
  ])
  const band = looking.getByRole('region', { name: 'การเข้าดูในนามสมาชิก' })
  await expect(band).toContainText(`กำลังดูในนามสมาชิก ${membershipNo}`)
  await band.getByRole('button', { name: 'ออก' }).click()
  await expect(looking).toHaveURL(`/admin/members/${membershipNo}`)
  await expect(looking.getByRole('heading', { level: 1 })).toContainText(member_surname)
  await looking.close()
  await page.goto(`/admin/members/${membershipNo}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member_surname)
})
