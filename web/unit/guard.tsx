// Only people of a unit pass (REQ-301, REQ-303): signed out to the sign-in page, signed in once the server agrees.

import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { goingTo } from '../area/client/return-to.ts'
import { useCheckedSession } from '../area/client/use-session.ts'
import { Checking } from '../area/layout/checking.tsx'
import { Unreachable } from '../area/layout/unreachable.tsx'
import { UNIT_AREA } from './menu.ts'
import { unitSession } from './unit-session.ts'

export function Component() {
  const { pathname, search } = useLocation()
  const { user, confirmed, unreachable, expired, retry } = useCheckedSession(unitSession, pathname)
  const [cameSignedIn] = useState(user !== undefined)

  if (!user) {
    // Whoever left by themselves leaves no trail for the next person at this machine.
    const leftOnPurpose = cameSignedIn && !expired
    const state = leftOnPurpose ? null : goingTo(pathname + search)
    return <Navigate to="/membergroup/logon" replace state={state} />
  }
  if (confirmed) return <Outlet key={user.login} />
  if (unreachable) return <Unreachable why={unreachable} retry={retry} />
  return <Checking title={UNIT_AREA} />
}
