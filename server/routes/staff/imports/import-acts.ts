// What is done with a run: published by a second person, given up, or taken back. All of it by the command that also
// runs at a terminal (server/imports/start-import.ts): the server's own role may not move a night.

import { NoBody } from '#contract/shared/envelope.ts'
import {
  AcceptanceRequest,
  ActReply,
  RollbackRequest,
  RunParams,
  StartedReply,
} from '#contract/staff/imports.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  acceptWarning,
  cancelRun,
  publishRun,
  rejectRun,
  rollBackRun,
} from '#server/imports/import-acts.ts'

/** Moves what every member sees. */

const approveImport = forStaff('approve_import')
const importing = forStaff('import')

export const importActRoutes = routes(
  approveImport.post(
    '/imports/:run/publication',
    { stepUp: true, params: RunParams, body: NoBody, reply: ActReply },
    publishRun,
  ),
  approveImport.post(
    '/imports/:run/rejection',
    { params: RunParams, body: NoBody, reply: ActReply },
    rejectRun,
  ),
  importing.post(
    '/imports/:run/cancellation',
    { params: RunParams, body: NoBody, reply: ActReply },
    cancelRun,
  ),
  importing.post(
    '/imports/:run/acceptance',
    { params: RunParams, body: AcceptanceRequest, reply: StartedReply },
    acceptWarning,
  ),
  approveImport.post(
    '/imports/:run/rollback',
    { stepUp: true, params: RunParams, body: RollbackRequest, reply: ActReply },
    rollBackRun,
  ),
)
