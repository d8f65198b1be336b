// Proves who somebody is, without telling them or anybody else whether there is such a member.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  CodeAgain,
  CodeRequested,
  CodeTyped,
  RegisterAuth,
  SlipTyped,
  Verified,
} from '#contract/member/recovery.ts'
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

export const registerAuthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/registerauth',
    {
      config: { authz: 'public', limit: NETWORK },
      schema: { body: RegisterAuth, response: { 200: CodeRequested } },
    },
    (request) => startRegistration(request, request.body),
  )

  app.post(
    '/registerauth/resend',
    {
      config: { authz: 'public', limit: NETWORK },
      schema: { body: CodeAgain, response: { 200: CodeRequested } },
    },
    (request) => resendCode(request, request.body),
  )

  app.post(
    '/registerauth/verify',
    {
      config: { authz: 'public', limit: TYPING },
      schema: { body: CodeTyped, response: { 200: Verified } },
    },
    async (request) => verified(await typeCode(request, visitorOf(request), request.body)),
  )

  app.post(
    '/registerauth/slip',
    {
      config: { authz: 'public', limit: NETWORK },
      schema: { body: SlipTyped, response: { 200: Verified } },
    },
    (request) => confirmSlip(request, request.body),
  )
}
