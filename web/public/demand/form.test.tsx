import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenAnswers, show } from '../../testing/given.tsx'
import { DemandForm } from './form.tsx'

function fillIn(): void {
  fireEvent.click(screen.getByRole('radio', { name: /ข้อร้องเรียน/ }))
  fireEvent.change(screen.getByLabelText('หัวข้อ'), { target: { value: 'ไฟดับ' } })
  fireEvent.change(screen.getByLabelText('รายละเอียด'), { target: { value: 'ที่จอดรถ' } })
  fireEvent.click(screen.getByRole('radio', { name: /ไม่เปิดเผยชื่อ/ }))
}

function press(): void {
  fireEvent.click(screen.getByRole('button', { name: /ส่งเรื่อง|กำลังส่ง/ }))
}

/** No challenge can be had here. */
function fileAddress(name: string): string {
  return `/api/info/demand/files?${new URLSearchParams({ name, recaptcha: '' })}`
}

test('what is sent gives a code, and the draft is gone', async () => {
  const asked = givenAnswers({
    '/api/info/demand': () =>
      Response.json({ rc_code: '1', data: { tracking_code: 'AAAA-BBBB-CCCC' } }),
  })
  const onSent = vi.fn()
  show(<DemandForm onSent={onSent} />)
  fillIn()
  press()
  press() // twice in a hurry is once

  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ code: 'AAAA-BBBB-CCCC', files: 0 }))
  expect(asked.filter((path) => path === '/api/info/demand')).toHaveLength(1)
  expect(localStorage.getItem('draft:demand')).toBeNull()
})

test('a refusal is shown in its own words, and everything typed stays', async () => {
  givenAnswers({
    '/api/info/demand': () =>
      Response.json({ error: 'ทำรายการถี่เกินไป กรุณารอ 5 นาที' }, { status: 429 }),
  })
  show(<DemandForm onSent={() => undefined} />)
  fillIn()
  press()

  expect((await screen.findByRole('alert')).textContent).toContain('กรุณารอ 5 นาที')
  expect(screen.getByLabelText<HTMLTextAreaElement>('รายละเอียด').value).toBe('ที่จอดรถ')
})

test('a name is asked for only from who gives it', () => {
  show(<DemandForm onSent={() => undefined} />)
  expect(screen.queryByLabelText('ชื่อผู้ส่ง')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'แจ้งชื่อให้เจ้าหน้าที่ทราบ' }))
  press()

  expect(screen.getByRole('alert').textContent).toContain('กรุณากรอกชื่อผู้ส่ง')
})

test('what is typed while a file is on its way stays, and the file goes with it', async () => {
  const answers: ((reply: Response) => void)[] = []
  givenAnswers({
    [fileAddress('ทางลาด.pdf')]: () => new Promise((answer) => answers.push(answer)),
  })
  show(<DemandForm onSent={() => undefined} />)
  fillIn()
  const chosen = new File(['%PDF-'], 'ทางลาด.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText('แนบไฟล์'), { target: { files: [chosen] } })
  await waitFor(() => expect(answers).toHaveLength(1))
  fireEvent.change(screen.getByLabelText('รายละเอียด'), { target: { value: 'พิมพ์ต่อ' } })
  press()
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('กำลังแนบ ทางลาด.pdf')

  const data = { file_id: 'f1', name: 'ทางลาด.pdf' }
  answers[0]?.(Response.json({ rc_code: '1', data }))
  await screen.findByRole('button', { name: 'ไม่แนบ ทางลาด.pdf' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('รายละเอียด').value).toBe('พิมพ์ต่อ')
  const draft = JSON.parse(localStorage.getItem('draft:demand') ?? '{}')
  expect(draft).toMatchObject({ body: 'พิมพ์ต่อ', files: [data] })
})

test('a file that is refused is named with the reason, and the others stay', async () => {
  givenAnswers({
    [fileAddress('ปลอม.pdf')]: () =>
      Response.json({ error: 'ไฟล์ต้องเป็น PDF หรือรูป' }, { status: 400 }),
  })
  show(<DemandForm onSent={() => undefined} />)
  const chosen = new File(['MZ'], 'ปลอม.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText('แนบไฟล์'), { target: { files: [chosen] } })
  expect((await screen.findByRole('alert')).textContent).toBe('ปลอม.pdf: ไฟล์ต้องเป็น PDF หรือรูป')
})
