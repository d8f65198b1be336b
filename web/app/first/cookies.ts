// The question about cookies is drawn with the page and shown to whoever has not accepted (web/ui/feedback/cookie-banner.tsx).

import { cookieChoice } from '../../ui/feedback/cookie-consent.ts'

/** Before React has come; then the bar sees to itself. */
export function askAboutCookies(): void {
  const html = document.documentElement
  const bar = document.querySelector<HTMLElement>('[data-cookie-bar]')
  if (!bar?.hidden || cookieChoice() === 'Y') return
  html.dataset.cookies = 'ask'
  // The page ends above the bar, and the way up stays above it. On these two only: a measure that everything inherits
  // would make a small phone look at every element anew.
  const observer = new ResizeObserver(() => {
    if (html.dataset.cookies !== 'ask') return observer.disconnect()
    const height = `${bar.offsetHeight}px`
    document.body.style.paddingBottom = height
    document.querySelector<HTMLElement>('[data-to-top]')?.style.setProperty('--cookie-h', height)
  })
  observer.observe(bar)
}
