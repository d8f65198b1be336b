import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenSiteAnswers, SITE, show } from '../../testing/given.tsx'
import { Footer } from '../layout/footer.tsx'
import { CookieBanner } from './cookie-banner.tsx'

afterEach(() => {
  givenCookie('acceptCookie=; Max-Age=0; Path=/')
})

test('a visitor who has not chosen yet is asked, with both policies at hand', () => {
  show(<CookieBanner />)

  expect(bar()?.textContent).toContain(`${SITE.config.coopNameTH} ใช้คุกกี้`)
  expect(screen.getByRole('link', { name: 'นโยบายคุกกี้' }).getAttribute('href')).toBe(
    '/cookie/cookies',
  )
  expect(screen.getByRole('link', { name: 'นโยบายความเป็นส่วนตัว' }).getAttribute('href')).toBe(
    '/cookie/policy',
  )
})

test.each([
  ['ยอมรับ', 'Y'],
  ['ปฏิเสธ', 'N'],
])('«%s» hides the bar and is kept for two years as %s', async (button, value) => {
  const kept = vi.spyOn(document, 'cookie', 'set')
  show(<CookieBanner />)

  fireEvent.click(screen.getByRole('button', { name: button }))

  await waitFor(() => expect(bar()).toBeNull())
  const attributes = String(kept.mock.lastCall).split('; ')
  expect(attributes).toEqual(
    expect.arrayContaining([`acceptCookie=${value}`, 'Max-Age=63072000', 'Path=/']),
  )
  expect(document.cookie).toContain(`acceptCookie=${value}`)
})

test('who accepted is not asked again', () => {
  givenCookie('acceptCookie=Y')

  show(<CookieBanner />)

  expect(bar()).toBeNull()
})

test('who refused is asked again on the next load', () => {
  givenCookie('acceptCookie=N')

  show(<CookieBanner />)

  expect(bar()).not.toBeNull()
})

test('another cookie that ends in the same name decides nothing', () => {
  givenCookie('notacceptCookie=Y')

  show(<CookieBanner />)

  expect(bar()).not.toBeNull()
})

test('accepting and refusing are equally easy', () => {
  show(<CookieBanner />)

  const [refuse, accept] = screen.getAllByRole('button')
  expect(refuse?.className).toBe(accept?.className)
})

test('the footer brings the bar back, and with it the keyboard', async () => {
  givenCookie('acceptCookie=Y')
  givenSiteAnswers()
  show(
    <>
      <CookieBanner />
      <Footer />
    </>,
  )

  fireEvent.click(await screen.findByRole('button', { name: 'ตั้งค่าคุกกี้' }))

  expect(bar()).not.toBeNull()
  await waitFor(() => expect(bar()?.contains(document.activeElement)).toBe(true))
})

function bar(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'การใช้คุกกี้' })
}

function givenCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the very cookie this is about
  document.cookie = cookie
}
