// Before the portal: what is new in the terms, to read and to agree to (REQ-206).

import { FileCheck2 } from 'lucide-react'
import { Navigate, useLocation } from 'react-router'
import type { DueTerms } from '#contract/member/terms.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { CANNOT_CONNECT } from '../../client/api.ts'
import { useSentQuery } from '../../client/use-query.ts'
import { CoopName } from '../../ui/area/coop-name.tsx'
import { CookieBanner } from '../../ui/feedback/cookie-banner.tsx'
import { FailedFeed } from '../../ui/feedback/failed-feed.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { ScrollToTop } from '../../ui/layout/scroll-to-top.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { useFocusOnArrival } from '../../ui/layout/use-focus-on-arrival.ts'
import { Overview } from '../figures/overview/overview.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import { returnTo, useMember } from '../layout/use-member.ts'
import { AcceptForm } from './terms/accept-form.tsx'
import { DueCard } from './terms/due-card.tsx'

export function Component() {
  const { state } = useLocation()
  const { data, failed, asking, again } = useSentQuery('/api/member/termofconditional', {})
  const due = data?.due
  useFocusOnArrival({ atOnce: true })
  useMeta({ title: 'ยินดีต้อนรับ', hidden: true, nowhere: true })

  // Whoever was on the way somewhere goes on; whoever came here by the address sees how things stand.
  if (due?.length === 0 && state) return <Navigate to={returnTo(state)} replace />
  return (
    <>
      <SkipLink />
      <CookieBanner />
      <Head />
      <Toasts />
      <main id="main" tabIndex={-1} className="page-width max-w-3xl py-6 pb-24 sm:py-10">
        {failed && !asking && <FailedFeed title={CANNOT_CONNECT} retry={again} />}
        {(asking || !failed) && !due && <Skeleton />}
        {due?.length === 0 && <NothingDue />}
        {due && due.length > 0 && <Due due={due} onChanged={again} />}
      </main>
      <ScrollToTop />
    </>
  )
}

function Due({ due, onChanged }: { due: DueTerms[]; onChanged: () => void }) {
  const name = useMember()?.member.member_name
  const isNewcomer = due.every(({ agreed_before }) => !agreed_before)
  return (
    <>
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        ยินดีต้อนรับ คุณ{name}
      </h1>
      <p className="mt-2 flex gap-3 text-body-lg">
        <FileCheck2 aria-hidden className="mt-1.5 size-6 shrink-0 text-link" />
        {isNewcomer
          ? 'ก่อนเริ่มใช้ระบบสมาชิก กรุณาอ่านข้อกำหนดการใช้งานและประกาศความเป็นส่วนตัว ใช้เวลาประมาณ 5 นาที'
          : 'ข้อกำหนดมีฉบับใหม่ตั้งแต่ครั้งล่าสุดที่ท่านใช้งาน กรุณาอ่านสิ่งที่เปลี่ยนและยอมรับก่อนใช้ระบบต่อ'}
      </p>
      <div className="mt-6 grid gap-5">
        {due.map((terms) => (
          <DueCard key={`${terms.kind} ${terms.version}`} terms={terms} />
        ))}
      </div>
      <AcceptForm due={due} onChanged={onChanged} />
    </>
  )
}

function NothingDue() {
  const name = useMember()?.member.member_name
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-h2 sm:text-h1">
        ยินดีต้อนรับ คุณ{name}
      </h1>
      <Overview />
      <ButtonLink
        to="/member/status"
        primary
        label="เข้าสู่ระบบสมาชิก"
        className="mt-6 w-full sm:w-auto"
      />
    </>
  )
}

function Head() {
  return (
    <header className="on-nav @container bg-nav text-on-nav">
      <div className="page-width flex min-h-16 max-w-3xl items-center gap-3 py-2">
        <CoopName />
      </div>
    </header>
  )
}
