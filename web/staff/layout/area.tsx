// The back office is drawn in the browser only, as the member area is.

import { Outlet } from 'react-router'
import { Checking, InBrowser } from '../../area/layout/checking.tsx'
import { staffSession } from '../../client/session/staff-session.ts'
import { useStoredSession } from '../../client/session/use-session.ts'

export const BACK_OFFICE = 'ระบบเจ้าหน้าที่'

export function Component() {
  useStoredSession(staffSession)
  return (
    <InBrowser waiting={<Checking title={BACK_OFFICE} />}>
      <Outlet />
    </InBrowser>
  )
}
