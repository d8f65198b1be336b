// People of a unit of a journey's own: what one journey does to them no other one sees.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addUnitCode } from '#database/queries/identity/unit-code.ts'
import { addUnitUsers } from '#database/queries/identity/unit-user.ts'
import { hashPassword } from '#server/identity/password.ts'
import { newSlipCode, slipHash } from '#server/identity/recovery/codes.ts'
import { inDatabase } from './database.ts'
import { expect } from './journey.ts'
import { SITE_DATA_DIR, SITE_DATABASE_URL } from './site.ts'

/** Somebody new, and the code that an officer would tell them. */
export async function givenUnitNewcomer(login: string, name: string): Promise<string> {
  const file = join(String(process.env[SITE_DATA_DIR]), 'secrets.json')
  const { csrf } = JSON.parse(readFileSync(file, 'utf8'))
  const code = newSlipCode()
  await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    await addUnitUsers(db, [{ login, unit_no: login.slice(0, 8), name }])
    const codeHash = slipHash(code, csrf)
    await addUnitCode(db, { login, codeHash, issuedBy: 'unitservice', now: new Date() })
  })
  return code
}

/** Somebody who has a password already. */
export async function givenUnitPerson(login: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    await addUnitUsers(db, [{ login, unit_no: login.slice(0, 8), name: 'ทดสอบ ระบบงาน' }])
    await addCredentials(db, [{ kind: 'unit', login, password_hash }])
  })
}

/** On the sign-in page of units. */
export async function signInUnit(page: Page, login: string, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })).toBeVisible()
  await page.getByLabel('รหัสหน่วยงาน').fill(login)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}
