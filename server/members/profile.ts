import type { FastifyRequest } from 'fastify'
import { recoveryStoppedAt } from '#database/queries/identity/recovery-stop.ts'
import { sessionsOf } from '#database/queries/identity/session.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { accountOf, recentTries } from '#database/queries/member/member-account.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { memberOfAnyState } from '#database/queries/member/member-search.ts'
import { fullName } from '#domain/person/full-name.ts'
import { readAccess } from '#server/audit/own-access.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { accountKey } from '#server/identity/sign-in.ts'
import { readKep } from '#server/member-figures/collection.ts'
import { readDeposits } from '#server/member-figures/deposits.ts'
import { readLoans } from '#server/member-figures/loans.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { readShare } from '#server/member-figures/shares.ts'
import { readStatus } from '#server/member-figures/status.ts'
import { readTotals } from '#server/member-figures/welcome.ts'
import {
  NO_MEMBER,
  readForOfficer,
  readMemberForStaff,
  recordMemberAccess,
} from '#server/members/staff-member.ts'

export async function readProfile(request: FastifyRequest, params: { no: string }) {
  const { no } = params
  const member = await memberOfAnyState(request.server.db, no)
  if (!member) throw new Refusal(404, NO_MEMBER)
  const own = await membershipNoOf(request.server.db, request.staff.login)
  const night = (await publicationNow(request.server.db))
    ? await readForOfficer(request, no, readNight)
    : undefined
  await recordMemberAccess(request, no, 'profile')
  return dataReply({
    membership_no: no,
    name: fullName(member),
    state: member.state,
    is_own: own === no,
    register: night?.register ?? null,
    totals: night ? totalsIn(night.totals) : null,
  })
}

export async function readSharesOf(request: FastifyRequest, params: { no: string }) {
  const look = { membershipNo: params.no, part: 'share' } as const
  const data = await readMemberForStaff(request, look, (reading) => readShare(reading, undefined))
  return dataReply(data)
}

export async function readLoansOf(request: FastifyRequest, params: { no: string }) {
  const look = { membershipNo: params.no, part: 'loan' } as const
  return dataReply(await readMemberForStaff(request, look, readLoans))
}

export async function readDepositsOf(request: FastifyRequest, params: { no: string }) {
  const look = { membershipNo: params.no, part: 'deposit' } as const
  return dataReply(await readMemberForStaff(request, look, readDeposits))
}

export async function readCollectionsOf(request: FastifyRequest, params: { no: string }) {
  const look = { membershipNo: params.no, part: 'kep' } as const
  const { collection, ...kep } = await readMemberForStaff(request, look, (reading) =>
    readKep(reading, undefined),
  )
  return dataReply({ ...kep, groups: collection?.groups ?? [] })
}

export async function readAccountOf(request: FastifyRequest, params: { no: string }) {
  const { no } = params
  if (!(await memberOfAnyState(request.server.db, no))) throw new Refusal(404, NO_MEMBER)
  const { passwordSetAt, slip } = await accountOf(request.server.db, no)
  const tries = await recentTries(
    request.server.db,
    accountKey(request.server.secrets.csrf, 'member', no),
  )
  const sessions = await sessionsOf(request.server.db, 'member', no)
  await recordMemberAccess(request, no, 'account')
  const isGood = slip && slip.usedAt === null && slip.expiresAt > new Date()
  return dataReply({
    password_set_at: passwordSetAt?.toISOString() ?? null,
    slip: isGood ? { expires_at: slip.expiresAt.toISOString() } : null,
    stopped_at: (await recoveryStoppedAt(request.server.db, no))?.toISOString() ?? null,
    failures: tries?.failures ?? 0,
    failed_at: tries?.last_at.toISOString() ?? null,
    sessions: sessions.map(({ device, createdAt, lastSeen }) => ({
      device,
      signed_in_at: createdAt.toISOString(),
      last_seen_at: lastSeen.toISOString(),
    })),
  })
}

export async function readHistoryOf(
  request: FastifyRequest,
  params: { no: string },
  query: { before?: string },
) {
  const { no } = params
  if (!(await memberOfAnyState(request.server.db, no))) throw new Refusal(404, NO_MEMBER)
  const data = await readAccess(request.server.db, no, query.before)
  await recordMemberAccess(request, no, 'history')
  return dataReply(data)
}

/** Nothing of whoever is kept in our books and not in the night's files. */
async function readNight(reading: Reading) {
  if (!(await reading.night(memberDetailOf, reading.membershipNo))) return undefined
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
