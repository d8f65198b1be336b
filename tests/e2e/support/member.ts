// Members of a journey's own: what one journey does to its member no other one sees.

import type { Page } from '@playwright/test'
import { addCredentials } from '#database/queries/credential.ts'
import { addMembers } from '#database/queries/member.ts'
import { hashPassword } from '#server/password.ts'
import { inDatabase } from './database.ts'
import { expect } from './journey.ts'
import { SITE_DATABASE_URL, SITE_URL } from './site.ts'

export const PASSWORD = 'ต้นไม้ใหญ่ริมธารใส'

/** A member who has a password and has agreed to nothing yet. */
export async function givenNewcomer(membership_no: string, member_name: string): Promise<void> {
  const password_hash = await hashPassword(PASSWORD)
  await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    await addMembers(db, [{ membership_no, member_name, member_surname: 'ใจงาม' }])
    await addCredentials(db, [
      { kind: 'member', login: membership_no, password_hash, totp_secret: null },
    ])
  })
}

/** On the sign-in page. */
export async function signIn(page: Page, membershipNo: string, password = PASSWORD): Promise<void> {
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeVisible()
  await page.getByLabel('เลขสมาชิก').fill(membershipNo)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}

export interface SignedIn {
  token: string
  membership_no: string
}

/**
 * Signs a demo member in before the first page is opened. The session comes from the real sign-in call, as any
 * browser's does, and lies where the site keeps it: signing in by hand is the business of one journey, not of all.
 */
export async function signInAs(page: Page, membershipNo: string): Promise<SignedIn> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/member/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ membership_no: membershipNo, mem_password: 'demo-member' }),
  })
  if (!reply.ok) throw new Error(`${membershipNo} cannot sign in: ${await reply.text()}`)
  const { token, membership_no, member } = (await reply.json()) as SignedIn & { member: unknown }
  const user = JSON.stringify({ token, membership_no, member })
  await page.addInitScript((kept) => localStorage.setItem('user', kept), user)
  return { token, membership_no }
}

/** What a feed holds for this member, to compare with what the page shows. */
// biome-ignore lint/suspicious/noExplicitAny: a journey reads what it names
export async function feedOf({ token }: SignedIn, path: string): Promise<any> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/member${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await reply.json()) as { data: unknown }).data
}
