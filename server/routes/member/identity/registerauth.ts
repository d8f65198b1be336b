// Proves who somebody is, without telling them or anybody else whether there is such a member.

import {
  CodeAgain,
  CodeRequested,
  CodeTyped,
  RegisterAuth,
  SlipTyped,
  Verified,
} from '#contract/member/recovery.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { visitorOf } from '#server/identity/recovery/codes.ts'
import { typeCode } from '#server/identity/recovery/prove-identity.ts'
import {
  confirmSlip,
  resendCode,
  startRegistration,
  verified,
} from '#server/identity/recovery/register.ts'

// A ward of thirty shares an address on the day the portal opens, so a network gets more than a number.
const NETWORK = { name: 'recovery', max: 40, seconds: 3600 }
const TYPING = { name: 'recovery-type', max: 120, seconds: 3600 }

export const registerAuthRoutes = routes(
  forPublic.post(
    '/registerauth',
    { limit: NETWORK, body: RegisterAuth, reply: CodeRequested },
    startRegistration,
  ),
  forPublic.post(
    '/registerauth/resend',
    { limit: NETWORK, body: CodeAgain, reply: CodeRequested },
    resendCode,
  ),
  forPublic.post(
    '/registerauth/verify',
    { limit: TYPING, body: CodeTyped, reply: Verified },
    async (request, body) => verified(await typeCode(request, visitorOf(request), body)),
  ),
  forPublic.post(
    '/registerauth/slip',
    { limit: NETWORK, body: SlipTyped, reply: Verified },
    confirmSlip,
  ),
)
