// The units' area is drawn in the browser only, as the members' is.

import { Outlet } from 'react-router'
import { unitSession } from '../client/session/unit-session.ts'
import { useStoredSession } from '../client/session/use-session.ts'
import { Checking, InBrowser } from '../ui/area/checking.tsx'
import '../ui/styles/areas.css'
import { UNIT_AREA } from './menu.ts'

export function Component() {
  useStoredSession(unitSession)
  return (
    <InBrowser waiting={<Checking title={UNIT_AREA} />}>
      <Outlet />
    </InBrowser>
  )
}
