import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HYDRATED_EVENT } from '../../client/hydrated-event.ts'
import { storeWish } from '../../client/store/push.ts'
import '../../testing/given.tsx'
import { askAboutCookies } from './cookies.ts'
import { needsScripts, signsOf } from './signs.ts'
import { waitingPress } from './waiting-press.ts'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.cookies
  // biome-ignore lint/suspicious/noDocumentCookie: the very cookie this is about
  document.cookie = 'acceptCookie=; Max-Age=0; Path=/'
})

test.each([
  ['reads', () => fireEvent.scroll(window), 0],
  ['scrolls with a finger', () => fireEvent.pointerMove(window, { pointerType: 'touch' }), 0],
  ['follows a link', () => fireEvent.click(screen.getByText('ข่าว')), 0],
  ['presses on words', () => fireEvent.click(screen.getByText('ประกาศ')), 0],
  ['goes up again', () => fireEvent.click(screen.getByText('ขึ้น')), 0],
  ['presses a button', () => fireEvent.click(screen.getByText('ถัดไป')), 1],
  ['opens a menu', () => fireEvent.click(screen.getByText('เมนู')), 1],
  ['uses the keyboard', () => fireEvent.keyDown(window, { key: 'Tab' }), 1],
])('on a first page whoever %s is sent React: %#', (_, act, times) => {
  givenPage()
  const begin = vi.fn()
  const signs = signsOf(begin)
  signs.watch('touch')

  act()

  expect(begin).toHaveBeenCalledTimes(times)
  signs.ignore()
})

test('on a further page, whoever reads on is', () => {
  const begin = vi.fn()
  const signs = signsOf(begin)
  signs.watch('any')

  fireEvent.scroll(window)
  signs.ignore()
  fireEvent.scroll(window)

  expect(begin).toHaveBeenCalledOnce()
})

test.each([
  ['only words', () => givenPage(), false],
  ['something to fill in', () => givenPage(<input aria-label="ค้นหา" />), true],
  ['a marquee that moves', () => givenPage(<p data-moving>ข่าวด่วน</p>), true],
  ['a member who is signed in', () => localStorage.setItem('user', '{}'), true],
  ['a visitor who wishes for news', () => storeWish(true), true],
])('a page with %s needs scripts by itself: %#', (_, given, needed) => {
  given()

  expect(needsScripts()).toBe(needed)
})

test('a button that is pressed before React has come is pressed once more when it has', () => {
  givenPage()
  const begin = vi.fn()
  waitingPress(begin)
  const button = screen.getByText('ถัดไป')

  fireEvent.click(button)
  expect(begin).toHaveBeenCalledOnce()
  expect(button.dataset.pressed).toBe('')
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  dispatchEvent(new Event(HYDRATED_EVENT))
  dispatchEvent(new Event(HYDRATED_EVENT))

  expect(pressed).toHaveBeenCalledOnce()
  expect(button.dataset.pressed).toBeUndefined()
})

test.each([
  ['has not chosen', '', 'ask'],
  ['refused', 'acceptCookie=N', 'ask'],
  ['accepted', 'acceptCookie=Y', undefined],
])('a visitor who %s is asked about cookies before React has come: %s → %s', (_, cookie, asked) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the very cookie this is about
  if (cookie) document.cookie = cookie
  render(<section data-cookie-bar hidden />)

  askAboutCookies()

  expect(document.documentElement.dataset.cookies).toBe(asked)
})

function givenPage(inside: React.ReactNode = null) {
  render(
    <main>
      <p>ประกาศ</p>
      <a href="#news">ข่าว</a>
      <button type="button">ถัดไป</button>
      <button type="button" data-to-top>
        ขึ้น
      </button>
      <details>
        <summary>เมนู</summary>
      </details>
      {inside}
    </main>,
  )
}
