import { OkReply } from '#contract/member/identity.ts'
import {
  OfficerReply,
  SecondStepReply,
  StaffLoggedIn,
  StaffLogin,
  StaffProof,
  StepUp,
  StepUpReply,
} from '#contract/staff/identity.ts'
import { forPublic, forStaff, routes } from '#server/http/routes.ts'
import {
  finishSignIn,
  signedInStaff,
  signInStaff,
  signOutStaff,
  stepUp,
} from '#server/identity/staff/sign-in.ts'

const own = forStaff('own')

export const staffAuthRoutes = routes(
  forPublic.post(
    '/auth/login',
    { load: 'signIn', body: StaffLogin, reply: SecondStepReply },
    signInStaff,
  ),
  forPublic.post(
    '/auth/totp',
    {
      limit: { name: 'staff-totp', max: 60, seconds: 10 * 60 },
      body: StaffProof,
      reply: StaffLoggedIn,
    },
    finishSignIn,
  ),
  own.post('/auth/logout', { load: 'signOut', reply: OkReply }, signOutStaff),
  own.post('/auth/getAuthUser', { reply: OfficerReply }, signedInStaff),
  own.post('/auth/step-up', { body: StepUp, reply: StepUpReply }, stepUp),
)
