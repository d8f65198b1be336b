import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loginSuccess } from '../client/store/authentication.ts'
import { show } from '../testing/given.tsx'
import { Component } from './boardPost.tsx'

const MEMBER = {
  token: 'cm1_x',
  membership_no: '000001',
  member: { member_name: 'สมหญิง', member_surname: 'ใจงาม' },
}

let sent: { path: string; body: Record<string, unknown> }[]
let answer: () => Response

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (path === '/api/info/page-config') return Response.json({ data: { csrf_token: 'new' } })
    // Without a challenge the form is sent all the same, and it is the server that refuses.
    if (path === '/api/info/captcha') return Response.json({}, { status: 503 })
    sent.push({ path, body: JSON.parse(body ?? '{}') })
    return answer()
  })
})

function posted(state: 'waiting' | 'shown') {
  return () => Response.json({ rc_code: '1', data: { topic_id: 7, state } })
}

function refused(status: number, error: string) {
  return () => Response.json({ error, errors: [error] }, { status })
}

function type(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
}

async function send() {
  await act(async () => screen.getByRole('button', { name: 'ส่งกระทู้' }).click())
}

test('a member is not asked for a name, and goes on to the question', async () => {
  answer = posted('shown')
  const { store } = show(<Component />)
  act(() => void store.dispatch(loginSuccess(MEMBER)))

  expect(screen.getByText('สมหญิง จ.')).toBeTruthy()
  expect(screen.queryByLabelText('ชื่อผู้ตั้งกระทู้')).toBeNull()
  type('หัวข้อ', ' กู้ฉุกเฉิน ')
  type('รายละเอียด', 'ใช้เอกสารอะไรบ้าง')
  await send()

  expect(sent).toEqual([
    {
      path: '/api/info/board',
      body: { title: 'กู้ฉุกเฉิน', body: 'ใช้เอกสารอะไรบ้าง', recaptcha: '' },
    },
  ])
  const link = await screen.findByText('เปิดดูกระทู้')
  expect(link.getAttribute('href')).toBe('/boardShow/7')
})

test('a session that ended meanwhile costs no word: the writer may go on as a guest', async () => {
  answer = refused(401, 'สิ้นสุดระยะเวลา')
  const { store } = show(<Component />)
  act(() => void store.dispatch(loginSuccess(MEMBER)))
  type('หัวข้อ', 'กู้ฉุกเฉิน')
  type('รายละเอียด', 'ใช้เอกสารอะไรบ้าง')
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain('การเข้าสู่ระบบสิ้นสุดแล้ว')
  expect((screen.getByLabelText('รายละเอียด') as HTMLTextAreaElement).value).toBe('ใช้เอกสารอะไรบ้าง')
  answer = posted('waiting')
  type('ชื่อผู้ตั้งกระทู้', 'สมหญิง')
  await send()

  expect(sent.at(-1)?.body.name).toBe('สมหญิง')
  expect(await screen.findByText('กระทู้รอเจ้าหน้าที่ตรวจสอบก่อนแสดง')).toBeTruthy()
})

test('what the server refuses is said in its words, and the words stay', async () => {
  answer = refused(429, 'ทำรายการถี่เกินไป กรุณารอ 5 นาที แล้วลองใหม่')
  show(<Component />)
  type('หัวข้อ', 'กู้ฉุกเฉิน')
  type('รายละเอียด', 'ใช้เอกสารอะไรบ้าง')
  type('ชื่อผู้ตั้งกระทู้', 'สมหญิง')
  await send()

  expect((await screen.findByRole('alert')).textContent).toContain('กรุณารอ 5 นาที')
  expect((screen.getByLabelText('หัวข้อ') as HTMLInputElement).value).toBe('กู้ฉุกเฉิน')
  expect(JSON.parse(localStorage.getItem('draft:board-question') ?? '{}').title).toBe('กู้ฉุกเฉิน')
})

test('whoever wrote for hours gets a new token instead of a refusal', async () => {
  const answers = [refused(403, 'หน้านี้เปิดไว้นานเกินไป'), posted('waiting')]
  answer = () => (answers.shift() as () => Response)()
  show(<Component />)
  type('หัวข้อ', 'กู้ฉุกเฉิน')
  type('รายละเอียด', 'ใช้เอกสารอะไรบ้าง')
  type('ชื่อผู้ตั้งกระทู้', 'สมหญิง')
  await send()

  expect(await screen.findByText('ส่งกระทู้แล้ว')).toBeTruthy()
  expect(sent).toHaveLength(2)
})

test('two presses are one question', async () => {
  answer = posted('waiting')
  show(<Component />)
  type('หัวข้อ', 'กู้ฉุกเฉิน')
  type('รายละเอียด', 'ใช้เอกสารอะไรบ้าง')
  type('ชื่อผู้ตั้งกระทู้', 'สมหญิง')
  await act(async () => {
    const button = screen.getByRole('button', { name: 'ส่งกระทู้' })
    button.click()
    button.click()
  })

  expect(await screen.findByText('ส่งกระทู้แล้ว')).toBeTruthy()
  expect(sent).toHaveLength(1)
})
