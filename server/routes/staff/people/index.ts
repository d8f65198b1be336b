// Officers: signing in, their own page, and who may what.

import { DeviceSignOut, DevicesReply, OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  OfficerReply,
  SecondStepReply,
  Setup,
  SetupCode,
  SetupReply,
  StaffLoggedIn,
  StaffLogin,
  StaffProof,
  StepUp,
  StepUpReply,
} from '#contract/staff/identity.ts'
import {
  ActsReply,
  ConfirmedReply,
  Declining,
  NewStaff,
  OfAct,
  OfStaff,
  OwnAccountReply,
  OwnPassword,
  RecoveryCodesReply,
  StaffChange,
  StaffCodeReply,
  StaffPeopleReply,
  Suspension,
} from '#contract/staff/people.ts'
import { forPublic, forStaff, routes } from '#server/http/routes.ts'
import {
  changeStaffPassword,
  readStaffAccount,
  readStaffDevices,
  renewRecoveryCodes,
  signOutStaffDevices,
} from '#server/identity/staff/account.ts'
import {
  addStaffMember,
  issueStaffCode,
  readStaffList,
  saveStaffMember,
  suspendStaffMember,
} from '#server/identity/staff/manage.ts'
import { finishSetUp, openSetUp } from '#server/identity/staff/set-up.ts'
import {
  finishSignIn,
  signedInStaff,
  signInStaff,
  signOutStaff,
  stepUp,
} from '#server/identity/staff/sign-in.ts'
import { provedKeyRoutes } from '#server/passkeys/key-routes.ts'
import { confirmAct, declineAct, readActs } from '#server/two-people/decide.ts'

const own = forStaff('own')
// Sixty bits are not guessed; this keeps the log readable.
const TRIES = { name: 'staff-setup', max: 20, seconds: 10 * 60 }
const staff = forStaff('staff')

/** The second of two people. */
const confirming = forStaff('confirm')

export const staffPeopleRoutes = routes(
  confirming.get('/acts', { reply: ActsReply }, readActs),
  confirming.post(
    '/acts/:actId/confirmation',
    { stepUp: true, params: OfAct, body: NoBody, reply: ConfirmedReply },
    confirmAct,
  ),
  confirming.act('/acts/:actId/refusal', { params: OfAct, body: Declining }, declineAct),
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

  // Before there is a password: the code from a colleague, or from the server's own screen.
  forPublic.post(
    '/auth/setup/code',
    { limit: TRIES, body: SetupCode, reply: SetupReply },
    openSetUp,
  ),
  forPublic.post('/auth/setup', { limit: TRIES, body: Setup, reply: SecondStepReply }, finishSetUp),

  // The officer's own page: where they are signed in, their password, their recovery codes.
  own.get('/account', { reply: OwnAccountReply }, readStaffAccount),
  own.get('/devices', { reply: DevicesReply }, readStaffDevices),
  own.act('/devices/sign-out', { body: DeviceSignOut }, signOutStaffDevices),
  own.act('/account/password', { body: OwnPassword }, changeStaffPassword),
  own.post(
    '/account/recovery-codes',
    { stepUp: true, reply: RecoveryCodesReply },
    renewRecoveryCodes,
  ),
  ...provedKeyRoutes(own),
  staff.get('/staff', { reply: StaffPeopleReply }, readStaffList),
  staff.post('/staff', { stepUp: true, body: NewStaff, reply: StaffCodeReply }, addStaffMember),
  staff.act('/staff/:login', { stepUp: true, params: OfStaff, body: StaffChange }, saveStaffMember),
  staff.act(
    '/staff/:login/suspension',
    { stepUp: true, params: OfStaff, body: Suspension },
    suspendStaffMember,
  ),
  staff.post(
    '/staff/:login/code',
    { stepUp: true, params: OfStaff, reply: StaffCodeReply },
    issueStaffCode,
  ),
)
