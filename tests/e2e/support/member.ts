// Members of a journey's own: what one journey does to its member no other one sees.

import type { Page } from '@playwright/test'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addMembers } from '#database/queries/member/member.ts'
import { hashPassword } from '#server/identity/password.ts'
import { inDatabase } from './database.ts'
import { expect } from './journey.ts'
import { SITE_DATABASE_URL } from './site.ts'

export const PASSWORD = 'ต้นไม้ใหญ่ริมธารใส'

/** A member who has a password and has agreed to nothing yet. */
export async function givenNewcomer(membership_no: string, member_name: string): Promise<void> {
  const password_hash = await hashPassword(PASSWORD)
  await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    await addMembers(db, [{ membership_no, member_name, member_surname: 'ใจงาม' }])
    await addCredentials(db, [{ kind: 'member', login: membership_no, password_hash }])
  })
}

/** On the sign-in page. */
export async function signIn(page: Page, membershipNo: string, password = PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeVisible()
  await page.getByLabel('เลขสมาชิก').fill(membershipNo)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}
