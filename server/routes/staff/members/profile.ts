// A member as officers may see one.

import { Type } from 'typebox'
import { AccessQuery, AccessReply } from '#contract/member/access.ts'
import {
  MemberAccountReply,
  MemberDepositReply,
  MemberKepReply,
  MemberLoanReply,
  MemberNo,
  MemberProfileReply,
  MemberShareReply,
} from '#contract/staff/member.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  readAccountOf,
  readCollectionsOf,
  readDepositsOf,
  readHistoryOf,
  readLoansOf,
  readProfile,
  readSharesOf,
} from '#server/members/profile.ts'

const OfMember = Type.Object({ no: MemberNo })

const seeMembers = forStaff('see_members')

export const memberProfileRoutes = routes(
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
)
