// Everything a member can ask of the cooperative, and an officer's answers: each form sent once, its page opened again.

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { hashPassword } from '#server/identity/password.ts'
import { issueSession } from '#server/identity/session.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { PASSWORD, signIn } from './support/member.ts'
import { givenOfficer, signInAsOfficer } from './support/officer.ts'
import { SITE_DATABASE_URL } from './support/site.ts'
import { agreeToTerms } from './support/terms.ts'

const PDF = {
  name: 'ทะเบียนบ้าน.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}
const NEW_PASSWORD = 'ลมหนาวพัดผ่านทุ่งกว้าง'

// Many forms take a while on a busy machine.
test.describe.configure({ timeout: 240_000 })

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

/** A member of the demo's night whom no other journey knows, with a password. */
async function givenMember(): Promise<string> {
  const password_hash = await hashPassword(PASSWORD)
  const no = await inDatabase(process.env[SITE_DATABASE_URL], async (db) => {
    const { membership_no } = await db
      .selectFrom('member')
      .select('membership_no')
      .where('state', '=', 'active')
      .where('membership_no', '>', '000130')
      .orderBy('membership_no')
      .executeTakeFirstOrThrow()
    await addCredentials(db, [{ kind: 'member', login: membership_no, password_hash }])
    return membership_no
  })
  await agreeToTerms(no)
  return no
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click()
}

test('a member asks for what the law and the cooperative allow; an officer answers, and the member reads it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Clear-Site-Data/)
  const no = await givenMember()
  await page.goto('/member/balance')
  await signIn(page, no)
  await test.step('the year’s balance is disputed', async () => {
    const disputed = page.getByRole('paragraph').filter({ hasText: 'เงินฝากขาดไปหนึ่งรายการ' })
    await page.getByRole('radio', { name: /ยอดไม่ตรง/ }).check()
    await page.getByLabel('รายละเอียดที่ไม่ตรง').fill('เงินฝากขาดไปหนึ่งรายการ')
    await press(page, 'ส่งคำตอบ')
    await expect(disputed).toBeVisible()
    await page.reload()
    await expect(disputed).toBeVisible()
  })
  await test.step('rights, consents, other devices and copies of the data', async () => {
    const phone = { kind: 'other', device: 'Safari บน iPhone', address: '127.0.0.1' } as const
    await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
      issueSession(db, { kind: 'member', subjectId: no, client: phone }),
    )
    await page.goto('/member/access')
    await press(page, 'ให้ Safari บน iPhone ออกจากระบบ')
    await expect(page.getByText('Safari บน iPhone')).toHaveCount(0)
    await press(page, 'ให้ความยินยอม รับข่าวสารและสิทธิประโยชน์')
    await expect(page.getByText(/^ให้ความยินยอมแล้ว/)).toHaveCount(1)
    await page.getByText('ยื่นคำขอใช้สิทธิ').click()
    await page.getByLabel('สิทธิที่ขอใช้').selectOption({ index: 1 })
    await page.getByLabel('รายละเอียด').fill('ขอทราบว่าเบอร์โทรศัพท์ได้มาจากที่ใด')
    await press(page, 'ยื่นคำขอ')
    const rights = page.locator('#rights').getByRole('listitem')
    await expect(rights).toContainText('ขอทราบว่าเบอร์โทรศัพท์')
    for (const form of ['PDF', 'JSON']) {
      await page.getByRole('radio', { name: new RegExp(form) }).check()
      await page.locator('#copy').getByLabel('รหัสผ่านของท่าน', { exact: true }).fill(PASSWORD)
      const saving = page.waitForEvent('download')
      await press(page, 'ดาวน์โหลดสำเนาข้อมูล')
      expect((await saving).suggestedFilename()).toContain(form.toLowerCase())
    }
    await page.reload()
    await expect(rights).toContainText('ขอทราบว่าเบอร์โทรศัพท์')
    await expect(page.getByText(/^ให้ความยินยอมแล้ว/)).toHaveCount(1)
    await expect(page.locator('#devices').getByRole('listitem')).toHaveCount(1)
    await expect(page.locator('#copy').getByLabel('รหัสผ่านของท่าน', { exact: true })).toHaveValue('')
  })
  await test.step('the national id, a photo and a correction', async () => {
    await page.goto('/member/status')
    await press(page, /^(เพิ่ม|เปลี่ยน)รูป$/)
    const photo = page.getByRole('dialog', { name: 'รูปถ่ายของท่าน' })
    const blue = {
      create: { width: 600, height: 600, channels: 3, background: '#2b62c9' },
    } as const
    const jpeg = {
      name: 'ฉัน.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp(blue).jpeg().toBuffer(),
    }
    await photo.locator('input[type=file]').setInputFiles(jpeg)
    await press(page, 'บันทึกรูป')
    await expect(photo).toBeHidden()
    await press(page, /แสดง.*เลขที่บัตรประชาชน/)
    await page.getByLabel('รหัสผ่านของท่าน', { exact: true }).fill(PASSWORD)
    await press(page, 'แสดงเลขเต็ม')
    await expect(page.getByText(/^\d-\d{4}-\d{5}-\d\d-\d$/)).toBeVisible()
    await page.getByRole('link', { name: /^ขอแก้ไขข้อมูล ติดต่อ/ }).click()
    await page.getByLabel('เรื่องที่ขอแก้ไข').selectOption('contact')
    await page.getByLabel('ข้อมูลเดิมและข้อมูลที่ถูกต้อง').fill('ย้ายบ้านไปเลขที่ 99 หมู่ 1')
    await page.getByLabel('แนบไฟล์').setInputFiles(PDF)
    await expect(page.getByText('ทะเบียนบ้าน.pdf', { exact: true })).toBeVisible()
    await press(page, 'ส่งคำขอแก้ไข')
    const asked = page.getByRole('region', { name: 'คำขอที่ส่งไว้' })
    await expect(asked).toContainText('แนบ 1 ไฟล์')
    await page.reload()
    await expect(asked).toContainText('ย้ายบ้านไปเลขที่ 99')
    await expect(page.getByRole('img', { name: /^รูปของคุณ/ })).toBeVisible()
    await expect(page.getByText(/^x-xxxx-xxxxx-\d\d-x$/)).toBeVisible()
  })
  await test.step('an officer answers', async () => {
    await givenOfficer('journey.answers', ['member_service'])
    await signInAsOfficer(page, 'journey.answers')
    await page.goto('/admin/balances')
    const dispute = page.getByRole('listitem').filter({ hasText: 'เงินฝากขาดไปหนึ่งรายการ' })
    await answer(page, dispute, 'ตรวจแล้ว แก้ไขยอดแล้ว', 'เพิ่มรายการวันที่ 30 กันยายนแล้ว')
    await page.goto('/admin/rights')
    const right = page.getByRole('listitem').filter({ hasText: 'ขอทราบว่าเบอร์โทรศัพท์' })
    await right.getByRole('button', { name: 'รับคำขอ' }).click()
    await expect(right).toContainText('ผู้ดำเนินการ')
    await answer(page, right, 'ดำเนินการตามคำขอแล้ว', 'ท่านแจ้งไว้ในใบสมัคร')
    await page.goto('/admin/photos')
    const photo = page.getByRole('listitem').filter({ hasText: no })
    await photo.getByRole('button', { name: /^อนุมัติ/ }).click()
    await expect(photo).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(photo).toHaveCount(0)
    await inDatabase(process.env[SITE_DATABASE_URL], (db) =>
      db
        .updateTable('outbox_message')
        .set({
          sent_at: null,
          gave_up_at: new Date(),
          too_late_at: new Date(Date.now() + 3_600_000),
        })
        .where('membership_no', '=', no)
        .where('template', '<>', 'code')
        .execute(),
    )
    await page.goto('/admin/outbox?state=gave_up')
    const failed = page.getByRole('row').filter({ hasText: no })
    await expect(failed.first()).toBeVisible()
    const before = await failed.count()
    await failed
      .first()
      .getByRole('button', { name: /^ส่งใหม่/ })
      .click()
    await expect(failed).toHaveCount(before - 1)
    await page.reload()
    await expect(failed).toHaveCount(before - 1)
  })
  await test.step('the member reads it, sets another password and signs out', async () => {
    await page.goto('/member/balance')
    await expect(page.getByText('เพิ่มรายการวันที่ 30 กันยายนแล้ว')).toBeVisible()
    await page.goto('/member/password')
    await page.getByLabel('รหัสผ่านเดิม').fill(PASSWORD)
    await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('ยืนยันรหัสผ่านใหม่').fill(NEW_PASSWORD)
    await press(page, 'บันทึกรหัสผ่านใหม่')
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('เปลี่ยนรหัสผ่านแล้ว')
    await page.goto('/member/password')
    await expect(page.getByLabel('รหัสผ่านเดิม')).toHaveValue('')
    await page.goto('/member/access')
    await expect(page.locator('#rights')).toContainText('ท่านแจ้งไว้ในใบสมัคร')
  })
})

/** Sends the answer; the request is then gone from the queue, also when it is opened again. */
async function answer(
  page: Page,
  request: ReturnType<Page['getByRole']>,
  outcome: string,
  words: string,
): Promise<void> {
  await request.getByRole('button', { name: 'ตอบคำขอนี้' }).click()
  await request.getByLabel(outcome).check()
  await request.getByLabel('คำตอบถึงสมาชิก').fill(words)
  await request.getByRole('button', { name: 'ส่งคำตอบ' }).click()
  await expect(request).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(request).toHaveCount(0)
}
