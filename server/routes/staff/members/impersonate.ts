// Looking at the portal through a member's eyes (docs/security.md#impersonation): granted to an officer for a reason, used
// once and soon, read-only, and told to the member.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GrantReply, GrantRequest, ImpersonatedLogin } from '#contract/staff/impersonation.ts'
import { grantVisit, startVisit } from '#server/members/impersonate.ts'

const REDEEMING = { name: 'impersonate', max: 30, seconds: 10 * 60 }

export const impersonationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/impersonate/grants',
    {
      config: { authz: 'staff', may: 'look' },
      schema: { body: GrantRequest, response: { 200: GrantReply } },
    },
    (request) => grantVisit(request, request.body),
  )

  // The one GET that changes something (REQ-518), so it must come from our own page, on purpose.
  app.get(
    '/admin/impersonate/auth/member',
    {
      config: { authz: 'public', limit: REDEEMING },
      // Asking what a GET would answer must not use up the grant.
      exposeHeadRoute: false,
      schema: { response: { 200: ImpersonatedLogin } },
    },
    (request, reply) => startVisit(request, reply),
  )
}
