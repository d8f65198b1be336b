// What is done with a run: published by a second person, given up, or taken back. All of it by the command that also
// runs at a terminal (server/imports/start-import.ts): the server's own role may not move a night.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  AcceptanceRequest,
  ActReply,
  RollbackRequest,
  RunParams,
  StartedReply,
} from '#contract/staff/imports.ts'
import {
  acceptWarning,
  cancelRun,
  publishRun,
  rejectRun,
  rollBackRun,
} from '#server/imports/import-acts.ts'

/** Moves what every member sees. */
const GRAVE = { authz: 'staff', may: 'approve_import', stepUp: true } as const

export const importActRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { params: RunParams, body: NoBody, response: { 200: ActReply } }

  app.post('/api/admin/imports/:run/publication', { config: GRAVE, schema }, (request) =>
    publishRun(request, request.params),
  )

  app.post(
    '/api/admin/imports/:run/rejection',
    { config: { authz: 'staff', may: 'approve_import' }, schema },
    (request) => rejectRun(request, request.params),
  )

  app.post(
    '/api/admin/imports/:run/cancellation',
    { config: { authz: 'staff', may: 'import' }, schema },
    (request) => cancelRun(request, request.params),
  )

  app.post(
    '/api/admin/imports/:run/acceptance',
    {
      config: { authz: 'staff', may: 'import' },
      schema: { params: RunParams, body: AcceptanceRequest, response: { 200: StartedReply } },
    },
    (request) => acceptWarning(request, request.params, request.body),
  )

  app.post(
    '/api/admin/imports/:run/rollback',
    {
      config: GRAVE,
      schema: { params: RunParams, body: RollbackRequest, response: { 200: ActReply } },
    },
    (request) => rollBackRun(request, request.params, request.body),
  )
}
