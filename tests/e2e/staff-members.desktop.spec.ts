import { addCorrection } from '#database/queries/member/correction-request.ts'
import { addAcceptances, effectiveTerms, newestOfEach } from '#database/queries/site/terms.ts'
import { issueSession } from '#server/identity/session.ts'
import { inDatabase } from './support/database.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { signInAsOfficer } from './support/officer.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL } from './support/site.ts'

const REASON = 'สมาชิกโทรขอให้ช่วยดูยอดหุ้น'

function site<T>(work: Parameters<typeof inDatabase<T>>[1]): Promise<T> {
  return inDatabase<T>(process.env[SITE_DATABASE_URL], work)
}

/** A member of the demo's night whom no other journey knows, who has asked for a correction. */
async function givenAsker() {
  return site(async (db) => {
    const member = await db
      .selectFrom('member')
      .select(['membership_no', 'member_name', 'member_surname'])
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
    const words = 'ขอเปลี่ยนนามสกุลตามทะเบียนสมรส'
    const requestId = await addCorrection(db, { membershipNo, what: 'name', words, at: new Date() })
    return { ...member, membershipNo, requestId }
  })
}

test('an officer finds a member, hands out a code, looks in their place and answers; the member sees all of it', async ({
  page,
  baseURL,
}) => {
  const { membershipNo, member_name, member_surname, requestId } = await givenAsker()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await signInAsOfficer(page, 'memberservice')

  await page.goto('/admin/members')
  await page
    .getByLabel('ชื่อ เลขสมาชิก เบอร์โทรศัพท์ หน่วยงาน หรือเลขบัตรประชาชน')
    .fill(`${member_surname} ${member_name.slice(0, 3)}`)
  await page.getByRole('button', { name: 'ค้นหา' }).click()
  const found = page.getByRole('link', { name: membershipNo })
  await expect(found).toBeVisible()
  await takeScreenshot(page, 'admin-members', { swept: true })
  await found.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member_surname)
  await expect(page.getByText('x-xxxx-xxxxx-')).toBeVisible()
  await expect(page.getByText('ทุนเรือนหุ้น', { exact: true })).toBeVisible()
  await takeScreenshot(page, 'admin-member', { swept: true })

  await page.getByRole('button', { name: /^ดูเต็ม.*บัตรประชาชน/ }).click()
  const reason = page.getByRole('dialog')
  await reason.getByLabel('เหตุผล').fill('สมาชิกขอตรวจเลขบัตรที่เคาน์เตอร์')
  await reason.getByRole('button', { name: 'ดูข้อมูล' }).click()
  await expect(page.getByText(/^(\d{13}|\d-\d{4}-\d{5}-\d\d-\d)$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('x-xxxx-xxxxx-')).toBeVisible()

  await page.getByRole('link', { name: 'บัญชีผู้ใช้' }).click()
  for (const [button, sure] of [
    ['ปลดล็อกบัญชี', 'ปลดล็อกบัญชี'],
    ['ให้ทุกอุปกรณ์ออกจากระบบ', 'ให้ออกจากระบบทั้งหมด'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog').getByRole('button', { name: sure }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByText('0 อุปกรณ์')).toBeVisible()
  await page.getByRole('button', { name: 'ออกรหัสเปิดใช้งาน' }).click()
  await page.getByRole('button', { name: 'ตรวจบัตรแล้ว ออกรหัส' }).click()
  await expect(page.getByRole('region', { name: 'รหัสเปิดใช้งาน' })).toContainText(
    /[2-9A-Z]{4}-[2-9A-Z]{4}-/,
  )

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
  await page.goto('/admin/members')
  await expect(page.getByRole('button', { name: 'ค้นหา' })).toBeVisible()

  await page.goto('/admin/corrections')
  const asked = page.getByRole('listitem').filter({ hasText: `คำขอ ${requestId} ` })
  await asked.getByRole('button', { name: 'ตอบคำขอนี้' }).click()
  await asked.getByLabel('แก้ไขทะเบียนแล้ว').check()
  await asked.getByLabel('คำตอบถึงสมาชิก').fill('แก้นามสกุลแล้ว แสดงในข้อมูลวันพรุ่งนี้')
  await takeScreenshot(page, 'admin-corrections', { swept: true })
  await asked.getByRole('button', { name: 'ส่งคำตอบ' }).click()
  await expect(asked).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(asked).toHaveCount(0)

  const client = { kind: 'other', device: 'Chrome บน Android', address: '127.0.0.1' } as const
  const session = { kind: 'member', subjectId: membershipNo, client } as const
  const { token } = await site((db) => issueSession(db, session))
  const member = { member_name, member_surname }
  await page.evaluate(
    (kept) => localStorage.setItem('user', kept),
    JSON.stringify({ token, membership_no: membershipNo, member }),
  )
  await page.goto('/member/status')
  await expect(page.getByText('แก้นามสกุลแล้ว แสดงในข้อมูลวันพรุ่งนี้')).toBeVisible()
  await page.goto('/member/access')
  const events = page.locator('#events')
  await expect(events.getByText('เจ้าหน้าที่เปิดดูข้อมูลของท่าน').first()).toBeVisible()
  await expect(events.getByText('สหกรณ์ออกรหัสเปิดใช้งานให้ท่าน')).toBeVisible()
  await expect(events.getByText(REASON)).toBeVisible()
  await takeScreenshot(page, 'member-access-officers')
})
