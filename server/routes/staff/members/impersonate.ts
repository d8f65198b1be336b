// Looking at the portal through a member's eyes (docs/security.md#impersonation): granted to an officer for a reason, used
// once and soon, read-only, and told to the member.

import { GrantReply, GrantRequest, ImpersonatedLogin } from '#contract/staff/impersonation.ts'
import { forPublic, forStaff, routes } from '#server/http/routes.ts'
import { grantVisit, startVisit } from '#server/members/impersonate.ts'

const REDEEMING = { name: 'impersonate', max: 30, seconds: 10 * 60 }

export const impersonationRoutes = routes(
  forStaff('look').post(
    '/impersonate/grants',
    { body: GrantRequest, reply: GrantReply },
    grantVisit,
  ),
)

/** The one GET that changes something (REQ-518), so it must come from our own page, on purpose. */
export const impersonatedVisitRoutes = routes(
  forPublic.get(
    '/admin/impersonate/auth/member',
    // Asking what a GET would answer must not use up the grant.
    { limit: REDEEMING, exposeHeadRoute: false, reply: ImpersonatedLogin },
    startVisit,
  ),
)
