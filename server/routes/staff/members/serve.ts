// What officers do for a member at the counter. All of it is written down, and the member can read it.

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
import { forStaff, routes } from '#server/http/routes.ts'
import {
  endMemberSessions,
  printActivation,
  revealNationalId,
  unlockMember,
} from '#server/members/serve.ts'

/** Grave: whoever found the screen unlocked must not get this far. */
const OfMember = Type.Object({ no: MemberNo })

const serveMembers = forStaff('serve_members')

export const memberServiceRoutes = routes(
  serveMembers.post(
    '/members/:no/reveal',
    { stepUp: true, params: OfMember, body: StaffReveal, reply: StaffRevealReply },
    revealNationalId,
  ),

  // Nobody but the member ever sets a password (SEC-12): the slip lets them set their own.
  serveMembers.post(
    '/members/:no/activation',
    { stepUp: true, params: OfMember, body: ActivationRequest, reply: ActivationReply },
    printActivation,
  ),
  serveMembers.post(
    '/members/:no/unlock',
    { params: OfMember, body: NoBody, reply: OkReply },
    unlockMember,
  ),
  serveMembers.post(
    '/members/:no/sessions/end',
    { params: OfMember, body: NoBody, reply: OkReply },
    endMemberSessions,
  ),
)
