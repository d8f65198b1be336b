import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { preload } from '../../app/routes.tsx'
import { givenServer, open, refusing } from '../../testing/given-member.tsx'

const said = (data: unknown) => () => Response.json({ rc_code: '1', data })
const officer = (...permissions: string[]) =>
  said({ login: 'a', name: 'ก ข', roles: [], permissions, recovery_codes_left: 9 })
const HEALTH = {
  asked_at: '2026-11-16T01:00:00.000Z',
  processes: [],
  jobs: [
    {
      ...{ name: 'backup', due_at: '2026-11-16T19:30:00.000Z', started_at: null, runner: null },
      ...{ succeeded_at: null, last_error: 'no space left on device' },
    },
  ],
  items: [
    { key: 'backup', name: 'สำรองข้อมูล', state: 'bad', says: 'ยังไม่เคยสำรองข้อมูล', percent: null },
    { key: 'outbox', name: 'ข้อความขาออก', state: 'good', says: 'ไม่มีข้อความค้างส่ง', percent: null },
    { key: 'sms', name: 'การส่ง SMS', state: 'good', says: 'ตั้งค่าผู้ให้บริการแล้ว', percent: null },
  ],
}
const WHO = '/api/admin/auth/getAuthUser'

beforeAll(() => preload('/admin/health'), 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

test('what is not well says how it is mended, and the administrator mends it there', async () => {
  const calls = givenServer({
    [WHO]: officer('own', 'watch', 'settings'),
    '/api/admin/health': said(HEALTH),
    '/api/admin/health/runs': () => Response.json({ rc_code: '1', rc_des: 'สำรองข้อมูลเรียบร้อยแล้ว' }),
    '/api/admin/health/test-message': refusing(409, 'ส่งไม่สำเร็จ ผู้ให้บริการตอบว่า HTTP 401'),
  })
  open('/admin/health')
  expect(await screen.findByText(/วิธีแก้: กดสำรองตอนนี้/)).toBeTruthy()
  expect(screen.queryByText(/วิธีแก้: ดูว่าข้อความใดค้าง/)).toBeNull()
  const backup = screen.getByRole('row', { name: /สำรองข้อมูลและซ้อมกู้คืน/ })
  expect(backup.textContent).toContain('ยังไม่เคย')
  expect(backup.textContent).toContain('ไม่สำเร็จ: no space left on device')
  fireEvent.click(screen.getByRole('button', { name: 'สำรองตอนนี้' }))
  await waitFor(() => expect(JSON.stringify(calls)).toContain('"what":"backup"'))

  fireEvent.click(screen.getByRole('button', { name: 'ส่ง SMS ทดสอบ' }))
  fireEvent.change(screen.getByLabelText('เบอร์โทรศัพท์ของท่าน'), { target: { value: '0812345678' } })
  fireEvent.click(screen.getByRole('button', { name: 'ส่งทดสอบ' }))
  expect(await screen.findByText('ส่งไม่สำเร็จ ผู้ให้บริการตอบว่า HTTP 401')).toBeTruthy()
})

test('who only watches sees the way, and no button to press', async () => {
  givenServer({ [WHO]: officer('own', 'watch'), '/api/admin/health': said(HEALTH) })
  open('/admin/health')
  expect(await screen.findByText(/วิธีแก้: กดสำรองตอนนี้/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'สำรองตอนนี้' })).toBeNull()
  expect(screen.getByRole('link', { name: 'ดูข้อความที่ส่ง' })).toBeTruthy()
})
