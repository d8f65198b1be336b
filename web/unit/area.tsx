// The units' area is drawn in the browser only, as the members' is.

import { Outlet } from 'react-router'
import { useStoredSession } from '../area/client/use-session.ts'
import { Checking, InBrowser } from '../area/layout/checking.tsx'
import { UNIT_AREA } from './menu.ts'
import { unitSession } from './unit-session.ts'

export function Component() {
  useStoredSession(unitSession)
  return (
    <InBrowser waiting={<Checking title={UNIT_AREA} />}>
      <Outlet />
    </InBrowser>
  )
}
