import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '../../client/store/store.ts'
import { ANNOUNCEMENT_MS, LONG_TOAST_MS, showToast } from '../../client/store/toasts.ts'
import { show } from '../../testing/given.tsx'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
test('both regions are there before the first toast, so that none goes unheard', () => {
  show(<Toasts />)

  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('an error is an alert, anything else a status, each with its word', () => {
  const { store } = show(<Toasts />)

  say(store, 'error', 'ไม่สามารถเชื่อมต่อได้')
  say(store, 'success', 'เข้าสู่ระบบแล้ว')
  say(store, 'info', 'มีข่าวใหม่')

  expect(screen.getByRole('alert').textContent).toBe('ข้อผิดพลาด ไม่สามารถเชื่อมต่อได้')
  expect(screen.getByRole('status').textContent).toBe('แจ้งเตือน มีข่าวใหม่สำเร็จ เข้าสู่ระบบแล้ว')
})

test('a toast is gone after five seconds', () => {
  const { store } = show(<Toasts />)
  say(store, 'success', 'เข้าสู่ระบบแล้ว')

  pass(4_900)
  expect(screen.queryByText('เข้าสู่ระบบแล้ว')).not.toBeNull()
  pass(100)

  expect(screen.queryByText('เข้าสู่ระบบแล้ว')).toBeNull()
})

test('a long one is gone after ten', () => {
  const { store } = show(<Toasts />)
  act(() => void store.dispatch(showToast('error', 'เลขสมาชิกไม่ตรง', LONG_TOAST_MS)))

  pass(9_900)
  expect(screen.queryByText('เลขสมาชิกไม่ตรง')).not.toBeNull()
  pass(100)

  expect(screen.queryByText('เลขสมาชิกไม่ตรง')).toBeNull()
})

test.each([
  ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['it has the keyboard', fireEvent.focus, fireEvent.blur],
])('its clock stands still while %s, and goes on where it stopped', (_, hold, release) => {
  const { store } = show(<Toasts />)
  say(store, 'success', 'บันทึกแล้ว')
  pass(3_000)

  hold(within(screen.getByRole('status')).getByRole('button'))
  pass(60_000)
  expect(screen.queryByText('บันทึกแล้ว')).not.toBeNull()
  release(within(screen.getByRole('status')).getByRole('button'))
  pass(1_900)
  expect(screen.queryByText('บันทึกแล้ว')).not.toBeNull()
  pass(100)

  expect(screen.queryByText('บันทึกแล้ว')).toBeNull()
})

test('its clock stands still in a hidden tab', () => {
  const { store } = show(<Toasts />)
  say(store, 'success', 'บันทึกแล้ว')

  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  pass(60_000)
  expect(screen.queryByText('บันทึกแล้ว')).not.toBeNull()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  pass(5_000)

  expect(screen.queryByText('บันทึกแล้ว')).toBeNull()
})

test('«ปิด» takes it away at once', () => {
  const { store } = show(<Toasts />)
  say(store, 'error', 'ไม่สามารถเชื่อมต่อได้')

  fireEvent.click(screen.getByRole('button', { name: 'ปิด' }))

  expect(screen.getByRole('alert').textContent).toBe('')
})

test('what the cooperative announces opens its article, and stays until somebody could press it', () => {
  const { store } = show(<Toasts />)
  const said = 'งดให้บริการ วันเสาร์'
  act(() => void store.dispatch(showToast('info', said, ANNOUNCEMENT_MS, '/show/1007')))

  pass(19_900)
  const link = screen.getByRole('link', { name: 'เปิดอ่าน' })
  expect(link.getAttribute('href')).toBe('/show/1007')
  fireEvent.click(link)

  expect(location.pathname + screen.getByRole('status').textContent).not.toContain(said)
})

test.each([
  ['a finger', 'touch', 80, false],
  ['a finger, the other way', 'touch', -80, false],
  ['a finger that hesitates', 'touch', 40, true],
  ['a mouse that selects words', 'mouse', 80, true],
])('moved sideways by %s (%s, %i px) it is still there: %s', (_, pointerType, by, stays) => {
  const { store } = show(<Toasts />)
  say(store, 'error', 'ไม่สามารถเชื่อมต่อได้')
  const card = screen.getByText(/ไม่สามารถเชื่อมต่อได้/)

  fireEvent.pointerDown(card, { pointerType, clientX: 200 })
  fireEvent.pointerMove(card, { pointerType, clientX: 200 + by })
  fireEvent.pointerUp(card, { pointerType, clientX: 200 + by })

  expect(screen.queryByText(/ไม่สามารถเชื่อมต่อได้/) !== null).toBe(stays)
})

function say(store: Store, kind: 'success' | 'error' | 'info', text: string): void {
  act(() => void store.dispatch(showToast(kind, text)))
}

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds))
}
