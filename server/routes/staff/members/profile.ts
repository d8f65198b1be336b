// A member as officers may see one.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
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
import {
  readAccountOf,
  readCollectionsOf,
  readDepositsOf,
  readHistoryOf,
  readLoansOf,
  readProfile,
  readSharesOf,
} from '#server/members/profile.ts'

const SEE = { authz: 'staff', may: 'see_members' } as const
const OfMember = Type.Object({ no: MemberNo })

export const memberProfileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/members/:no',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberProfileReply } } },
    (request) => readProfile(request, request.params),
  )

  app.get(
    '/api/admin/members/:no/share',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberShareReply } } },
    (request) => readSharesOf(request, request.params),
  )

  app.get(
    '/api/admin/members/:no/loan',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberLoanReply } } },
    (request) => readLoansOf(request, request.params),
  )

  app.get(
    '/api/admin/members/:no/deposit',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberDepositReply } } },
    (request) => readDepositsOf(request, request.params),
  )

  app.get(
    '/api/admin/members/:no/kep',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberKepReply } } },
    (request) => readCollectionsOf(request, request.params),
  )

  app.get(
    '/api/admin/members/:no/account',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberAccountReply } } },
    (request) => readAccountOf(request, request.params),
  )

  // The same list as the member's own on /member/access.
  app.get(
    '/api/admin/members/:no/history',
    {
      config: SEE,
      schema: { params: OfMember, querystring: AccessQuery, response: { 200: AccessReply } },
    },
    (request) => readHistoryOf(request, request.params, request.query),
  )
}
