// A member who is in already: the session comes from the real sign-in call, as any browser's does, and lies where
// the site keeps it. Signing in by hand is the business of one journey, not of all.

import type { Page } from '@playwright/test'
import { SITE_URL } from './site.ts'

export interface SignedIn {
  token: string
  membership_no: string
}

/** Signs a demo member in before the first page is opened. */
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
