import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberAccount, MemberProfile } from '#contract/staff/member.ts'
import { preload } from '../../../app/routes.tsx'
import { givenServer, open } from '../../../testing/given-member.tsx'
import { givenOfficer, okAnswer } from '../../../testing/given-staff.ts'

beforeAll(() => preload('/admin/members/000001'), 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

const PROFILE: MemberProfile = {
  membership_no: '000001',
  name: 'นางสาวสมหญิง ใจงาม',
  state: 'active',
  is_own: false,
  register: null,
  totals: null,
}
const ACCOUNT: MemberAccount = {
  password_set_at: null,
  slip: null,
  failures: 0,
  stopped_at: null,
  failed_at: null,
  sessions: [],
}

test('a code that is shown once has the focus and stays until it has been handed over', async () => {
  const calls = givenServer({
    ...givenOfficer('see_members', 'serve_members'),
    '/api/admin/members/000001': okAnswer(PROFILE),
    '/api/admin/members/000001/account': okAnswer(ACCOUNT),
    '/api/admin/members/000001/activation': okAnswer({
      code: 'K7QM-3XTR',
      expires_at: '2026-11-23T03:00:00.000Z',
    }),
  })
  open('/admin/members/000001?tab=account')
  fireEvent.click(await screen.findByRole('button', { name: 'ออกรหัสเปิดใช้งาน' }))
  expect(screen.getByText(/รหัสผ่านเดิมยังใช้ได้/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'ตรวจบัตรแล้ว ออกรหัส' }))

  const slip = await screen.findByRole('region', { name: 'รหัสเปิดใช้งาน' })
  await waitFor(() => expect(document.activeElement).toBe(slip))
  const asked = () => calls.filter(({ path }) => path.endsWith('/account')).length
  const before = asked()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  // Nothing under it is asked for again and moves it.
  expect(asked()).toBe(before)
  expect(screen.getByText('K7QM-3XTR')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'มอบรหัสแล้ว' }))
  expect(screen.queryByText('K7QM-3XTR')).toBeNull()
  await waitFor(() => expect(asked()).toBe(before + 1))
})
