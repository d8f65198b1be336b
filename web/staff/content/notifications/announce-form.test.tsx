import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { preload } from '../../../app/routes.tsx'
import { givenServer, open } from '../../../testing/given-member.tsx'
import { givenOfficer } from '../../../testing/given-staff.ts'

beforeAll(() => preload('/admin/notifications'), 60_000)
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' }))
})

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('before a notification is sent to nobody the officer is told so, and afterwards it is no success', async () => {
  const told = 'ไม่มีผู้ได้รับการแจ้งเตือน เพราะขณะที่ส่งไม่มีเบราว์เซอร์ใดเชื่อมต่ออยู่'
  const answer = { rc_code: '1', rc_des: told, data: { reached: 0 } }
  const calls = givenServer({
    ...givenOfficer('announce'),
    '/api/admin/announcements': ({ body }) =>
      Response.json('title' in body ? answer : { rc_code: '1', data: { listening: 0, sent: [] } }),
  })
  const { store } = open('/admin/notifications')
  expect(await screen.findByText('ขณะนี้ไม่มีเบราว์เซอร์ใดเชื่อมต่ออยู่')).toBeTruthy()
  type('ข่าวที่เปิดเมื่อกด', '/show/1007')
  type('หัวข้อ', 'ปันผล')
  type('ข้อความ', 'จ่ายวันที่ 5')
  fireEvent.click(screen.getByRole('button', { name: 'ส่งการแจ้งเตือน…' }))
  expect(screen.getByText(/หากส่งตอนนี้จะไม่มีใครได้รับ/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'ส่งเดี๋ยวนี้' }))

  expect(await screen.findByText(told)).toBeTruthy()
  expect(calls.some(({ body }) => body.topic_id === 1007)).toBe(true)
  expect(JSON.stringify(store.getState())).not.toContain('"success"')
})
