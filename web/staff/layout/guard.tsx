// When a session ends while officers work, the door opens over the page: nothing typed is lost.

import { staffSession } from '../../client/session/staff-session.ts'
import { AreaGuard } from '../../ui/area/area-guard.tsx'
import { ProofDialog } from '../people/proof-dialog.tsx'
import { BACK_OFFICE } from './area.tsx'

export function Component() {
  return (
    <AreaGuard sessions={staffSession} title={BACK_OFFICE} logon="/admin/logon">
      <ProofDialog />
    </AreaGuard>
  )
}
