// Who a member is: signing in and out, passwords, devices, and what must be agreed to first.

import { AccessQuery, AccessReply } from '#contract/member/access.ts'
import {
  AuthUser,
  DeviceSignOut,
  LoggedIn,
  Login,
  MemberDevicesReply,
  OkReply,
  PasswordChange,
} from '#contract/member/identity.ts'
import {
  CodeAgain,
  CodeRequested,
  CodeTyped,
  FirstPassword,
  PasswordSet,
  RegisterAuth,
  SlipTyped,
  StopTyped,
  Verified,
} from '#contract/member/recovery.ts'
import { RevealReply } from '#contract/member/status.ts'
import { TermsAcceptance, TermsCheck } from '#contract/member/terms.ts'
import { ThaidBegun, ThaidProved, ThaidRequest, ThaidReturned } from '#contract/member/thaid.ts'
import { WelcomeReply } from '#contract/member/welcome.ts'
import { OwnProof, PasskeyOnly } from '#contract/shared/passkeys.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { readOwnAccess } from '#server/audit/own-access.ts'
import { forMember, forPublic, routes } from '#server/http/routes.ts'
import { changeMemberPassword } from '#server/identity/change-member-password.ts'
import { signedInMember, signInMember, signOutMember } from '#server/identity/member-sign-in.ts'
import { readOwnDevices, signOutDevices } from '#server/identity/own-devices.ts'
import { visitorOf } from '#server/identity/recovery/codes.ts'
import { typeCode } from '#server/identity/recovery/prove-identity.ts'
import {
  confirmSlip,
  resendCode,
  startRegistration,
  verified,
} from '#server/identity/recovery/register.ts'
import { setFirstPassword } from '#server/identity/recovery/set-first-password.ts'
import { stopByCode, stopOwn } from '#server/identity/recovery/stop.ts'
import { revealOwnId } from '#server/identity/reveal-own-id.ts'
import { firstPage } from '#server/member-figures/welcome.ts'
import { KEY_DOOR, keyDoorChallenge, ownKeyRoutes } from '#server/passkeys/key-routes.ts'
import { changePasskeyOnly } from '#server/passkeys/passkey-only.ts'
import { signInMemberByPasskey } from '#server/passkeys/sign-in.ts'
import { acceptTerms, readTermsToAccept } from '#server/site/accept-terms.ts'
import { beginThaid, finishThaid } from '#server/thaid/recover.ts'

// A ward of thirty shares an address on the day the portal opens, so a network gets more than a number.
const NETWORK = { name: 'recovery', max: 40, seconds: 3600 }
const TYPING = { name: 'recovery-type', max: 120, seconds: 3600 }
const TRIES = { name: 'recovery-password', max: 60, seconds: 3600 }

export const identityRoutes = routes(
  forPublic.post('/auth/login', { load: 'signIn', body: Login, reply: LoggedIn }, signInMember),
  forMember.post(
    '/auth/logout',
    { load: 'signOut', readSafe: true, beforeTerms: true, reply: OkReply },
    signOutMember,
  ),
  forMember.post(
    '/auth/getAuthUser',
    { readSafe: true, beforeTerms: true, reply: AuthUser },
    signedInMember,
  ),
  forMember.get('/access', { query: AccessQuery, reply: AccessReply }, readOwnAccess),
  forMember.get('/devices', { reply: MemberDevicesReply }, readOwnDevices),
  forMember.act('/devices/sign-out', { body: DeviceSignOut }, signOutDevices),

  keyDoorChallenge('member'),
  forPublic.post('/auth/passkey', { ...KEY_DOOR, reply: LoggedIn }, signInMemberByPasskey),
  ...ownKeyRoutes(forMember),
  forMember.act('/keys/only', { body: PasskeyOnly }, changePasskeyOnly),

  forMember.act('/member_pass', { body: PasswordChange }, changeMemberPassword),

  // Proves who somebody is, without telling them or anybody else whether there is such a member.
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
  // The same without SMS, by the department's word; refused where ThaID is not set.
  forPublic.post('/thaid', { limit: NETWORK, body: ThaidRequest, reply: ThaidBegun }, beginThaid),
  forPublic.post(
    '/thaid/return',
    { limit: TYPING, body: ThaidReturned, reply: ThaidProved },
    finishThaid,
  ),
  // The brake: with the code that came with the news, or where the member is signed in.
  forPublic.act('/stop', { limit: NETWORK, body: StopTyped }, stopByCode),
  forMember.act('/stop/own', {}, stopOwn),
  ...(['register', 'forget'] as const).map((purpose) =>
    forPublic.post(
      `/${purpose}`,
      { limit: TRIES, body: FirstPassword, reply: PasswordSet },
      (request, body) => setFirstPassword(request, purpose, body),
    ),
  ),
  forMember.post(
    '/termofconditional',
    { readSafe: true, beforeTerms: true, reply: TermsCheck },
    readTermsToAccept,
  ),
  forMember.act(
    '/termofconditional/accept',
    { beforeTerms: true, body: TermsAcceptance },
    acceptTerms,
  ),
  forMember.get('/welcome', { readSafe: true, query: NoQuery, reply: WelcomeReply }, firstPage),

  // The national id in full, for whoever proves themselves again (SEC-56).
  forMember.post('/reveal', { body: OwnProof, reply: RevealReply }, revealOwnId),
)
