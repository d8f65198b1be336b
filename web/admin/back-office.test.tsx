import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Officer } from '#contract/staff.ts'
import { givenServer, open, refusing } from '../testing/given-member.tsx'

const EDITOR: Officer = {
  login: 'somsri',
  name: 'สมศรี งานดี',
  roles: ['editor'],
  permissions: ['own', 'content'],
  recovery_codes_left: 10,
}
const WHO = '/api/admin/auth/getAuthUser'
const OVERVIEW = { queues: [] }

beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

const said = (data: unknown) => () => Response.json({ rc_code: '1', data })

test('an officer finds their own menu, and that nothing waits', async () => {
  givenServer({ [WHO]: said(EDITOR), '/api/admin/overview': said(OVERVIEW) })
  open('/admin')

  expect(await screen.findByRole('heading', { name: 'ภาพรวม' })).toBeTruthy()
  expect(await screen.findByText('ไม่มีงานค้าง')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'บัญชีของฉัน' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'ผู้ใช้และสิทธิ์' })).toBeNull()
})

test('whose session has ended before they came stands at the door, and is told', async () => {
  givenServer({ [WHO]: refusing(401, 'สิ้นสุด') })
  open('/admin/staff')

  expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบเจ้าหน้าที่' })).toBeTruthy()
  expect(screen.getByText(/สิ้นสุดระยะเวลาการเข้าสู่ระบบ/)).toBeTruthy()
})

test('a server that cannot be reached ends no session', async () => {
  givenServer()
  open('/admin')

  expect(await screen.findByRole('button', { name: 'ลองใหม่' })).toBeTruthy()
  expect(localStorage.getItem('staff')).not.toBeNull()
})

test('the first administrator names themselves; anybody else is known already', async () => {
  localStorage.clear()
  const calls = givenServer({
    '/api/admin/auth/setup/code': said({ is_first: true, login: '', name: '' }),
    '/api/admin/auth/setup': refusing(400, 'รหัสผ่านนี้มีคนใช้กันมาก'),
  })
  open('/admin/setup')
  type(await screen.findByLabelText('รหัสตั้งค่าครั้งแรก'), 'k7qm-3xtr-9wpd')
  fireEvent.click(screen.getByRole('button', { name: 'ถัดไป' }))
  type(await screen.findByLabelText('ชื่อและนามสกุล'), 'อรทัย แสงทอง')
  type(screen.getByLabelText('ชื่อผู้ใช้'), 'orathai')
  type(screen.getByLabelText('รหัสผ่านใหม่'), 'ดอกไม้ป่าริมทาง')
  type(screen.getByLabelText('ยืนยันรหัสผ่านใหม่'), 'ดอกไม้ป่าริมทาง')
  fireEvent.click(screen.getByRole('button', { name: 'บันทึกรหัสผ่าน' }))

  expect(await screen.findByText('รหัสผ่านนี้มีคนใช้กันมาก')).toBeTruthy()
  expect(calls.at(-1)?.body).toMatchObject({ login: 'orathai', name: 'อรทัย แสงทอง' })
  await waitFor(() => expect(screen.getByLabelText('ชื่อผู้ใช้')).toHaveProperty('value', 'orathai'))
})

function type(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } })
}
