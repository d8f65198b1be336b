import { addAcceptances, effectiveTerms, newestOfEach } from '#database/queries/site/terms.ts'
import { grantImpersonation } from '#server/members/grant-impersonation.ts'
import { inDatabase } from './support/database.ts'
import { expect, givenSettledVisitor, test } from './support/journey.ts'
import { givenNewcomer, signIn } from './support/member.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL } from './support/site.ts'

const REASON = 'สมาชิกโทรขอให้ช่วยอธิบายหน้าเปลี่ยนรหัสผ่าน'

givenSettledVisitor()

async function givenMemberAndGrant(membershipNo: string): Promise<string> {
  await givenNewcomer(membershipNo, 'กล้วยไม้')
  return inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    const inForce = newestOfEach(await effectiveTerms(db, '2999-12-31'))
    const agreed = inForce.map(({ kind, version, sha256 }) => ({ kind, version, sha256 }))
    const by = { membershipNo, at: new Date(), address: null }
    await addAcceptances(
      db,
      agreed.map((terms) => ({ ...terms, ...by })),
    )
    const asked = { staffLogin: 'memberservice', membershipNo, reason: REASON, ticket: 'T-5' }
    return grantImpersonation(db, asked, async () => undefined)
  })
}

test('an officer looks in a member’s place, only looks, and the member reads of it', async ({
  page,
  complaints,
}) => {
  const member = '700012'
  const code = await givenMemberAndGrant(member)
  complaints.expect(/Clear-Site-Data/)
  // A page of the portal may have nothing to show of a member whom no night has brought.
  complaints.expect(/^404: .*\/api\/member\/|status of 404/)

  await page.goto(`/member/impersonate#g=${code}`)
  await expect(page).toHaveURL('/member/status')
  expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.user)))).toEqual([
    'token',
    'membership_no',
    'member',
  ])
  await openWithinSite(page, '/member/password')
  const band = page.getByRole('region', { name: 'การเข้าดูในนามสมาชิก' })
  await expect(band).toContainText(`กำลังดูในนามสมาชิก ${member} โดย กมลชนก ดีพร้อม`)
  await takeScreenshot(page, 'impersonation')
  await openWithinSite(page, '/member/access')
  await expect(page.getByText('หน้านี้เป็นของสมาชิกเท่านั้น')).toBeVisible()
  await band.getByRole('button', { name: 'ออก' }).click()
  await expect(page).toHaveURL('/member/logon')
  expect(await page.evaluate(() => localStorage.user)).toBeUndefined()

  complaints.expect(/^401: .*\/admin\/impersonate|status of 401/)
  await page.goto(`/member/impersonate#g=${code}`)
  await expect(page.getByRole('heading', { name: 'ไม่มีสิทธิ์เข้าดูข้อมูลสมาชิกรายนี้' })).toBeVisible()
  await expect(page).toHaveURL('/member/impersonate')
  await takeScreenshot(page, 'impersonation-refused')

  await page.goto('/member/access')
  await signIn(page, member)
  const visit = page.getByRole('listitem').filter({ hasText: 'เจ้าหน้าที่เข้าดูในนามของท่าน' })
  await expect(visit).toContainText('กมลชนก ดีพร้อม')
  await expect(visit).toContainText(REASON)
  await takeScreenshot(page, 'member-access', { fullPage: true })
})
