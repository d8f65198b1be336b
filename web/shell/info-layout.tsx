// The frame of every public page: header and menu, content, scroll-to-top, footer.

import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { Menu } from '#contract/info.ts'
import { feedManu } from '../store/feeds.ts'
import { useFeed } from '../store/use-feed.ts'
import { Banner } from './banner.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { Footer } from './footer.tsx'
import { Marquee } from './marquee.tsx'
import { NavBar } from './nav-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SkipLink } from './skip-link.tsx'
import { Toasts } from './toasts.tsx'

export function InfoLayout() {
  const { pathname } = useLocation()
  const menu = useFeed<Menu>(feedManu, '/api/info/manu')
  const { fetchFailure, retry } = menu
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to ask again
  useEffect(() => {
    if (fetchFailure) retry()
  }, [pathname])
  useFocusOnArrival(pathname)

  return (
    <>
      <SkipLink />
      <CookieBanner />
      <header className="contents">
        <Banner />
        <NavBar menu={menu.data} />
        <PhoneBar menu={menu.data} />
        <Marquee note={menu.data?.marquee[0]?.Note} />
      </header>
      <main id="main" tabIndex={-1} className="min-h-[70dvh]">
        <Outlet />
      </main>
      <ScrollToTop />
      <Footer />
      <Toasts />
    </>
  )
}

/** After a route change the reader starts at the new page's heading; the first page keeps its place. */
function useFocusOnArrival(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    return focusHeading(document.getElementById('main') as HTMLElement)
  }, [pathname])
}

/** A page that is still loading has no heading yet: the reader waits at its place. */
function focusHeading(main: HTMLElement): (() => void) | undefined {
  const heading = main.querySelector('h1')
  ;(heading ?? main).focus({ preventScroll: true })
  if (heading) return

  const observer = new MutationObserver(() => {
    if (document.activeElement === main) main.querySelector('h1')?.focus({ preventScroll: true })
    if (document.activeElement !== main) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
