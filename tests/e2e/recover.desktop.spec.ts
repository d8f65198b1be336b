import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addSlip } from '#database/queries/identity/activation-slip.ts'
import type { Person } from '#demo/core-system/member/person.ts'
import { newSlipCode, slipHash } from '#server/identity/recovery/codes.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { identifyYourself, PRESENT, referenceOn } from './support/recover.ts'
import { SITE_DATA_DIR, SITE_DATABASE_URL } from './support/site.ts'

const WHO = PRESENT[80] as Person

test('whose code does not come asks for another, and in the end brings a slip from the counter', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await page.clock.install()
  await page.goto('/member/forget')
  await identifyYourself(page, WHO)
  await page.getByRole('button', { name: 'ขอรหัส OTP' }).click()
  await expect(page.getByLabel('รหัส OTP', { exact: true })).toBeVisible()
  const first = await referenceOn(page)
  await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    db
      .updateTable('one_time_code')
      .set({ resend_at: new Date() })
      .where('reference', '=', first)
      .execute(),
  )
  await page.clock.runFor(61_000)
  await page.getByRole('button', { name: 'ขอรหัสใหม่' }).click()
  await expect.poll(() => referenceOn(page)).not.toBe(first)

  const code = newSlipCode()
  const file = join(String(process.env[SITE_DATA_DIR]), 'secrets.json')
  const { csrf } = JSON.parse(readFileSync(file, 'utf8'))
  await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
    addSlip(db, WHO.no, slipHash(code, csrf)),
  )
  await page.goto('/member/forget')
  await identifyYourself(page, WHO)
  await page.getByRole('radio', { name: /มีรหัสเปิดใช้งานจากสหกรณ์/ }).check()
  await page.getByLabel('รหัสเปิดใช้งาน', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'ตรวจสอบรหัส' }).click()
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill('สายน้ำเย็นหน้าบ้านยาย')
  await page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click()
  await expect(page.getByRole('heading', { name: 'ตั้งรหัสผ่านใหม่แล้ว' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('เลขสมาชิก')).toHaveValue('')
})
