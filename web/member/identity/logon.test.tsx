import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenServer, givenSignedIn, open, refusing } from '../../testing/given-member.tsx'

const LOGIN = '/api/member/auth/login'
const WRONG = 'เลขสมาชิกหรือรหัสผ่านไม่ตรงกับในระบบ ตรวจสอบแล้วลองอีกครั้ง'

test('SEC-04: password managers can fill it, and what is typed can be shown', async () => {
  await givenLogon()

  expect(number().autocomplete).toBe('username webauthn')
  expect(password().autocomplete).toBe('current-password')
  expect(password().type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }))
  expect(password().type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }))
  expect(password().type).toBe('password')
})

test('a number of any digits is sent as six, with the wish to be remembered', async () => {
  const calls = await givenLogon({ [LOGIN]: refusing(401, WRONG) })

  fireEvent.change(number(), { target: { value: '๑2a' } })
  fireEvent.change(password(), { target: { value: 'รหัส 1' } })
  fireEvent.click(screen.getByRole('checkbox'))
  press()

  await screen.findAllByText(WRONG)
  expect(calls.find(({ path }) => path === LOGIN)?.body).toEqual({
    membership_no: '000012',
    mem_password: 'รหัส 1',
    remember: true,
    recaptcha: '',
  })
})

test('what is missing is said before anything is sent', async () => {
  const calls = await givenLogon()

  press()

  expect(await screen.findByText('กรุณาแก้ไข 2 รายการ')).toBeTruthy()
  expect(screen.getAllByText('กรอกเลขสมาชิก')).toHaveLength(2)
  expect(screen.getAllByText('กรอกรหัสผ่าน')).toHaveLength(2)
  expect(calls.some(({ path }) => path === LOGIN)).toBe(false)
})

test('a refusal is told and stays on the page; nothing typed is lost; the third offers a new password', async () => {
  await givenLogon({ [LOGIN]: refusing(401, WRONG) })
  fireEvent.change(number(), { target: { value: '1' } })
  fireEvent.change(password(), { target: { value: 'wrong' } })

  for (let tries = 1; tries <= 3; tries++) {
    press()
    await screen.findByText('กำลังเข้าสู่ระบบ…')
    const told = await screen.findByText(WRONG, { selector: '[tabindex="-1"] p' })
    await waitFor(() => expect(told.parentElement).toBe(document.activeElement))
    // Nothing is wrong with a field.
    expect(screen.queryByText(/^กรุณาแก้ไข/)).toBeNull()
  }

  expect([number().value, password().value]).toEqual(['1', 'wrong'])
  expect(screen.getByRole('link', { name: /ตั้งรหัสผ่านใหม่ที่นี่/ })).toBeTruthy()
  expect(localStorage.getItem('user')).toBeNull()
})

test('the keyboard’s language is told, since a right password typed in it is wrong', async () => {
  await givenLogon()

  fireEvent.change(password(), { target: { value: 'ฟหก' } })

  expect(screen.getByText('แป้นพิมพ์เป็นภาษาไทยอยู่')).toBeTruthy()
})

test('who is in already has no use for the door', async () => {
  givenServer()
  givenSignedIn()

  open('/member/logon')

  // The first page of the area is somebody else's work; this one is left.
  await expect.poll(() => screen.queryByLabelText('รหัสผ่าน')).toBeNull()
})

async function givenLogon(answers: Parameters<typeof givenServer>[0] = {}) {
  const calls = givenServer(answers)
  open('/member/logon')
  await screen.findByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })
  return calls
}

const number = () => screen.getByLabelText<HTMLInputElement>('เลขสมาชิก')
const password = () => screen.getByLabelText<HTMLInputElement>('รหัสผ่าน')
const press = () => fireEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
