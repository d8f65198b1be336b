// Only members pass (specification §4): signed out to the sign-in page, signed in once the server agrees.

import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { CANNOT_CONNECT } from '../api.ts'
import { useMeta } from '../page-meta.tsx'
import { Logo } from '../shell/logo.tsx'
import { useSite } from '../site.tsx'
import { checkSession, doubtSession } from '../store/member-session.ts'
import { showAmountsAsKept } from './amounts-hidden.ts'
import { Checking } from './area.tsx'
import { goingTo } from './return-to.ts'
import { useMember, useMemberDispatch, useSession } from './use-member.ts'

export function Component() {
  const member = useMember()
  const session = useSession()
  useState(showAmountsAsKept)
  const [cameSignedIn] = useState(member !== undefined)
  const { pathname, search } = useLocation()
  const retry = useCheck()

  if (!member) {
    // Whoever left by themselves leaves no trail for the next person at this machine.
    const leftOnPurpose = cameSignedIn && !session.expired
    const state = leftOnPurpose ? null : goingTo(pathname + search)
    return <Navigate to="/member/logon" replace state={state} />
  }
  if (session.confirmed === member.membership_no) return <Outlet key={member.membership_no} />
  if (session.unreachable) return <Unreachable why={session.unreachable} retry={retry} />
  return <Checking />
}

/** On entry, for whoever signs in elsewhere meanwhile, and on coming back to a tab that lay hidden. */
function useCheck(): () => void {
  const dispatch = useMemberDispatch()
  const doubt = useDispatch()
  const membershipNo = useMember()?.membership_no
  const isConfirmed = useSession().confirmed === membershipNo

  useEffect(() => {
    if (membershipNo && !isConfirmed) dispatch(checkSession())
  }, [dispatch, membershipNo, isConfirmed])

  useEffect(() => {
    const lookAgain = () => {
      if (!document.hidden) dispatch(checkSession())
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [dispatch])

  useEffect(() => () => void doubt(doubtSession()), [doubt])

  return () => {
    doubt(doubtSession())
    dispatch(checkSession())
  }
}

/** That nobody answers is not the end of a session: what is stored stays, and can be tried again. */
function Unreachable({ why, retry }: { why: string; retry: () => void }) {
  const { config } = useSite()
  useMeta({ title: CANNOT_CONNECT, hidden: true, nowhere: true })
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-5 p-6"
    >
      <Logo size={64} />
      <div role="alert">
        <h1 className="text-h2">{why}</h1>
        <p className="text-muted">
          {config.coopNameTH} ยังจำการเข้าสู่ระบบของท่านไว้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={retry}>
          <RotateCw aria-hidden className="size-5" />
          ลองใหม่
        </button>
        <Link to="/home" className="button button-secondary">
          กลับหน้าหลัก
        </Link>
      </div>
    </main>
  )
}
