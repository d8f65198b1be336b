// Only officers pass. When a session ends while they work, the door opens over the page: nothing typed is lost.

import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { goingTo } from '../../area/client/return-to.ts'
import { Checking } from '../../area/layout/checking.tsx'
import { Unreachable } from '../../area/layout/unreachable.tsx'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { checkStaff, followStaff, storedStaffToken } from '../../client/store/staff-session.ts'
import { useStaffSession } from '../client/use-staff.ts'
import { ProofDialog } from '../people/proof-dialog.tsx'
import { BACK_OFFICE } from './area.tsx'

export function Component() {
  const { officer, unreachable, expired } = useStaffSession()
  const [cameSignedIn] = useState(() => storedStaffToken() !== undefined)
  const { pathname, search } = useLocation()
  const retry = useCheck()

  if (officer) {
    return (
      <>
        <Outlet key={officer.login} />
        <ProofDialog />
      </>
    )
  }
  if (unreachable) return <Unreachable why={unreachable} retry={retry} />
  if (storedStaffToken() && !expired) return <Checking title={BACK_OFFICE} />
  // Whoever left by themselves leaves no trail for the next person at this machine.
  const leftOnPurpose = cameSignedIn && !expired
  const state = leftOnPurpose ? null : goingTo(pathname + search)
  return <Navigate to="/admin/logon" replace state={state} />
}

/** On entry, on coming back to a tab that lay hidden, and when another tab signs in or out. */
function useCheck(): () => void {
  const dispatch = useAreaDispatch()
  useEffect(() => {
    const check = () => void dispatch(checkStaff())
    const lookAgain = () => document.hidden || check()
    const follow = ({ key }: StorageEvent) => key === 'staff' && void dispatch(followStaff())
    check()
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('storage', follow)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('storage', follow)
    }
  }, [dispatch])
  return () => void dispatch(checkStaff())
}
