import { Eye, LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Impersonation } from '#contract/member/identity.ts'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { clock } from '../../client/count-down.ts'
import { memberSession, signOut } from '../../client/session/member-session.ts'
import { useMember } from '../layout/use-member.ts'

const SIGN = '[ดูแทนสมาชิก] '

/** An officer never forgets in whose place they look: above every page, in the title, on every sheet. */
export function ImpersonationBand({ officer, ends_at }: Impersonation) {
  const dispatch = useAreaDispatch()
  const membershipNo = useMember()?.membership_no
  const left = useSecondsUntil(ends_at)
  useSignInTitle()
  useEffect(() => {
    if (left <= 0) dispatch(memberSession.end('สิ้นสุดเวลาเข้าดูในนามสมาชิกแล้ว', ''))
  }, [dispatch, left])

  return (
    <>
      <section
        aria-label="การเข้าดูในนามสมาชิก"
        className="no-print sticky top-0 z-20 flex min-h-12 flex-wrap items-center gap-x-3 bg-danger ps-[16px] text-small text-on-danger lg:static lg:h-12 lg:flex-nowrap lg:px-8"
      >
        <Eye aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 flex-[1_1_12rem] py-1">
          กำลังดูในนามสมาชิก <span className="figures font-semibold">{membershipNo}</span> โดย{' '}
          <span className="font-semibold">{officer}</span> เหลือ{'\u00A0'}
          <span className="figures font-semibold">{clock(left)}</span>
        </p>
        <button
          type="button"
          onClick={() => dispatch(signOut())}
          className="flex min-h-12 shrink-0 items-center gap-2 px-4 font-semibold underline underline-offset-4"
        >
          <LogOut aria-hidden className="size-5" />
          ออก
        </button>
      </section>
      {/* Fixed, so that a browser prints it on every sheet. */}
      <p className="pointer-events-none fixed inset-0 z-80 hidden place-content-center text-center text-h1 text-muted opacity-30 print:grid">
        <span className="-rotate-30">
          เจ้าหน้าที่ {officer}
          <br />
          ดูในนามสมาชิก {membershipNo}
        </span>
      </p>
    </>
  )
}

function useSecondsUntil(instant: string): number {
  const [left, setLeft] = useState(() => secondsUntil(instant))
  useEffect(() => {
    setLeft(secondsUntil(instant))
    const timer = setInterval(() => setLeft(secondsUntil(instant)), 1000)
    return () => clearInterval(timer)
  }, [instant])
  return left
}

function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))
}

/** Pages set the title themselves, so each of theirs is seen to. */
function useSignInTitle(): void {
  useEffect(() => {
    const sign = () => {
      if (!document.title.startsWith(SIGN)) document.title = SIGN + document.title
    }
    sign()
    const observer = new MutationObserver(sign)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(SIGN, '')
    }
  }, [])
}
