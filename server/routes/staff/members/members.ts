import { Type } from 'typebox'
import { AccessQuery, AccessReply } from '#contract/member/access.ts'
import { GrantReply, GrantRequest, ImpersonatedLogin } from '#contract/staff/impersonation.ts'
import {
  ActivationReply,
  ActivationRequest,
  MemberAccountReply,
  MemberDepositReply,
  MemberHitsReply,
  MemberKepReply,
  MemberLoanReply,
  MemberNo,
  MemberProfileReply,
  MemberSearch,
  MemberShareReply,
  StaffReveal,
  StaffRevealReply,
} from '#contract/staff/member.ts'
import { forPublic, forStaff, routes } from '#server/http/routes.ts'
import { reopenRecovery } from '#server/identity/recovery/stop.ts'
import { grantVisit, startVisit } from '#server/members/impersonate.ts'
import {
  readAccountOf,
  readCollectionsOf,
  readDepositsOf,
  readHistoryOf,
  readLoansOf,
  readProfile,
  readSharesOf,
} from '#server/members/profile.ts'
import { searchMembers } from '#server/members/search.ts'
import {
  endMemberSessions,
  printActivation,
  revealNationalId,
  unlockMember,
} from '#server/members/serve.ts'

const OfMember = Type.Object({ no: MemberNo })
const seeMembers = forStaff('see_members')
const serveMembers = forStaff('serve_members')
const REDEEMING = { name: 'impersonate', max: 30, seconds: 10 * 60 }

export const staffMemberRoutes = routes(
  seeMembers.post('/members/search', { body: MemberSearch, reply: MemberHitsReply }, searchMembers),

  // A member as officers may see one.
  seeMembers.get('/members/:no', { params: OfMember, reply: MemberProfileReply }, readProfile),
  seeMembers.get('/members/:no/share', { params: OfMember, reply: MemberShareReply }, readSharesOf),
  seeMembers.get('/members/:no/loan', { params: OfMember, reply: MemberLoanReply }, readLoansOf),
  seeMembers.get(
    '/members/:no/deposit',
    { params: OfMember, reply: MemberDepositReply },
    readDepositsOf,
  ),
  seeMembers.get(
    '/members/:no/kep',
    { params: OfMember, reply: MemberKepReply },
    readCollectionsOf,
  ),
  seeMembers.get(
    '/members/:no/account',
    { params: OfMember, reply: MemberAccountReply },
    readAccountOf,
  ),

  // The same list as the member's own on /member/access.
  seeMembers.get(
    '/members/:no/history',
    { params: OfMember, query: AccessQuery, reply: AccessReply },
    readHistoryOf,
  ),

  // What officers do for a member at the counter. All of it is written down, and the member can read it.
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
  serveMembers.act('/members/:no/unlock', { params: OfMember }, unlockMember),
  serveMembers.act(
    '/members/:no/recovery/reopen',
    { stepUp: true, params: OfMember },
    reopenRecovery,
  ),
  serveMembers.act('/members/:no/sessions/end', { params: OfMember }, endMemberSessions),

  // Looking at the portal through a member's eyes (docs/security.md#impersonation): granted to an officer for a reason, used
  // once and soon, read-only, and told to the member.
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
