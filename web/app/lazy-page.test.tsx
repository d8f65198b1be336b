import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenSiteAnswers, show } from '../testing/given.tsx'
import { lazyPage, PendingPage } from './lazy-page.tsx'

const NEVER = () => new Promise<never>(() => undefined)

test('while a page of the back office is on its way, somebody is told; of a public page nothing is shown', () => {
  const Office = lazyPage(NEVER, <PendingPage />)
  const Public = lazyPage(NEVER)
  render(<Office />)
  expect(screen.getByRole('status').textContent).toBe('กำลังเปิดหน้า…')
  const { container } = render(<Public />)
  expect(container.innerHTML).toBe('')
})

test('where the script of a page does not come, a sentence and a way to try again stand in its place', async () => {
  givenSiteAnswers()
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')))

  show(<Page />)

  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('สัญญาณอินเทอร์เน็ตอาจขาดช่วง')
  expect(told.textContent).toContain('0-4200-0000')
  expect(screen.getByText('ลองใหม่').getAttribute('href')).toBe('')
})

test('a page that was open while the site took up new releases is told to load anew, not that the connection broke', async () => {
  givenSiteAnswers()
  const site = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    init?.method === 'HEAD' ? new Response(null, { status: 404 }) : site(path, init),
  )
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')))

  show(<Page />)

  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain(
    'เว็บไซต์ปรับปรุงเป็นรุ่นใหม่แล้วหน้านี้เปิดค้างไว้ตั้งแต่รุ่นก่อน กรุณาโหลดหน้าใหม่เพื่อใช้งานต่อ',
  )
  expect(screen.getByText('โหลดหน้าใหม่').getAttribute('href')).toBe('')
})

test('a page that is at hand later goes on as it is', async () => {
  const Page = lazyPage(async () => ({ Component: Form }))
  const { rerender } = render(<Page />)
  const field = await screen.findByLabelText<HTMLInputElement>('ช่อง')
  field.value = 'พิมพ์ไว้'
  await Page.preload()

  rerender(<Page />)

  expect(screen.getByLabelText<HTMLInputElement>('ช่อง').value).toBe('พิมพ์ไว้')
})

function Form() {
  return <input aria-label="ช่อง" />
}
