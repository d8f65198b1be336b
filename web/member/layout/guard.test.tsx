import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  EXPIRED,
  givenServer,
  givenSignedIn,
  inAnotherTab,
  open,
  refusing,
  SOMCHAI,
  SOMYING,
} from '../../testing/given-member.tsx'

const CHECK = '/api/member/auth/getAuthUser'

test('who is not signed in stands before the sign-in page, and nothing of theirs is asked for', async () => {
  const calls = givenServer()

  open('/member/password')

  expect(await logon()).toBeTruthy()
  expect(calls.filter(({ path }) => path.startsWith('/api/member/'))).toEqual([])
  expect(screen.queryByText(EXPIRED)).toBeNull()
})

test('while the session is checked the loading screen is there, and then the page', async () => {
  let answer = (_: Response) => {}
  givenServer({
    [CHECK]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  givenSignedIn()

  open('/member/password')

  expect(await screen.findByRole('heading', { name: 'ระบบสมาชิก Online' })).toBeTruthy()
  await screen.findByText('กำลังเปิดหน้า…')
  const { token, ...who } = SOMCHAI
  await act(async () => answer(Response.json({ rc_code: '1', ...who })))
  expect(await page()).toBeTruthy()
})

test('a session that has ended leads to the sign-in page, which says so, and back after signing in', async () => {
  let ended = true
  const { token, ...who } = SOMYING
  givenServer({
    [CHECK]: (call) =>
      ended ? refusing(401, EXPIRED)(call) : Response.json({ rc_code: '1', ...who }),
  })
  givenSignedIn()

  open('/member/password')

  await logon()
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toContain(EXPIRED)
  expect(alerts).toContain(`ข้อผิดพลาด ${EXPIRED}`)
  expect(localStorage.getItem('user')).toBeNull()

  ended = false
  fireEvent.change(screen.getByLabelText('เลขสมาชิก'), { target: { value: '1' } })
  fireEvent.change(screen.getByLabelText('รหัสผ่าน'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))

  expect(await page()).toBeTruthy()
})

test('a server out of reach is no expiry: what is stored stays, and can be tried again', async () => {
  let up = false
  const { token, ...who } = SOMCHAI
  givenServer({
    [CHECK]: () => {
      if (!up) throw new TypeError('offline')
      return Response.json({ rc_code: '1', ...who })
    },
  })
  givenSignedIn(SOMCHAI)

  open('/member/password')
  const retry = await screen.findByRole('button', { name: 'ลองใหม่' })
  expect(screen.getByRole('heading', { name: 'ไม่สามารถเชื่อมต่อได้' })).toBeTruthy()
  expect(localStorage.getItem('user')).not.toBeNull()
  up = true
  fireEvent.click(retry)

  expect(await page()).toBeTruthy()
})

test('who signs out in another tab has left this one too', async () => {
  givenServer()
  givenSignedIn()
  open('/member/password')
  await page()

  act(() => inAnotherTab(undefined))

  await logon()
  expect(screen.queryByText(EXPIRED)).toBeNull()
})

test('another member in another tab is another member here, checked and with nothing of the last', async () => {
  const calls = givenServer()
  givenSignedIn()
  open('/member/password')
  await page()
  fireEvent.change(screen.getByLabelText('รหัสผ่านเดิม'), { target: { value: 'of the first' } })

  act(() => inAnotherTab(SOMCHAI))

  expect(await screen.findByText('สมชาย มั่นคง')).toBeTruthy()
  await page()
  expect((screen.getByLabelText('รหัสผ่านเดิม') as HTMLInputElement).value).toBe('')
  expect(document.body.textContent).not.toContain('สมหญิง')
  const checked = calls.filter(({ path }) => path === CHECK).map((call) => call.authorization)
  expect([...new Set(checked)]).toEqual(['Bearer cm1_somying', 'Bearer cm1_somchai'])
})

test('coming back to a tab that lay hidden asks once more, without taking the page away', async () => {
  let ended = false
  const { token, ...who } = SOMCHAI
  givenServer({
    [CHECK]: () =>
      ended
        ? Response.json({ error: EXPIRED }, { status: 401 })
        : Response.json({ rc_code: '1', ...who }),
  })
  givenSignedIn(SOMCHAI)
  open('/member/password')
  await page()
  ended = true

  document.dispatchEvent(new Event('visibilitychange'))

  expect(await screen.findAllByText(EXPIRED)).not.toHaveLength(0)
  await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
})

const logon = () => screen.findByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })
const page = () => screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })
