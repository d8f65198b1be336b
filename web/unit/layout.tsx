// The frame of the units' area: which unit is in, the side menu, the page.

import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { preload } from '../app/routes.tsx'
import { PushListener } from '../client/push/push-listener.tsx'
import { useUnit } from '../client/session/unit-session.ts'
import { BesideMenu } from '../ui/area/beside-menu.tsx'
import { PrintHead } from '../ui/area/print-head.tsx'
import { CookieBanner } from '../ui/feedback/cookie-banner.tsx'
import { OfflineStrip } from '../ui/feedback/offline-strip.tsx'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { useFocusOnArrival } from '../ui/layout/use-focus-on-arrival.ts'
import { Header } from './header.tsx'
import { MenuList } from './menu-list.tsx'
import { MonthStrip } from './month-strip.tsx'

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
      <BesideMenu
        label="เมนูหน่วยงาน"
        Menu={MenuList}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        className="max-w-300 pt-5 pb-12 lg:px-10 lg:pt-8 print:min-h-0 print:p-0"
      >
        <PrintHead who={unit ? `หน่วยงาน ${unit.member_group_no} ${unit.member_group_name}` : ''} />
        <MonthStrip />
        <Outlet />
      </BesideMenu>
      <PushListener />
    </div>
  )
}
