import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EXPIRED, givenServer, givenSignedIn, open, refusing } from '../../testing/given-member.tsx'

const CHANGE = '/api/member/member_pass'

test('SEC-04: each field tells password managers what it is, and whose', async () => {
  await givenPage()

  expect(field('รหัสผ่านเดิม').autocomplete).toBe('current-password')
  expect(field('รหัสผ่านใหม่').autocomplete).toBe('new-password')
  expect(field('ยืนยันรหัสผ่านใหม่').autocomplete).toBe('new-password')
  const name = document.querySelector<HTMLInputElement>('[autocomplete=username]')
  expect(name?.value).toBe('000001')
})

const IMPERSONAL = 'ไม่ใช่วันเกิด เบอร์โทรศัพท์ เลขประจำตัว หรือชื่อสหกรณ์'

test('the conditions are ticked while typing, by letters rather than bytes', async () => {
  await givenPage()
  expect(ticked()).toEqual([])

  fill({ รหัสผ่านเดิม: 'old password', รหัสผ่านใหม่: '🐘🐘🐘🐘🐘🐘🐘' })
  expect(ticked()).toEqual([IMPERSONAL, 'ไม่ซ้ำกับรหัสผ่านเดิม'])
  fill({ รหัสผ่านใหม่: '🐘🐘🐘🐘🐘🐘🐘🐘', ยืนยันรหัสผ่านใหม่: '🐘🐘🐘🐘🐘🐘🐘🐘' })
  const form = ['ไม่ซ้ำกับรหัสผ่านเดิม', 'ช่องยืนยันเหมือนกัน']
  expect(ticked()).toEqual(['มีอย่างน้อย 8 ตัวอักษร', IMPERSONAL, ...form])
})

test.each(['12052528', '08-1234-5678', '000001สมหญิง'])(
  'what the server would refuse is not ticked: %s',
  async (password) => {
    await givenPage()
    fill({ รหัสผ่านใหม่: password })
    expect(ticked()).not.toContain(IMPERSONAL)
  },
)

test('a changed password is told, stays told, and leaves the fields empty', async () => {
  const calls = await givenPage({
    [CHANGE]: () => Response.json({ rc_code: '1', rc_des: 'เปลี่ยนรหัสผ่านแล้ว' }),
  })
  change()

  await waitFor(() => expect(screen.getAllByText('เปลี่ยนรหัสผ่านแล้ว')).toHaveLength(2))
  expect(calls.find(({ path }) => path === CHANGE)?.body).toEqual({
    mem_password: 'new password',
    mem_oldpassword: 'old password',
  })
  expect(field('รหัสผ่านเดิม').value + field('รหัสผ่านใหม่').value).toBe('')
})

test.each([
  ['rc_des', () => Response.json({ rc_code: '0', rc_des: 'รหัสผ่านเดิมไม่ตรงกับในระบบ' })],
  ['an error', refusing(400, 'รหัสผ่านเดิมไม่ตรงกับในระบบ')],
])(
  'what the server says by %s is told and stays on the page; nothing typed is lost',
  async (_, answer) => {
    await givenPage({ [CHANGE]: answer })
    change()

    await waitFor(() => expect(screen.getAllByText('รหัสผ่านเดิมไม่ตรงกับในระบบ')).toHaveLength(2))
    expect(field('รหัสผ่านใหม่').value).toBe('new password')
  },
)

test('what cannot be is said before anything is sent', async () => {
  const calls = await givenPage()
  fill({ รหัสผ่านใหม่: 'short', ยืนยันรหัสผ่านใหม่: 'other' })
  send()

  expect(await screen.findByText('กรุณาแก้ไข 3 รายการ')).toBeTruthy()
  expect(screen.getAllByText('รหัสผ่านใหม่ต้องมีอย่างน้อย 8 ตัวอักษร')).toHaveLength(2)
  expect(calls.some(({ path }) => path === CHANGE)).toBe(false)
})

test('a session that has ended meanwhile leads to the sign-in page', async () => {
  await givenPage({ [CHANGE]: refusing(401, EXPIRED) })
  change()

  expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeTruthy()
  expect(localStorage.getItem('user')).toBeNull()
})

async function givenPage(answers: Parameters<typeof givenServer>[0] = {}) {
  const calls = givenServer(answers)
  givenSignedIn()
  open('/member/password')
  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })
  return calls
}

function change() {
  fill({
    รหัสผ่านเดิม: 'old password',
    รหัสผ่านใหม่: 'new password',
    ยืนยันรหัสผ่านใหม่: 'new password',
  })
  send()
}

function fill(words: Record<string, string>) {
  for (const [label, value] of Object.entries(words))
    fireEvent.change(field(label), { target: { value } })
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => fireEvent.click(screen.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))

function ticked(): (string | undefined)[] {
  const rules = within(screen.getByRole('list', { name: 'เงื่อนไขของรหัสผ่านใหม่' }))
  return rules
    .getAllByRole('listitem')
    .map(({ textContent }) => String(textContent))
    .filter((text) => text.endsWith(' ผ่านแล้ว'))
    .map((text) => text.replace(' ผ่านแล้ว', ''))
}
