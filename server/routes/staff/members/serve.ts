// What officers do for a member at the counter. All of it is written down, and the member can read it.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  ActivationReply,
  ActivationRequest,
  MemberNo,
  StaffReveal,
  StaffRevealReply,
} from '#contract/staff/member.ts'
import {
  endMemberSessions,
  printActivation,
  revealNationalId,
  unlockMember,
} from '#server/members/serve.ts'

const SERVE = { authz: 'staff', may: 'serve_members' } as const
/** Grave: whoever found the screen unlocked must not get this far. */
const GRAVE = { ...SERVE, stepUp: true } as const
const OfMember = Type.Object({ no: MemberNo })

export const memberServiceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/members/:no/reveal',
    {
      config: GRAVE,
      schema: { params: OfMember, body: StaffReveal, response: { 200: StaffRevealReply } },
    },
    (request) => revealNationalId(request, request.params, request.body),
  )

  // Nobody but the member ever sets a password (SEC-12): the slip lets them set their own.
  app.post(
    '/api/admin/members/:no/activation',
    {
      config: GRAVE,
      schema: { params: OfMember, body: ActivationRequest, response: { 200: ActivationReply } },
    },
    (request) => printActivation(request, request.params),
  )

  app.post(
    '/api/admin/members/:no/unlock',
    { config: SERVE, schema: { params: OfMember, body: NoBody, response: { 200: OkReply } } },
    (request) => unlockMember(request, request.params),
  )

  app.post(
    '/api/admin/members/:no/sessions/end',
    { config: SERVE, schema: { params: OfMember, body: NoBody, response: { 200: OkReply } } },
    (request) => endMemberSessions(request, request.params),
  )
}
