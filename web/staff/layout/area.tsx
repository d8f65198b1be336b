// The back office is drawn in the browser only, as the member area is.

import { Outlet } from 'react-router'
import { staffSession } from '../../client/session/staff-session.ts'
import { useStoredSession } from '../../client/session/use-session.ts'
import { Checking, InBrowser } from '../../ui/area/checking.tsx'
import '../../ui/styles/areas.css'

export const BACK_OFFICE = 'ระบบเจ้าหน้าที่'

export function Component() {
  useStoredSession(staffSession)
  return (
    <InBrowser waiting={<Checking title={BACK_OFFICE} />}>
      <Outlet />
    </InBrowser>
  )
}
