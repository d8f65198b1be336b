// A newcomer before the terms: what becomes of whoever does not agree to them.

import { expect, vi } from 'vitest'
import { addMembers } from '#database/queries/member/member.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenTerms } from '../support/given/terms.ts'
import { test } from '../support/pages/test.ts'

const NEWCOMER = '000777'

test('whoever declines the terms is out, keeps nothing, and is asked again the next time', async ({
  browser,
  app,
}) => {
  const { page, dialog } = browser
  await givenTerms(app.db)
  const member = { member_name: 'มะลิ', member_surname: 'ใจงาม' }
  await addMembers(app.db, [{ membership_no: NEWCOMER, ...member }])
  await becomeNewcomer()
  await browser.open('/member/password')
  await page.press('ไม่ยอมรับ')
  await dialog.press('ออกจากระบบ')
  await browser.arrivesAt('/member/logon')
  expect(localStorage.getItem('user')).toBeNull()
  await vi.waitFor(async () => {
    const ended = await app.db.selectFrom('session').select('revoked_at').execute()
    expect(ended).toEqual([{ revoked_at: expect.any(Date) }])
  })

  await becomeNewcomer()
  await browser.open('/member/password')
  await page.part('button', { name: 'ไม่ยอมรับ' }).comes()

  async function becomeNewcomer() {
    const { token } = await issueMemberSession(app.db, NEWCOMER, 'other')
    browser.become('user', { token, membership_no: NEWCOMER, member })
  }
})
