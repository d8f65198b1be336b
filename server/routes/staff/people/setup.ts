// Before there is a password: the code from a colleague, or from the server's own screen.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SecondStepReply, Setup, SetupCode, SetupReply } from '#contract/staff/identity.ts'
import { finishSetUp, openSetUp } from '#server/identity/staff/set-up.ts'

// Sixty bits are not guessed; this keeps the log readable.
const TRIES = { name: 'staff-setup', max: 20, seconds: 10 * 60 }

export const staffSetupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/auth/setup/code',
    {
      config: { authz: 'public', limit: TRIES },
      schema: { body: SetupCode, response: { 200: SetupReply } },
    },
    (request) => openSetUp(request, request.body),
  )

  app.post(
    '/api/admin/auth/setup',
    {
      config: { authz: 'public', limit: TRIES },
      schema: { body: Setup, response: { 200: SecondStepReply } },
    },
    (request) => finishSetUp(request, request.body),
  )
}
