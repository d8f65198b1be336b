import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { preload } from '../../../app/routes.tsx'
import { givenServer, open } from '../../../testing/given-member.tsx'

const EDITOR = {
  login: 'somsri',
  name: 'สมศรี งานดี',
  roles: ['editor'],
  permissions: ['own', 'content', 'announce'],
  recovery_codes_left: 10,
}
const said = (data: unknown) => () => Response.json({ rc_code: '1', data })
const TARGETS = [
  { url: '/home', name: 'หน้าแรก', kind: 'page' },
  { url: '/show/1007', name: 'ประชุมใหญ่', kind: 'topic' },
]

beforeAll(async () => {
  for (const page of ['/admin/reports', '/admin/notifications', '/admin/links']) await preload(page)
}, 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

test('a link is chosen by its name; one that leads nowhere is told at its field', async () => {
  const reports = [{ title: 'งบ', kind: 'annual', as_of: '2026-01-01', url: '/show/999' }]
  givenServer({
    '/api/admin/auth/getAuthUser': said(EDITOR),
    '/api/admin/reports': said({
      version: 1,
      changed_by: null,
      changed_at: null,
      content: { reports },
    }),
    '/api/admin/links/check': said({ dead: ['/show/999'], names: { '/show/1007': 'ประชุมใหญ่' } }),
    '/api/admin/links': said(TARGETS),
  })
  open('/admin/reports')
  expect(
    await screen.findByText('ไม่พบหน้านี้ในเว็บไซต์ ผู้อ่านจะเปิดไม่ได้', {}, { timeout: 15_000 }),
  ).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'เลือก ลิงก์' }))
  fireEvent.click(await screen.findByText('ประชุมใหญ่'))
  expect(screen.getByLabelText('ลิงก์')).toHaveProperty('value', '/show/1007')
  await waitFor(() => expect(screen.queryByText('ไม่พบหน้านี้ในเว็บไซต์ ผู้อ่านจะเปิดไม่ได้')).toBeNull())
})

test('a notification chooses among the news only', async () => {
  givenServer({
    '/api/admin/auth/getAuthUser': said(EDITOR),
    '/api/admin/announcements': said({ listening: 3, sent: [] }),
    '/api/admin/links/check': said({ dead: [], names: {} }),
    '/api/admin/links': said(TARGETS),
  })
  open('/admin/notifications')
  fireEvent.click(await screen.findByRole('button', { name: 'เลือก ข่าวที่เปิดเมื่อกด' }))
  await screen.findByText('ประชุมใหญ่')
  expect(screen.queryByRole('button', { name: 'หน้าแรก' })).toBeNull()
  expect(screen.queryByText(/เว็บไซต์อื่น:/)).toBeNull()
})

test('the page of all links shows the broken ones first, and where each is mended', async () => {
  givenServer({
    '/api/admin/auth/getAuthUser': said(EDITOR),
    '/api/admin/links/report': said({
      good: 12,
      dead: [{ place: 'เมนู ข่าว', edit: '/admin/menus', url: '/list/9' }],
      outside: [{ place: 'ข่าว ดอกเบี้ย', edit: '/admin/topics/5', url: 'https://bot.or.th' }],
    }),
  })
  open('/admin/links')
  expect(await screen.findByText('ลิงก์ที่ไม่พบหน้า 1 ลิงก์')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /เมนู ข่าว/ })[0]?.getAttribute('href')).toBe(
    '/admin/menus',
  )
  expect(screen.getByText('ยังไม่ได้ตรวจ กรุณากดเปิดดูเอง')).toBeTruthy()
})
