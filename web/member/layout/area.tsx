// The member area is drawn in the browser only: the server draws this much of every address of it, the
// same for everybody, and knows no member while drawing.

import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { memberSession } from '../../client/session/member-session.ts'
import { useStoredSession } from '../../client/session/use-session.ts'
import { Checking, InBrowser } from '../../ui/area/checking.tsx'
import '../../ui/styles/areas.css'
import { keepOfflinePage } from './keep-offline-page.ts'

export const MEMBER_AREA = 'ระบบสมาชิก Online'

/** Once a visit is enough, and a policy cannot be made twice. */
let kept = false

export function Component() {
  useStoredSession(memberSession)
  useEffect(() => {
    if (!kept) keepOfflinePage()
    kept = true
  }, [])
  return (
    <InBrowser waiting={<Checking title={MEMBER_AREA} />}>
      <Outlet />
    </InBrowser>
  )
}
