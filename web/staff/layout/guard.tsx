// When a session ends while officers work, the door opens over the page: nothing typed is lost.

import { AreaGuard } from '../../area/layout/area-guard.tsx'
import { staffSession } from '../../client/session/staff-session.ts'
import { ProofDialog } from '../people/proof-dialog.tsx'
import { BACK_OFFICE } from './area.tsx'

export function Component() {
  return (
    <AreaGuard sessions={staffSession} title={BACK_OFFICE} logon="/admin/logon">
      <ProofDialog />
    </AreaGuard>
  )
}
