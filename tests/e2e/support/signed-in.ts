// A member or a unit who is in already: the session comes from the real sign-in call, as any browser's does, and lies where
// the site keeps it. Signing in by hand is the business of one journey, not of all.

import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { inDatabase } from './database.ts'
import { SITE_DATABASE_URL, SITE_URL } from './site.ts'

export interface SignedIn {
  token: string
  membership_no: string
}

/** Signs a demo member in before the first page is opened. */
export async function signInAs(page: Page, membershipNo: string): Promise<SignedIn> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/member/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      membership_no: membershipNo,
      mem_password: 'demo-member',
      // Other journeys type wrong passwords on this very network.
      recaptcha: await solvedCaptcha(),
    }),
  })
  if (!reply.ok) throw new Error(`${membershipNo} cannot sign in: ${await reply.text()}`)
  const { token, membership_no, member } = (await reply.json()) as SignedIn & { member: unknown }
  const user = JSON.stringify({ token, membership_no, member })
  await page.addInitScript((kept) => localStorage.setItem('user', kept), user)
  return { token, membership_no }
}

export interface SignedInUnit {
  token: string
  login: string
}

/** Somebody of a demo unit; 00010001 is the first hospital's. */
export async function signInAsUnit(page: Page, login = '00010001'): Promise<SignedInUnit> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/membergroup/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      member_group_no: login,
      member_group_pass: 'demo-unit',
      recaptcha: await solvedCaptcha(),
    }),
  })
  if (!reply.ok) throw new Error(`${login} cannot sign in: ${await reply.text()}`)
  const { rc_code, ...user } = (await reply.json()) as SignedInUnit & { rc_code: string }
  const kept = JSON.stringify(user)
  await page.addInitScript((text) => localStorage.setItem('membergroup', text), kept)
  return { token: user.token, login }
}

/** Ends it behind the browser's back, which keeps its token. */
export async function revokeSession(token: string): Promise<void> {
  const tokenHash = createHash('sha256').update(token).digest()
  await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    db
      .updateTable('session')
      .set({ revoked_at: new Date() })
      .where('token_hash', '=', tokenHash)
      .execute(),
  )
}

async function solvedCaptcha(): Promise<string> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/info/captcha`)
  const { data: challenge } = (await reply.json()) as { data: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** What a feed holds for this member, to compare with what the page shows. */
// biome-ignore lint/suspicious/noExplicitAny: a journey reads what it names
export async function feedOf({ token }: SignedIn, path: string): Promise<any> {
  const reply = await fetch(`${process.env[SITE_URL]}/api/member${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await reply.json()) as { data: unknown }).data
}
