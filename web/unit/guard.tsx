import { unitSession } from '../client/session/unit-session.ts'
import { AreaGuard } from '../ui/area/area-guard.tsx'
import { UNIT_AREA } from './menu.ts'

export function Component() {
  return (
    <AreaGuard sessions={unitSession} title={UNIT_AREA} logon="/membergroup/logon" asksOnEachPage />
  )
}
