// Only who is signed in passes (REQ-203, REQ-205, REQ-301): signed out to the area's sign-in page, signed in once the server agrees.

import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { goingTo } from '../../client/session/return-to.ts'
import { type Sessions, useCheckedSession } from '../../client/session/use-session.ts'
import { Checking } from './checking.tsx'
import { Unreachable } from './unreachable.tsx'

interface AreaGuardProps<User extends object> {
  sessions: Sessions<User>
  /** Of the area, while the server is asked. */
  title: string
  logon: string
  /** The server is asked on each further page too. */
  asksOnEachPage?: boolean
  /** Where whoever has left goes instead of the sign-in page. */
  leavesTo?: string | undefined
  /** Beside the page. */
  children?: ReactNode
}

export function AreaGuard<User extends object>({
  sessions,
  title,
  logon,
  asksOnEachPage,
  leavesTo,
  children,
}: AreaGuardProps<User>) {
  const { pathname, search } = useLocation()
  const session = useCheckedSession(sessions, asksOnEachPage ? pathname : undefined)
  const { user, token, confirmed, unreachable, expired, retry } = session
  // On entry the storage has not been read yet.
  const isStored = (token ?? (expired ? undefined : sessions.token())) !== undefined
  const [cameSignedIn] = useState(isStored)

  if (user && confirmed) {
    return (
      <>
        <Outlet key={sessions.idOf(user)} />
        {children}
      </>
    )
  }
  if (unreachable) return <Unreachable why={unreachable} retry={retry} />
  if (isStored) return <Checking title={title} />
  if (leavesTo) return <Navigate to={leavesTo} replace />
  // Whoever left by themselves leaves no trail for the next person at this machine.
  const leftOnPurpose = cameSignedIn && !expired
  return <Navigate to={logon} replace state={leftOnPurpose ? null : goingTo(pathname + search)} />
}
