import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenServer, open } from '../../testing/given-member.tsx'

const RETURN = '/api/member/thaid/return'
const TICKET = `ct1_${'a'.repeat(43)}`

function proved(data: object) {
  const whose = { purpose: 'forget', membership_no: '000123', ticket: null, ready_at: null }
  return () => Response.json({ rc_code: '1', messages: [], data: { ...whose, ...data } })
}

test('whoever comes back from ThaID shows what they brought once, and sets a password', async () => {
  const calls = givenServer({
    [RETURN]: proved({ ticket: TICKET }),
    '/api/member/forget': () => Response.json({ rc_code: '1', messages: ['ตั้งแล้ว'] }),
  })
  open('/member/thaid?code=one-time&state=of-this-visit&iss=https%3A%2F%2Fthaid.example&other=1')
  expect(await screen.findByText('ยืนยันตัวตนด้วย ThaID แล้ว')).toBeTruthy()
  const brought = { code: 'one-time', state: 'of-this-visit', iss: 'https://thaid.example' }
  const sent = calls.filter(({ path }) => path === RETURN)
  expect(sent.map(({ body }) => body)).toEqual([brought])
  const password = screen.getByLabelText('รหัสผ่านใหม่')
  fireEvent.change(password, { target: { value: 'ปลาตะเพียนสามตัวในคลอง' } })
  fireEvent.click(screen.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }))
  expect(await screen.findByText(/บันทึกรหัสผ่านใหม่แล้ว/)).toBeTruthy()
  const set = calls.find(({ path }) => path === '/api/member/forget')
  expect(set?.body).toMatchObject({ ticket: TICKET })
})

test('whoever wants only passkeys is told from when on, and where it is stopped', async () => {
  givenServer({ [RETURN]: proved({ ready_at: '2026-11-20T03:30:00.000Z' }) })
  open('/member/thaid?code=one-time&state=of-this-visit')
  expect(await screen.findByText(/20 พฤศจิกายน 2569/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ไม่ใช่ฉัน หยุดทันที' })).toBeTruthy()
})

test('a refusal is shown as it was said, and nothing is sent without an answer of ThaID', async () => {
  const calls = givenServer({
    [RETURN]: () => Response.json({ rc_code: '0', error: 'ข้อมูลจาก ThaID ไม่ตรง' }, { status: 401 }),
  })
  open('/member/thaid?error=access_denied&state=of-this-visit')
  expect(await screen.findByText(/ข้อมูลจาก ThaID ไม่ตรง/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'เริ่มใหม่' }).getAttribute('href')).toBe('/member/forget')
  expect(calls.filter(({ path }) => path === RETURN)).toHaveLength(1)
})
