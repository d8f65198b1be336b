// Who a member is: signing in and out, passwords, devices, and what must be agreed to first.

import { AccessQuery, AccessReply } from '#contract/member/access.ts'
import {
  AuthUser,
  DeviceSignOut,
  DevicesReply,
  LoggedIn,
  Login,
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
import { Reveal, RevealReply } from '#contract/member/status.ts'
import { TermsAcceptance, TermsCheck } from '#contract/member/terms.ts'
import { WelcomeReply } from '#contract/member/welcome.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  AssertionRequestReply,
  CreationRequestReply,
  KeyRemoval,
  KeyRename,
  KeySignIn,
  KeysReply,
  NewKey,
  OwnProof,
} from '#contract/shared/passkeys.ts'
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
import { finishPasskey } from '#server/passkeys/add-passkey.ts'
import {
  proveAndBegin,
  proveAndRemove,
  readOwnPasskeys,
  renameOwnPasskey,
} from '#server/passkeys/own-passkeys.ts'
import { beginProof } from '#server/passkeys/own-proof.ts'
import { beginSignIn, signInByPasskey } from '#server/passkeys/sign-in.ts'
import { acceptTerms, readTermsToAccept } from '#server/site/accept-terms.ts'

// A ward of thirty shares an address on the day the portal opens, so a network gets more than a number.
const NETWORK = { name: 'recovery', max: 40, seconds: 3600 }
const TYPING = { name: 'recovery-type', max: 120, seconds: 3600 }
// Every view of the door asks for a challenge, and nobody guesses a signature: this keeps the load down only.
const DOOR = { name: 'passkey-door', max: 600, seconds: 600 }
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
  forMember.get('/devices', { reply: DevicesReply }, readOwnDevices),
  forMember.post('/devices/sign-out', { body: DeviceSignOut, reply: OkReply }, signOutDevices),

  // Passkeys (decision 0038): at the door, and on the member's own page of them.
  forPublic.post(
    '/auth/passkey/challenge',
    { load: 'signIn', limit: DOOR, body: NoBody, reply: AssertionRequestReply },
    (request) => beginSignIn(request, 'member'),
  ),
  forPublic.post(
    '/auth/passkey',
    { load: 'signIn', limit: DOOR, body: KeySignIn, reply: LoggedIn },
    signInByPasskey,
  ),
  forMember.get('/keys', { reply: KeysReply }, readOwnPasskeys),
  forMember.post('/keys/challenge', { body: NoBody, reply: AssertionRequestReply }, beginProof),
  forMember.post('/keys/begin', { body: OwnProof, reply: CreationRequestReply }, proveAndBegin),
  forMember.post('/keys', { body: NewKey, reply: OkReply }, finishPasskey),
  forMember.post('/keys/name', { body: KeyRename, reply: OkReply }, renameOwnPasskey),
  forMember.post('/keys/removal', { body: KeyRemoval, reply: OkReply }, proveAndRemove),

  forMember.post('/member_pass', { body: PasswordChange, reply: OkReply }, changeMemberPassword),

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
  // The brake: with the code that came with the news, or where the member is signed in.
  forPublic.post('/stop', { limit: NETWORK, body: StopTyped, reply: OkReply }, stopByCode),
  forMember.post('/stop/own', { body: NoBody, reply: OkReply }, stopOwn),
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
  forMember.post(
    '/termofconditional/accept',
    { beforeTerms: true, body: TermsAcceptance, reply: OkReply },
    acceptTerms,
  ),
  forMember.get('/welcome', { readSafe: true, query: NoQuery, reply: WelcomeReply }, firstPage),

  // The national id in full, for whoever knows the password too (SEC-56).
  forMember.post('/reveal', { body: Reveal, reply: RevealReply }, revealOwnId),
)
