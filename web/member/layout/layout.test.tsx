import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenServer, givenSignedIn, open, refusing } from '../../testing/given-member.tsx'

const TERMS = '/api/member/termofconditional'
const DUE = {
  kind: 'terms',
  version: '2.0',
  title: 'ข้อกำหนดการใช้ระบบ',
  changes: ['ใหม่'],
  sha256: '0'.repeat(64),
  effective_on: '2026-11-15',
  agreed_before: true,
}

test('the layout names the cooperative and the member, and lists twelve entries in order', async () => {
  await givenPage()

  const header = within(screen.getByRole('banner'))
  expect(screen.getByRole('banner').textContent).toContain('สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด')
  expect(header.getByText('Example Savings Cooperative, Limited')).toBeTruthy()
  expect(header.getByText('000001')).toBeTruthy()
  expect(header.getByText('สมหญิง ใจงาม')).toBeTruthy()
  const entries = sidebar().querySelectorAll('li')
  expect([...entries].map(({ textContent }) => textContent)).toEqual([
    'ข้อมูลส่วนบุคคล',
    'ทุนเรือนหุ้น',
    'เงินกู้',
    'เงินฝาก',
    'รายการเรียกเก็บ',
    'ภาระค้ำประกัน',
    'เงินปันผล–เฉลี่ยคืน',
    'ผู้รับโอนผลประโยชน์',
    'ประกันชีวิต',
    'เปลี่ยนรหัสผ่าน',
    'ออกจากระบบ',
    'กลับหน้าหลัก',
  ])
  expect(sidebar().querySelector('[aria-current="page"]')?.textContent).toBe('เปลี่ยนรหัสผ่าน')
  expect(sidebar().querySelectorAll('[aria-current]')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'ย้อนกลับ' }).getAttribute('href')).toBe('/member/status')
})

test('until the terms check answers there is a placeholder, and nothing of the page', async () => {
  let answer = (_: Response) => {}
  givenServer({
    [TERMS]: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  givenSignedIn()

  open('/member/password')

  expect(await screen.findByText('กำลังโหลดข้อมูล')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  await act(async () => answer(Response.json({ rc_code: '1' })))
  expect(await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeTruthy()
})

test('who has not accepted the terms does not see the page', async () => {
  givenServer({ [TERMS]: () => Response.json({ rc_code: '0' }) })
  givenSignedIn()

  open('/member/password')

  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'เมนูสมาชิก' })).toBeNull())
  expect(screen.queryByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeNull()
})

test('who is asked for the terms while reading is led to them, and not told twice', async () => {
  let inForce = false
  const unagreed = { error: 'กรุณาอ่านและยอมรับข้อกำหนด', needs: 'terms' }
  const calls = givenServer({
    [`${TERMS}/accept`]: () => Response.json({ rc_code: '1', rc_des: 'บันทึกแล้ว' }),
    [TERMS]: () =>
      Response.json(
        inForce ? { rc_code: '0', data: { due: [DUE] } } : { rc_code: '1', data: { due: [] } },
      ),
    '/api/member/share': () => Response.json(unagreed, { status: 403 }),
  })
  givenSignedIn()
  open('/member/password')
  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })

  inForce = true
  fireEvent.click(within(sidebar()).getByText('ทุนเรือนหุ้น'))

  expect(await screen.findByRole('heading', { name: 'ยินดีต้อนรับ คุณสมหญิง' })).toBeTruthy()
  expect(screen.queryByText(unagreed.error)).toBeNull()

  // And having agreed, is where they were going: what was refused is asked for anew.
  inForce = false
  const asked = () => calls.filter(({ path }) => path === '/api/member/share').length
  const before = asked()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'ยอมรับและดำเนินการต่อ' }))
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})

test('a terms check that fails is told and can be tried again', async () => {
  let up = false
  givenServer({ [TERMS]: (call) => (up ? Response.json({ rc_code: '1' }) : refusing(500)(call)) })
  givenSignedIn()
  open('/member/password')
  const retry = await screen.findByRole('button', { name: 'ลองใหม่' })
  up = true

  fireEvent.click(retry)

  expect(await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeTruthy()
})

test('the menu opens as a dialog and closes by the overlay and by an entry', async () => {
  await givenPage()
  const [menu] = screen.getAllByRole('button', { name: 'เมนู' }) as [HTMLElement]
  const dialog = document.querySelector('dialog') as HTMLDialogElement

  fireEvent.click(menu)
  expect(dialog.open).toBe(true)
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement?.textContent).toBe('เปลี่ยนรหัสผ่าน')
  fireEvent.click(dialog)
  expect(dialog.open).toBe(false)

  fireEvent.click(menu)
  fireEvent.click(within(dialog).getByText('เปลี่ยนรหัสผ่าน'))
  expect(dialog.open).toBe(false)
  expect(menu.getAttribute('aria-expanded')).toBe('false')
})

test('on paper stand the cooperative, the member and the hour of printing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-15T01:00:00Z')
  await givenPage()
  vi.setSystemTime('2026-11-15T02:05:00Z')

  dispatchEvent(new Event('beforeprint'))

  const head = screen.getByText(/^พิมพ์เมื่อ/)
  expect(head.textContent).toContain('15 พฤศจิกายน 2569 09.05')
  expect(head.parentElement?.textContent).toContain('เลขสมาชิก 000001 สมหญิง ใจงาม')
})

test('signing out leads to the sign-in page and leaves nothing behind', async () => {
  await givenPage()

  fireEvent.click(within(sidebar()).getByText('ออกจากระบบ'))

  expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeTruthy()
  expect(localStorage.getItem('user')).toBeNull()
  expect(screen.getByText('ออกจากระบบแล้ว')).toBeTruthy()
})

test('an officer in the member’s place is told so on the page, in the title and on paper, until the time is up', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const ends_at = new Date(Date.now() + 872_000).toISOString()
  const impersonation = { officer: 'พิมพ์ใจ รักงาน', ends_at }
  await givenPage({ impersonation })

  const band = screen.getByRole('region', { name: 'การเข้าดูในนามสมาชิก' })
  expect(band.textContent).toContain('กำลังดูในนามสมาชิก 000001 โดย พิมพ์ใจ รักงาน เหลือ\u00A014:32')
  expect(document.body.textContent).toContain('เจ้าหน้าที่ พิมพ์ใจ รักงานดูในนามสมาชิก 000001')
  await waitFor(() => expect(document.title).toMatch(/^\[ดูแทนสมาชิก\] main \| เปลี่ยนรหัสผ่าน/))

  act(() => void vi.advanceTimersByTime(2_000))
  expect(band.textContent).toContain('14:30')
  act(() => void vi.advanceTimersByTime(870_000))
  expect(await screen.findByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeTruthy()
  expect(document.title).not.toContain('ดูแทน')
})

test('an officer who leaves the member’s place is back in the back office, still signed in', async () => {
  localStorage.setItem('staff', JSON.stringify({ token: 'cs1_x' }))
  const ends_at = new Date(Date.now() + 872_000).toISOString()
  const { calls } = await givenPage({ impersonation: { officer: 'พิมพ์ใจ รักงาน', ends_at } })

  fireEvent.click(screen.getByRole('button', { name: 'ออก' }))

  const asked = () => calls.map(({ path }) => path)
  await waitFor(() => expect(asked()).toContain('/api/admin/auth/getAuthUser'))
  // Asked ahead of its scripts: these come too before the test is over.
  const page = { name: 'ค้นหาสมาชิก', level: 1 }
  expect(await screen.findByRole('heading', page, { timeout: 10_000 })).toBeTruthy()
  expect(localStorage.getItem('user')).toBeNull()
  expect(localStorage.getItem('staff')).not.toBeNull()
})

const OFFICER = {
  login: 'pimjai',
  name: 'พิมพ์ใจ รักงาน',
  roles: ['member_service'],
  permissions: ['own', 'members', 'look'],
  recovery_codes_left: 9,
}

async function givenPage(more: object = {}) {
  const calls = givenServer({
    '/api/admin/auth/getAuthUser': () => Response.json({ rc_code: '1', data: OFFICER }),
    '/api/member/auth/getAuthUser': () =>
      Response.json({
        rc_code: '1',
        membership_no: '000001',
        member: { member_name: 'สมหญิง', member_surname: 'ใจงาม' },
        ...more,
      }),
  })
  givenSignedIn()
  const opened = open('/member/password')
  await screen.findByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })
  return { ...opened, calls }
}

function sidebar(): HTMLElement {
  return screen.getAllByRole('navigation', { name: 'เมนูสมาชิก' })[0] as HTMLElement
}
