// The frame of public pages that do not use the info layout: a slim header, the page, nothing else.

import { ChevronLeft } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { useSite } from '../../app/site.tsx'
import { PushListener } from '../../client/push/push-listener.tsx'
import { CookieBanner } from '../feedback/cookie-banner.tsx'
import { Toasts } from '../feedback/toasts.tsx'
import { Logo } from './logo.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export function SlimLayout() {
  const { config } = useSite()
  useFocusOnArrival()
  return (
    <>
      <SkipLink />
      <CookieBanner />
      <header className="on-nav bg-nav text-on-nav print:text-text">
        <div className="page-width flex min-h-14 flex-wrap items-center gap-x-4">
          <Link to="/home" className="flex min-w-0 items-center gap-3 py-2">
            <Logo size={40} />
            <span className="text-label leading-snug font-semibold text-balance print:hidden">
              {config.coopShortNameTH}
            </span>
            <span className="hidden font-semibold print:inline">{config.coopNameTH}</span>
          </Link>
          <Link
            to="/home"
            className="no-print ms-auto flex min-h-12 items-center gap-1 text-label font-semibold"
          >
            <ChevronLeft aria-hidden className="size-5" />
            หน้าแรก
          </Link>
        </div>
      </header>
      <Toasts />
      <main id="main" tabIndex={-1} className="min-h-[80dvh] pb-16">
        <Outlet />
      </main>
      <ScrollToTop />
      <PushListener />
    </>
  )
}
