// The frame of the member area: who is in, the side menu, the way back. Shown to those who have accepted
// the terms in force.

import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { preload } from '../../app/routes.tsx'
import { CANNOT_CONNECT } from '../../client/api.ts'
import { PushListener } from '../../client/push/push-listener.tsx'
import { goingTo } from '../../client/session/return-to.ts'
import { BesideMenu } from '../../ui/area/beside-menu.tsx'
import { PrintHead } from '../../ui/area/print-head.tsx'
import { CookieBanner } from '../../ui/feedback/cookie-banner.tsx'
import { FailedFeed } from '../../ui/feedback/failed-feed.tsx'
import { OfflineStrip } from '../../ui/feedback/offline-strip.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { useFocusOnArrival } from '../../ui/layout/use-focus-on-arrival.ts'
import { ImpersonationBand } from '../identity/impersonation-band.tsx'
import { useTerms } from '../identity/use-terms.ts'
import { BackLink } from './back-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { MenuList } from './menu-list.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { Skeleton } from './skeleton.tsx'
import { useImpersonation, useMember } from './use-member.ts'

const DOOR_MS = 4_000

export function Component() {
  const { pathname, search } = useLocation()
  const [terms, askAgain] = useTerms()
  const [menuOpen, setMenuOpen] = useState(false)
  const impersonation = useImpersonation()
  const user = useMember()
  const who = user
    ? `เลขสมาชิก ${user.membership_no} ${user.member.member_name} ${user.member.member_surname}`
    : ''
  useFocusOnArrival({ atOnce: true })
  // Whoever loses the connection can still leave, and the door is drawn from what is here.
  // When there is time: a phone has its figures to fetch first.
  useEffect(() => {
    const timer = setTimeout(() => void preload('/member/logon').catch(() => undefined), DOOR_MS)
    return () => clearTimeout(timer)
  }, [])

  if (terms === 'wanted') {
    return <Navigate to="/member/welcome" replace state={goingTo(pathname + search)} />
  }
  return (
    <div
      className={`[--bar-h:4.5rem] lg:[--bar-h:0px] ${impersonation ? '[--head:8rem] [--top:3rem]' : '[--head:5rem]'}`}
    >
      <SkipLink />
      <CookieBanner />
      {/* Both stay in sight on large screens; on small ones a tall header would leave no room to read. */}
      <div className="contents lg:sticky lg:top-0 lg:z-10 lg:block">
        {impersonation && <ImpersonationBand {...impersonation} />}
        <Header menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
      </div>
      <Toasts />
      <OfflineStrip />
      <BesideMenu
        label="เมนูสมาชิก"
        Menu={MenuList}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        className="max-w-240 pt-2 pb-[calc(var(--bar-h)+3rem)] lg:px-10 lg:pt-4 print:min-h-0 print:p-0"
      >
        <PrintHead who={who} />
        <BackLink />
        {terms === 'asked' && <Skeleton />}
        {terms === 'unknown' && <FailedFeed title={CANNOT_CONNECT} retry={askAgain} />}
        {terms === 'accepted' && <PasskeyOffer />}
        {terms === 'accepted' && <Outlet />}
      </BesideMenu>
      <BottomBar onMenu={() => setMenuOpen(true)} />
      <PushListener />
    </div>
  )
}
