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
import { sessionsOf } from '#database/queries/identity/session.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { accountOf, recentTries } from '#database/queries/member/member-account.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { memberOfAnyState } from '#database/queries/member/member-search.ts'
import { fullName } from '#domain/person/full-name.ts'
import {
  NO_MEMBER,
  readForOfficer,
  readMemberForStaff,
  recordMemberAccess,
} from '#server/audit/staff-member.ts'
import { Refusal } from '#server/http/errors.ts'
import { accountKey } from '#server/identity/sign-in.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { readDeposits } from '#server/routes/member/figures/deposit.ts'
import { readKep } from '#server/routes/member/figures/kep.ts'
import { readLoans } from '#server/routes/member/figures/loan.ts'
import { readShare } from '#server/routes/member/figures/share.ts'
import { readStatus } from '#server/routes/member/figures/status.ts'
import { readAccess } from '#server/routes/member/identity/access.ts'
import { readTotals } from '#server/routes/member/identity/welcome.ts'

const SEE = { authz: 'staff', may: 'see_members' } as const
const OfMember = Type.Object({ no: MemberNo })

export const memberProfileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/members/:no',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberProfileReply } } },
    async (request) => {
      const { no } = request.params
      const member = await memberOfAnyState(app.db, no)
      if (!member) throw new Refusal(404, NO_MEMBER)
      const own = await membershipNoOf(app.db, request.staff.login)
      const night = (await publicationNow(app.db))
        ? await readForOfficer(request, no, readNight)
        : undefined
      await recordMemberAccess(request, no, 'profile')
      return {
        rc_code: '1' as const,
        data: {
          membership_no: no,
          name: fullName(member),
          state: member.state,
          is_own: own === no,
          register: night?.register ?? null,
          totals: night ? totalsIn(night.totals) : null,
        },
      }
    },
  )

  app.get(
    '/api/admin/members/:no/share',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberShareReply } } },
    async (request) => {
      const look = { membershipNo: request.params.no, part: 'share' } as const
      const data = await readMemberForStaff(request, look, (reading) =>
        readShare(reading, undefined),
      )
      return { rc_code: '1' as const, data }
    },
  )

  app.get(
    '/api/admin/members/:no/loan',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberLoanReply } } },
    async (request) => {
      const look = { membershipNo: request.params.no, part: 'loan' } as const
      return { rc_code: '1' as const, data: await readMemberForStaff(request, look, readLoans) }
    },
  )

  app.get(
    '/api/admin/members/:no/deposit',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberDepositReply } } },
    async (request) => {
      const look = { membershipNo: request.params.no, part: 'deposit' } as const
      return { rc_code: '1' as const, data: await readMemberForStaff(request, look, readDeposits) }
    },
  )

  app.get(
    '/api/admin/members/:no/kep',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberKepReply } } },
    async (request) => {
      const look = { membershipNo: request.params.no, part: 'kep' } as const
      const { collection, ...kep } = await readMemberForStaff(request, look, (reading) =>
        readKep(reading, undefined),
      )
      return { rc_code: '1' as const, data: { ...kep, groups: collection?.groups ?? [] } }
    },
  )

  app.get(
    '/api/admin/members/:no/account',
    { config: SEE, schema: { params: OfMember, response: { 200: MemberAccountReply } } },
    async (request) => {
      const { no } = request.params
      if (!(await memberOfAnyState(app.db, no))) throw new Refusal(404, NO_MEMBER)
      const { passwordSetAt, slip } = await accountOf(app.db, no)
      const tries = await recentTries(app.db, accountKey(app.secrets.csrf, 'member', no))
      const sessions = await sessionsOf(app.db, 'member', no)
      await recordMemberAccess(request, no, 'account')
      const isGood = slip && slip.usedAt === null && slip.expiresAt > new Date()
      return {
        rc_code: '1' as const,
        data: {
          password_set_at: passwordSetAt?.toISOString() ?? null,
          slip: isGood ? { expires_at: slip.expiresAt.toISOString() } : null,
          failures: tries?.failures ?? 0,
          failed_at: tries?.last_at.toISOString() ?? null,
          sessions: sessions.map(({ device, createdAt, lastSeen }) => ({
            device,
            signed_in_at: createdAt.toISOString(),
            last_seen_at: lastSeen.toISOString(),
          })),
        },
      }
    },
  )

  // The same list as the member's own on /member/access.
  app.get(
    '/api/admin/members/:no/history',
    {
      config: SEE,
      schema: { params: OfMember, querystring: AccessQuery, response: { 200: AccessReply } },
    },
    async (request) => {
      const { no } = request.params
      if (!(await memberOfAnyState(app.db, no))) throw new Refusal(404, NO_MEMBER)
      const data = await readAccess(app.db, no, request.query.before)
      await recordMemberAccess(request, no, 'history')
      return { rc_code: '1' as const, data }
    },
  )
}

/** Nothing of whoever is kept in our books and not in the night's files. */
async function readNight(reading: Reading) {
  if (!(await memberDetailOf(reading.trx, reading.membershipNo))) return undefined
  return {
    register: { as_of: reading.asOf, ...withoutSalary(await readStatus(reading)) },
    totals: await readTotals(reading),
  }
}

/** Not needed at the counter. */
function withoutSalary({ salary: _, ...register }: Awaited<ReturnType<typeof readStatus>>) {
  return register
}

function totalsIn({ share, loan, deposit }: Awaited<ReturnType<typeof readTotals>>) {
  return {
    share: share.balance,
    loan: loan.balance,
    loans: loan.contracts,
    deposit: deposit.balance,
    accounts: deposit.accounts,
  }
}
