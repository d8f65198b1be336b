// Only members pass (specification §4): signed out to the sign-in page, signed in once the server agrees.

import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router'
import { showAmountsAsKept } from '../area/amounts-hidden.ts'
import { useAreaDispatch } from '../area/ask.ts'
import { Checking } from '../area/checking.tsx'
import { goingTo } from '../area/return-to.ts'
import { Unreachable } from '../area/unreachable.tsx'
import { checkSession, doubtSession } from '../store/member-session.ts'
import { MEMBER_AREA } from './area.tsx'
import { useMember, useSession } from './use-member.ts'

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
  return <Checking title={MEMBER_AREA} />
}

/** On entry, for whoever signs in elsewhere meanwhile, and on coming back to a tab that lay hidden. */
function useCheck(): () => void {
  const dispatch = useAreaDispatch()
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
