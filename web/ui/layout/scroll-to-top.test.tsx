import { act, fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { comeBackUp } from '../../app/first/scroll-to-top.ts'
import { givenMotion, show } from '../../testing/given.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SkipLink } from './skip-link.tsx'

const ending = new AbortController()
beforeAll(() => comeBackUp(ending.signal))
afterAll(() => ending.abort())

test('the button appears after two screens and leaves again further up', () => {
  vi.stubGlobal('innerHeight', 800)
  show(<ScrollToTop />)

  scrollTo(1_600)
  expect(button()).toBeNull()
  scrollTo(1_601)
  expect(button()).not.toBeNull()
  scrollTo(0)

  expect(button()).toBeNull()
})

test.each([
  ['any', 'smooth'],
  ['reduced', 'auto'],
] as const)('it goes up in the way of a reader who wants %s motion: %s', (motion, behavior) => {
  givenMotion(motion)
  const scrolled = vi.fn()
  vi.stubGlobal('scrollTo', scrolled)
  show(<ScrollToTop />)
  scrollTo(9_000)

  fireEvent.click(button() as Element)

  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
})

test('the keyboard goes up too: to the skip link', () => {
  givenMotion('any')
  vi.stubGlobal('scrollTo', () => undefined)
  show(
    <>
      <SkipLink />
      <ScrollToTop />
    </>,
  )
  scrollTo(9_000)

  fireEvent.click(button() as Element)

  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'ข้ามไปยังเนื้อหาหลัก' }))
})

test.each([
  ['under it', { left: 20, top: 700, right: 370, bottom: 748 }, true],
  ['further up', { left: 20, top: 600, right: 370, bottom: 648 }, false],
  ['beside it', { left: 20, top: 700, right: 300, bottom: 748 }, false],
])('with the button that sends a form %s the way up is out of its way: %s', (_, sends, gone) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const box = this.id === 'send' ? sends : { left: 322, top: 720, right: 374, bottom: 772 }
    return { ...box, width: box.right - box.left } as DOMRect
  })
  show(
    <>
      <form>
        <button type="submit" id="send">
          ส่งเรื่อง
        </button>
      </form>
      <ScrollToTop />
    </>,
  )

  scrollTo(9_000)
  scrollTo(9_001)

  expect(button()?.className.includes('invisible')).toBe(gone)
})

function button(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'กลับขึ้นด้านบน' })
}

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y)
  act(() => void fireEvent.scroll(window))
}
