// The frame of every public page: header and menu, content, scroll-to-top, footer.

import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PushListener } from '../../client/push/push-listener.tsx'
import { feedManu } from '../../client/store/feeds.ts'
import { useFeed } from '../../client/store/use-feed.ts'
import { CookieBanner } from '../feedback/cookie-banner.tsx'
import { Toasts } from '../feedback/toasts.tsx'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Marquee } from './marquee.tsx'
import { NavBar } from './nav-bar.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export function InfoLayout() {
  const { pathname } = useLocation()
  const menu = useFeed(feedManu, '/api/info/manu')
  const { failed, again } = menu
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to ask again
  useEffect(() => {
    if (failed) again()
  }, [pathname])
  useFocusOnArrival()

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
      <Toasts />
      <main id="main" tabIndex={-1} className="min-h-[70dvh]">
        <Outlet />
      </main>
      <ScrollToTop />
      <Footer />
      <PushListener />
    </>
  )
}
