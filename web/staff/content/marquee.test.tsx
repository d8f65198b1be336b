import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { preload } from '../../app/routes.tsx'
import { givenServer, open } from '../../testing/given-member.tsx'

const EDITOR = {
  login: 'somsri',
  name: 'สมศรี งานดี',
  roles: ['editor'],
  permissions: ['own', 'content'],
  recovery_codes_left: 10,
}
const said = (data: unknown) => () => Response.json({ rc_code: '1', data })

beforeAll(() => preload('/admin/marquee'), 60_000)
beforeEach(() => localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' })))

test('an editor finds the moving line in the menu, sees what is shown today, and types plain words', async () => {
  const notes = [
    { text: 'ผ่านไปแล้ว', until: '2020-01-01' },
    { text: 'หยุดวันที่ 31', until: '' },
  ]
  const sheet = { version: 1, changed_by: null, changed_at: null, content: { show: true, notes } }
  const calls = givenServer({
    '/api/admin/auth/getAuthUser': said(EDITOR),
    '/api/admin/settings/marquee': said(sheet),
  })
  open('/admin/marquee')

  const preview = await screen.findByRole('region', { name: 'ตัวอย่าง' })
  expect(preview.textContent).toContain('หยุดวันที่ 31')
  expect(screen.getAllByText('หมดอายุแล้ว: ผ่านไปแล้ว').length).toBeGreaterThan(0)

  fireEvent.change(screen.getAllByLabelText('ข้อความ')[1] as HTMLElement, {
    target: { value: 'ยอด 5 < 7 <b>บาท</b>' },
  })
  expect(preview.textContent).toContain('ยอด 5 < 7 <b>บาท</b>')
  fireEvent.click(screen.getByRole('button', { name: 'บันทึกข้อความวิ่ง' }))
  await screen.findByRole('region', { name: 'ตัวอย่าง' })
  expect(JSON.stringify(calls.at(-1)?.body)).toContain('ยอด 5 < 7 <b>บาท</b>')
})
