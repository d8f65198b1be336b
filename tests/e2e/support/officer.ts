// An officer who is in already: signing in by hand, with a code, is the business of one journey. An officer has
// one session at a time, so two journeys never share one.

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sealingWith } from '#database/core/sealed.ts'
import { addCampaign, stopCampaign } from '#database/queries/campaign/campaign.ts'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addPasskey, userHandleOf } from '#database/queries/identity/passkey.ts'
import { addPendingAct } from '#database/queries/identity/pending-act.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { hashPassword } from '#server/identity/password.ts'
import { issueSession } from '#server/identity/session.ts'
import { readSealingSecrets } from '#server/settings/secrets.ts'
import { givenWatchCase } from '../../support/given/watch-case.ts'
import { inDatabase } from './database.ts'
import { SITE_DATA_DIR, SITE_DATABASE_URL } from './site.ts'

export const OFFICER_PASSWORD = 'ดอกไม้ป่าริมทางเขียว'
/** As the demo's officers have it, and those of givenOfficer. */
export const TOTP_SECRET = 'COOPDEMOCOOPDEMOCOOPDEMO22222222'

/** A session of this officer, as anything but a browser has it. */
export async function officerToken(login: string): Promise<string> {
  const client = { kind: 'other', device: 'Chrome บน Windows', address: '127.0.0.1' } as const
  const { token } = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    issueSession(db, { kind: 'staff', subjectId: login, client }),
  )
  return token
}

/** Signs an officer in, of the demo or of the journey's own, before the first page is opened. */
export async function signInAsOfficer(page: Page, login: string): Promise<{ token: string }> {
  const token = await officerToken(login)
  // Once: a page that is loaded again keeps what it has been given since.
  await page.addInitScript((staff) => {
    if (!sessionStorage.getItem('officer-given')) localStorage.setItem('staff', staff)
    sessionStorage.setItem('officer-given', 'yes')
  }, JSON.stringify({ token }))
  return { token }
}

/** An officer of the journey's own, with a password and an authenticator. */
export async function givenOfficer(
  login: string,
  roles: StaffRole[],
  name = 'ทดสอบ ระบบงาน',
): Promise<void> {
  const password_hash = await hashPassword(OFFICER_PASSWORD)
  const { seal } = sealingWith(...readSealingSecrets(String(process.env[SITE_DATA_DIR])))
  const totp_sealed = seal(TOTP_SECRET)
  await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    await addStaff(db, [{ login, name, roles, disabled_at: null }])
    await addCredentials(db, [{ kind: 'staff', login, password_hash, totp_sealed }])
  })
}

/** A passkey that no device has: it is offered and listed. */
export async function givenOfficerKey(login: string): Promise<void> {
  const holder = { kind: 'staff', login } as const
  const key = {
    ...{ credentialId: randomBytes(32), publicKey: Buffer.from('nobody signs'), counter: 0 },
    ...{ synced: false, backedUp: false, transports: ['internal'], aaguid: '0'.repeat(32) },
    name: 'คอมพิวเตอร์ที่เคาน์เตอร์',
  }
  await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    await userHandleOf(db, holder, randomBytes(32))
    await addPasskey(db, holder, key, 1)
  })
}

/** A loan that is behind, by its number. */
export async function givenLoanBehind(): Promise<number> {
  const given = await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    givenWatchCase(db, { days: 46 }),
  )
  return given.caseId
}

/** Two messages to many members, by their numbers: one waits for a second officer, one was stopped on its way. */
export function givenCampaigns(by: string): Promise<number[]> {
  const estimate = {
    members: 20,
    roadless: 3,
    roads: [{ road: 'sms', messages: 17 }],
    cost_satang: 8_50,
  }
  const words = 'สำนักงานสหกรณ์ปิดทำการวันที่ 5 ธันวาคม'
  const asked = { topic: 'news', audience: 'all', unit_no: null, words, estimate } as const
  return inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    const waiting = await addCampaign(db, { ...asked, made_by: by })
    const stopped = await addCampaign(db, { ...asked, made_by: by })
    await stopCampaign(db, stopped, by)
    return [waiting, stopped]
  })
}

/** Something that this officer proposed and another is to confirm; what it would do is not in it. */
export async function givenProposal(by: string): Promise<void> {
  const says = [`เปิดบัญชีของ ${by} อีกครั้ง`, 'บทบาท: ผู้ดูแลระบบ ผู้อนุมัติข้อมูลนำเข้า']
  const act = {
    kind: 'staff_restore',
    subject: by,
    sealed: Buffer.from('sealed'),
    says,
    by,
  } as const
  await inDatabase(process.env[SITE_DATABASE_URL], (db) => addPendingAct(db, act))
}
