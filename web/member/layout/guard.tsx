// Only members pass (REQ-203, REQ-205): signed out to the sign-in page, signed in once the server agrees.

import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Navigate, Outlet, useLocation } from 'react-router'
import { applyAmountsHidden, useAmountsHidden } from '../../area/client/amounts-hidden.ts'
import { goingTo } from '../../area/client/return-to.ts'
import { stored } from '../../area/client/stored.ts'
import { Checking } from '../../area/layout/checking.tsx'
import { Unreachable } from '../../area/layout/unreachable.tsx'
import { STORED_UNDER } from '../../client/api.ts'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { checkSession, doubtSession } from '../../client/store/member-session.ts'
import { MEMBER_AREA } from './area.tsx'
import { useMember, useSession } from './use-member.ts'

export function Component() {
  const member = useMember()
  const session = useSession()
  useState(applyAmountsHidden)
  // Listens for what another tab hides, on pages that have no button for it too.
  useAmountsHidden()
  const [cameSignedIn] = useState(member !== undefined)
  const { pathname, search } = useLocation()
  const retry = useCheck()
  const record = useRecordLookedFrom()

  if (!member) {
    if (record) return <Navigate to={record} replace />
    // Whoever left by themselves leaves no trail for the next person at this machine.
    const leftOnPurpose = cameSignedIn && !session.expired
    const state = leftOnPurpose ? null : goingTo(pathname + search)
    return <Navigate to="/member/logon" replace state={state} />
  }
  if (session.confirmed === member.membership_no) return <Outlet key={member.membership_no} />
  if (session.unreachable) return <Unreachable why={session.unreachable} retry={retry} />
  return <Checking title={MEMBER_AREA} />
}

/** An officer who has looked in a member's place goes back to that member's record, which they came from. */
function useRecordLookedFrom(): string | undefined {
  const membershipNo = useMember()?.membership_no
  const { impersonation } = useSession()
  const looked = useRef<string>(undefined)
  if (membershipNo) looked.current = impersonation && membershipNo
  const isOfficerIn = stored(STORED_UNDER.admin) != null
  return looked.current && isOfficerIn ? `/admin/members/${looked.current}` : undefined
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
