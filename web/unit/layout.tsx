// The frame of the units' area: which unit is in, the side menu, the page.

import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { preload } from '../app/routes.tsx'
import { PushListener } from '../client/push/push-listener.tsx'
import { useUnit } from '../client/session/unit-session.ts'
import { Drawer } from '../ui/area/drawer.tsx'
import { PrintHead } from '../ui/area/print-head.tsx'
import { CookieBanner } from '../ui/feedback/cookie-banner.tsx'
import { OfflineStrip } from '../ui/feedback/offline-strip.tsx'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { ScrollToTop } from '../ui/layout/scroll-to-top.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { useFocusOnArrival } from '../ui/layout/use-focus-on-arrival.ts'
import { Header } from './header.tsx'
import { MenuList } from './menu-list.tsx'
import { MonthStrip } from './month-strip.tsx'

const MENU = 'เมนูหน่วยงาน'

export function Component() {
  const unit = useUnit()
  const [menuOpen, setMenuOpen] = useState(false)
  useFocusOnArrival({ atOnce: true })
  // Whoever loses the connection can still leave, and the door is drawn from what is here.
  useEffect(() => void preload('/membergroup/logon').catch(() => undefined), [])

  return (
    <div className="[--bar-h:0px] [--head:5rem]">
      <SkipLink />
      <CookieBanner />
      <div className="contents lg:sticky lg:top-0 lg:z-10 lg:block">
        <Header menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
      </div>
      <Toasts />
      <OfflineStrip />
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <nav
          aria-label={MENU}
          className="no-print sticky top-(--head) hidden h-[calc(100dvh-var(--head))] overflow-y-auto border-e border-border lg:block"
        >
          <MenuList />
        </nav>
        <main
          id="main"
          tabIndex={-1}
          className="min-h-[70dvh] max-w-300 px-[16px] pt-5 pb-12 sm:px-6 lg:px-10 lg:pt-8 print:min-h-0 print:p-0"
        >
          <PrintHead
            who={unit ? `หน่วยงาน ${unit.member_group_no} ${unit.member_group_name}` : ''}
          />
          <MonthStrip />
          <Outlet />
        </main>
      </div>
      <Drawer label={MENU} open={menuOpen} onClose={() => setMenuOpen(false)}>
        <MenuList onChoose={() => setMenuOpen(false)} />
      </Drawer>
      <ScrollToTop />
      <PushListener />
    </div>
  )
}
