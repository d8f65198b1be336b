import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readDraft, writeDraft } from '../client/drafts.ts'
import { type Call, EXPIRED, open, refusing } from '../testing/given-member.tsx'
import { givenUnitServer, givenUnitSignedIn, MALEE } from '../testing/given-unit.ts'

const CHECK = '/api/membergroup/auth/getAuthUser'

/** The session is over once, and whoever signs in has a new one. */
function endedOnce() {
  const { token, ...who } = MALEE
  let ended = true
  return {
    [CHECK]: (call: Call) => {
      const answer = ended ? refusing(401, EXPIRED)(call) : Response.json({ rc_code: '1', ...who })
      ended = false
      return answer
    },
  }
}

test('the header says which unit without its first four figures; the menu has six pages', async () => {
  givenUnitServer()
  givenUnitSignedIn()

  open('/membergroup/password')

  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })
  const header = within(screen.getByRole('banner'))
  expect(header.getByText('0001')).toBeTruthy()
  expect(header.getByText('โรงพยาบาลตัวอย่าง')).toBeTruthy()
  expect(header.getByText('มาลี มีสุข')).toBeTruthy()
  const [sidebar] = screen.getAllByRole('navigation', { name: 'เมนูหน่วยงาน' })
  expect(within(sidebar as HTMLElement).getAllByRole('link')[0]?.textContent).toBe(
    'ระบบตรวจสอบใบแจ้งหนี้สำหรับหน่วยงาน',
  )
  expect([...(sidebar?.querySelectorAll('li') ?? [])].map((row) => row.textContent)).toEqual([
    'งบหน้ารายการเรียกเก็บ',
    'หนังสือนำส่ง',
    'สรุปรายการเรียกเก็บ',
    'รับรองรายได้',
    'เปลี่ยนรหัสผ่าน',
    'แนวปฏิบัติผู้แทนหน่วย',
    'ออกจากระบบ',
    'กลับหน้าหลัก',
  ])
  expect(sidebar?.querySelector('[aria-current="page"]')?.textContent).toBe('เปลี่ยนรหัสผ่าน')
})

test('the month’s four steps are on every page, lead to four places and keep the month', async () => {
  givenUnitServer()
  givenUnitSignedIn()
  open('/membergroup/password?period=2026-10')
  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })

  const steps = screen.getByRole('navigation', { name: 'ขั้นตอนของเดือน' })
  expect([...steps.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/membergroup/keeprep?period=2026-10',
    '/membergroup/files?period=2026-10',
    '/membergroup/result?period=2026-10',
    '/membergroup/summarize_rep?period=2026-10',
  ])
})

test('a month that is not there is said once, on the page; the month is what the menu marks', async () => {
  const said = 'ไม่พบรายการเรียกเก็บของเดือนที่ต้องการ'
  givenUnitServer({ '/api/membergroup/result?period=2019-01': refusing(404, said) })
  givenUnitSignedIn()

  open('/membergroup/result?period=2019-01')

  expect(await screen.findByRole('link', { name: 'ไปเดือนล่าสุด' })).toBeTruthy()
  expect(screen.getAllByText(said)).toHaveLength(1)
  const [current] = document.querySelectorAll('nav [aria-current="true"]')
  expect(current?.getAttribute('href')).toBe('/membergroup/dashboard')
})

test('the server is asked on every entry; what it refuses leads to the door, which says so', async () => {
  const calls = givenUnitServer(endedOnce())
  givenUnitSignedIn()
  writeDraft('membergroup/letter', { number: '12' })

  open('/membergroup/password')

  expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })).toBeTruthy()
  expect(screen.getAllByText(EXPIRED).length).toBeGreaterThan(0)
  expect(localStorage.getItem('membergroup')).toBeNull()
  expect(calls.find(({ path }) => path === CHECK)?.authorization).toBe('Bearer cu1_malee')
  // What was being written waits for the same person.
  expect(readDraft('membergroup/letter')).toEqual({ number: '12' })
  await signIn('00010001.malee')
  expect(await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeTruthy()
  expect(readDraft('membergroup/letter')).toEqual({ number: '12' })
})

test('each further page asks the server again, and nobody waits for the answer', async () => {
  const { token, ...who } = MALEE
  let isOver = false
  const answers: (() => void)[] = []
  givenUnitServer({
    [CHECK]: async (call) => {
      if (!isOver) return Response.json({ rc_code: '1', ...who })
      await new Promise<void>((answer) => answers.push(answer))
      return refusing(401, EXPIRED)(call)
    },
  })
  givenUnitSignedIn()
  open('/membergroup/password')
  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })
  isOver = true

  fireEvent.click(screen.getAllByRole('link', { name: 'แนวปฏิบัติผู้แทนหน่วย' })[0] as HTMLElement)

  // Read on meanwhile: the menu marks the new page, and the area's loading screen is not back.
  const marked = () => document.querySelector('nav [aria-current="page"]')?.textContent
  await waitFor(() => expect(marked()).toBe('แนวปฏิบัติผู้แทนหน่วย'))
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(screen.queryByText('กำลังเปิดหน้า…')).toBeNull()
  await act(async () => answers[0]?.())
  expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })).toBeTruthy()
})

test('a colleague who comes next finds nothing of what was being written', async () => {
  givenUnitServer(endedOnce())
  givenUnitSignedIn({ ...MALEE, login: '00010001' })
  writeDraft('membergroup/letter', { number: '12' })
  open('/membergroup/password')
  await screen.findByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })

  await signIn('00010001.malee')

  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })
  expect(readDraft('membergroup/letter')).toBeUndefined()
})

test('what is typed is put right and sent; of the answer only what is needed is kept', async () => {
  const calls = givenUnitServer()
  open('/membergroup/password')
  await screen.findByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })

  await signIn(' ๐๐๐๑๐๐๐๑.Malee ')

  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })
  const sent = calls.find(({ path }) => path === '/api/membergroup/auth/login')
  expect(sent?.body).toMatchObject({ member_group_no: '00010001.malee', remember: false })
  expect(JSON.parse(localStorage.getItem('membergroup') ?? '')).toEqual(MALEE)
})

test('signing out leaves the page and leaves nothing behind', async () => {
  const calls = givenUnitServer()
  givenUnitSignedIn()
  writeDraft('membergroup/letter', { number: '12' })
  open('/membergroup/password')
  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })

  await act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'ออกจากระบบ' })[0] as HTMLElement)
  })

  await screen.findByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })
  expect(screen.queryByText(EXPIRED)).toBeNull()
  expect(localStorage.getItem('membergroup')).toBeNull()
  expect(readDraft('membergroup/letter')).toBeUndefined()
  await waitFor(() =>
    expect(calls.some(({ path }) => path === '/api/membergroup/auth/logout')).toBe(true),
  )
})

test('who signs out in another tab has left this one too', async () => {
  givenUnitServer()
  givenUnitSignedIn()
  open('/membergroup/password')
  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })

  localStorage.removeItem('membergroup')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'membergroup' })))

  expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })).toBeTruthy()
})

async function signIn(login: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('รหัสหน่วยงาน'), { target: { value: login } })
  fireEvent.change(screen.getByLabelText('รหัสผ่าน'), { target: { value: 'demo-unit' } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
  })
}
