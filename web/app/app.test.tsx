import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ask } from '../client/api.ts'
import { createStore } from '../client/store/store.ts'
import { givenSiteAnswers, SITE } from '../testing/given.tsx'
import { App } from './app.tsx'

test.each(['/nowhere', '/home/more', '/HOMEPAGE', '/list/1/2/3'])(
  '%s is not found, and leads home',
  async (path) => {
    givenSiteAnswers()

    open(path)

    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...')
    expect(screen.getByText('กลับหน้าแรก').getAttribute('href')).toBe('/home')
  },
)

test('a crash in a page shows the unavailable page, with a way to retry and a way home', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React tells of every crash
  givenSiteAnswers({
    '/api/info/home': () => Response.json({ rc_code: '1', data: { slides: null } }),
  })

  open('/home')

  const sentence = 'ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง'
  expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeTruthy()
  // The empty address is the address at hand: following it reloads.
  expect(screen.getByText('ลองใหม่').getAttribute('href')).toBe('')
  expect(screen.getByText('กลับหน้าแรก').getAttribute('href')).toBe('/home')
})

test('a failed feed is no crash: the page offers to try again and says nothing', async () => {
  let up = false
  const home = { slides: [], categories: [], rates: { deposit: [], loan: [] }, statistics: [] }
  givenSiteAnswers({
    '/api/info/home': () =>
      up
        ? Response.json({ rc_code: '1', data: home })
        : Response.json({ error: 'พัง' }, { status: 500 }),
  })
  open('/home')

  const retry = await screen.findByRole('button', { name: 'ลองใหม่' })
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(document.body.textContent).not.toContain('พัง')
  up = true
  retry.click()

  expect(await screen.findByRole('heading', { name: 'ข่าวล่าสุด' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ลองใหม่' })).toBeNull()
})

function open(path: string): void {
  const store = createStore({ ask })
  render(
    <MemoryRouter initialEntries={[path]}>
      <App store={store} site={SITE} drawn={store.getState()} />
    </MemoryRouter>,
  )
}
