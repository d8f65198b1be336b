import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { showToast } from '../../client/store/toasts.ts'
import { Button } from '../form/button.tsx'
import { type CookieChoice, cookieChoice, keepCookieChoice } from './cookie-consent.ts'

/** Any button with this attribute, such as the footer's, brings the bar back. */
export const OPENS_COOKIE_BAR = 'data-cookie-settings'

/** Shown until acceptCookie is something other than N: after a refusal it is back on the next visit. */
export function CookieBanner() {
  const { config } = useSite()
  const dispatch = useDispatch()
  const [shown, setShown] = useState(false)
  const [timesReopened, setTimesReopened] = useState(0)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => setShown(cookieChoice() !== 'Y'), [])
  useTakenOver()
  useReopening(() => {
    setShown(true)
    setTimesReopened((times) => times + 1)
  })
  // The bar comes before the page, its button stands at the end: take the keyboard along, once the bar is drawn.
  useEffect(() => {
    if (timesReopened > 0) bar.current?.focus()
  }, [timesReopened])
  useRoomFor(bar, shown)

  function choose(choice: CookieChoice) {
    keepCookieChoice(choice)
    setShown(false)
    const said = choice === 'Y' ? 'ยอมรับการใช้คุกกี้แล้ว' : 'ปฏิเสธการใช้คุกกี้แล้ว'
    dispatch(showToast('success', said))
  }
  return (
    <section
      ref={bar}
      hidden={!shown}
      data-cookie-bar
      tabIndex={-1}
      aria-label="การใช้คุกกี้"
      className="no-print fixed inset-x-0 bottom-0 z-30 max-h-[60dvh] overflow-y-auto border-t border-border bg-bg shadow-float"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-2 sm:gap-y-3 sm:py-4">
        <p className="min-w-0 flex-[1_1_20rem] text-caption sm:text-small">
          {config.coopNameTH} ใช้คุกกี้เพื่อให้ท่านใช้งานเว็บไซต์ได้สะดวกขึ้น อ่าน{' '}
          <Link className="link term" to="/cookie/cookies">
            นโยบายคุกกี้
          </Link>{' '}
          และ{' '}
          <Link className="link term" to="/cookie/policy">
            นโยบายความเป็นส่วนตัว
          </Link>
        </p>
        <div className="grid flex-[1_1_20rem] grid-cols-2 lg:flex-[0_1_20rem] gap-3">
          <Button label="ปฏิเสธ" onClick={() => choose('N')} />
          <Button label="ยอมรับ" onClick={() => choose('Y')} />
        </div>
      </div>
    </section>
  )
}

/** Before React came the bar was shown, and room made for it, by web/app/first/cookies.ts. */
function useTakenOver(): void {
  useEffect(() => {
    delete document.documentElement.dataset.cookies
    document.body.style.removeProperty('padding-bottom')
    const up = document.querySelector<HTMLElement>('[data-to-top]')
    up?.style.removeProperty('--cookie-h')
  }, [])
}

function useReopening(reopen: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; the setter never changes
  useEffect(() => {
    const pressed = (event: MouseEvent) => {
      if ((event.target as Element).closest(`[${OPENS_COOKIE_BAR}]`)) reopen()
    }
    document.addEventListener('click', pressed)
    return () => document.removeEventListener('click', pressed)
  }, [])
}

/** The page ends above the bar and scrolls clear of it, so the bar never hides what has focus. */
function useRoomFor(bar: React.RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--cookie-h', `${bar.current?.offsetHeight ?? 0}px`)
    })
    if (shown && bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--cookie-h')
    }
  }, [bar, shown])
}
