import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenServer, open } from '../../testing/given-member.tsx'

const ASKED = {
  rc_code: '1',
  messages: ['หากข้อมูลตรงกับทะเบียนสมาชิก ระบบจะส่งรหัส'],
  data: {
    flow: '0191e1d4-0000-4000-8000-000000000000',
    reference: 'K7QM2P',
    asked_at: '2026-11-15T03:00:00.000Z',
    expires_at: '2026-11-15T03:10:00.000Z',
    resend_at: '2026-11-15T03:01:00.000Z',
  },
}

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function sayWho(): void {
  type('เลขสมาชิก', '๑๒๓')
  type('เลขบัตรประชาชน', '1-2345-67890-12-1')
  type('วัน', '15')
  type('เดือน', '3')
  type('ปี พ.ศ.', '2530')
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

const tooMany = () =>
  Response.json(
    { rc_code: '0', error: 'ถี่เกินไป', errors: ['ถี่เกินไป', 'กรุณารอ 5 นาที'] },
    { status: 429 },
  )

test('each string of errors is a notification of its own, and stays in the summary', async () => {
  givenServer({ '/api/member/registerauth': tooMany })
  open('/member/forget')
  await screen.findByRole('heading', { name: 'ตั้งรหัสผ่านใหม่' })
  sayWho()
  press('ขอรหัส OTP')

  const summary = await waitFor(() => within(screen.getByRole('main')).getByRole('alert'))
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ถี่เกินไป', 'กรุณารอ 5 นาที'])
  for (const words of ['ถี่เกินไป', 'กรุณารอ 5 นาที'])
    expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(1)
  expect((screen.getByLabelText('เลขบัตรประชาชน') as HTMLInputElement).value).toBe('1234567890121')
})

test('nobody there is «cannot connect», and nothing typed is lost', async () => {
  givenServer()
  open('/member/register')
  await screen.findByRole('heading', { name: 'สมัครใช้งานครั้งแรก' })
  sayWho()
  press('ขอรหัส OTP')

  expect((await screen.findAllByText('ไม่สามารถเชื่อมต่อได้', { exact: false })).length).toBeGreaterThan(
    0,
  )
  expect((screen.getByLabelText('ปี พ.ศ.') as HTMLInputElement).value).toBe('2530')
})

test('times count by the server’s own span, whatever this clock says', async () => {
  vi.useFakeTimers({ now: new Date('2001-01-01T00:00:00Z'), shouldAdvanceTime: true })
  const calls = givenServer({ '/api/member/registerauth': () => Response.json(ASKED) })
  open('/member/registerauth')
  await screen.findByRole('heading', { name: 'ยืนยันตัวตน' })
  sayWho()
  press('ขอรหัส OTP')

  expect(await screen.findByText(/รหัสใช้ได้อีก (10:00|9:5\d)/)).toBeTruthy()
  expect(screen.getByText('K7QM2P')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ขอรหัสใหม่' })).toBeNull()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(screen.getByRole('button', { name: 'ขอรหัสใหม่' })).toBeTruthy()
  const sent = calls.find(({ path }) => path === '/api/member/registerauth')
  expect(sent?.body).toMatchObject({
    membership_no: '000123',
    national_id: '1234567890121',
    birth_date: '1987-03-15',
    purpose: 'register',
  })
})

test('a wrong check digit is told when the field is left, before anything is sent', async () => {
  const calls = givenServer()
  open('/member/register')
  await screen.findByRole('heading', { name: 'สมัครใช้งานครั้งแรก' })
  type('เลขบัตรประชาชน', '1234567890123')
  fireEvent.blur(screen.getByLabelText('เลขบัตรประชาชน'))

  expect(screen.getByText(/เลขบัตรประชาชนไม่ถูกต้อง/)).toBeTruthy()
  expect(calls.some(({ path }) => path.startsWith('/api/member/registerauth'))).toBe(false)
})

test('who has a slip from the counter needs no birthday', async () => {
  const calls = givenServer({
    '/api/member/registerauth/slip': () =>
      Response.json({ rc_code: '1', messages: [], data: { ticket: 'ct1_x', sent_to: '' } }),
  })
  open('/member/register')
  await screen.findByRole('heading', { name: 'สมัครใช้งานครั้งแรก' })
  fireEvent.click(screen.getByRole('radio', { name: /มีรหัสเปิดใช้งานจากสหกรณ์/ }))
  type('เลขสมาชิก', '123')
  type('เลขบัตรประชาชน', '1234567890121')
  type('รหัสเปิดใช้งาน', 'k7qm-3xtr-9wpd')
  press('ตรวจสอบรหัส')

  expect(await screen.findByText('ยืนยันตัวตนด้วยรหัสเปิดใช้งานแล้ว')).toBeTruthy()
  const sent = calls.find(({ path }) => path.endsWith('/slip'))
  expect(sent?.body).not.toHaveProperty('birth_date')
  expect(screen.getByLabelText('รหัสผ่านใหม่').getAttribute('autocomplete')).toBe('new-password')
})
