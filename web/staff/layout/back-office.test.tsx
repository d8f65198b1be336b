import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Officer } from '#contract/staff/identity.ts'
import { preload } from '../../app/routes.tsx'
import { givenServer, open, refusing } from '../../testing/given-member.tsx'

const EDITOR: Officer = {
  login: 'somsri',
  name: 'สมศรี งานดี',
  roles: ['editor'],
  permissions: ['own', 'content'],
  recovery_codes_left: 10,
}
const WHO = '/api/admin/auth/getAuthUser'
const OVERVIEW = { queues: [] }

// Read from disk ahead: the tests are about what is shown, not about how soon.
beforeAll(async () => {
  for (const page of ['/admin', '/admin/staff', '/admin/logon', '/admin/setup']) await preload(page)
}, 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

const said = (data: unknown) => () => Response.json({ rc_code: '1', data })

test('an officer finds their own menu, and that nothing waits', async () => {
  givenServer({ [WHO]: said(EDITOR), '/api/admin/overview': said(OVERVIEW) })
  open('/admin')

  expect(await screen.findByText('ไม่มีงานค้าง')).toBeTruthy()
  // In the sidebar, and in the drawer of small screens.
  expect(screen.getAllByText('บัญชีของฉัน')).toHaveLength(2)
  expect(screen.queryByText('ผู้ใช้และสิทธิ์')).toBeNull()
})

test('a long menu is folded around the page one is on, and searched by any word', async () => {
  const permissions: Officer['permissions'] = ['own', 'content', 'settings', 'watch', 'audit']
  givenServer({ [WHO]: said({ ...EDITOR, permissions }), '/api/admin/overview': said(OVERVIEW) })
  open('/admin')
  const [box] = await screen.findAllByRole('searchbox', { name: 'ค้นหาเมนู' })
  const groups = () => screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS')
  expect(groups().every((group) => !(group as HTMLDetailsElement).open)).toBe(true)

  type(box as HTMLElement, 'สำรวจ')
  expect(screen.getAllByText('ไม่พบเมนูที่มีคำนี้')).toHaveLength(1)
  type(box as HTMLElement, 'ประวัติ')
  const menu = within(screen.getByRole('navigation', { name: 'เมนูเจ้าหน้าที่' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'ประวัติการใช้งาน',
    'เปิดหน้าเว็บไซต์',
  ])
})

test('a week of nothing is said in words; a week of many has a bar and a figure a day', async () => {
  const days = Array.from({ length: 7 }, (_, at) => `2026-11-0${at + 1}`)
  const week = (count: number) => ({
    queues: [],
    views: days.map((day) => ({ day, views: count })),
    failed: days.map((day) => ({ day, member: count, unit: 0, staff: 0 })),
  })
  givenServer({ [WHO]: said(EDITOR), '/api/admin/overview': said(week(0)) })
  const { unmount } = open('/admin')
  expect(await screen.findByText('ยังไม่มีการเปิดหน้าใน 7 วันนี้')).toBeTruthy()
  expect(screen.getByText('ไม่มีการเข้าสู่ระบบไม่สำเร็จ')).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
  unmount()

  givenServer({ [WHO]: said(EDITOR), '/api/admin/overview': said(week(1234)) })
  open('/admin')
  expect(await screen.findByText('เปิดหน้าเว็บไซต์ 7 วัน: 8,638 ครั้ง')).toBeTruthy()
  expect(screen.getAllByRole('figure')).toHaveLength(2)
})

test('a page that is somebody else’s work says so and offers nothing', async () => {
  const calls = givenServer({ [WHO]: said(EDITOR) })
  open('/admin/staff')

  expect(await screen.findByText('ท่านไม่มีสิทธิ์ใช้หน้านี้')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'เพิ่มเจ้าหน้าที่' })).toBeNull()
  expect(JSON.stringify(calls)).not.toContain('/api/admin/staff')
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
