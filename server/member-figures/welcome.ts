import type { FastifyRequest } from 'fastify'
import type { WelcomeFeed } from '#contract/member/welcome.ts'
import { readerName } from '#database/core/reader.ts'
import { slipsOf } from '#database/queries/figures/collection-slip.ts'
import { depositAccountsOf } from '#database/queries/figures/deposit-account.ts'
import { depositedOn } from '#database/queries/figures/deposit-movement.ts'
import { loansOf } from '#database/queries/figures/loan.ts'
import { owedOn } from '#database/queries/figures/loan-movement.ts'
import { shareMovementsOf, shareOf } from '#database/queries/figures/share.ts'
import { noteVisit, type Visit } from '#database/queries/identity/member-visit.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import type { CollectionNow } from '#database/queries/unit/collection-now.ts'
import { type Day, monthOf } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { type Satang, satang, total } from '#domain/money/money.ts'
import { heldOn } from '#domain/shares/share-year.ts'
import { collectionNow, stateOfSlip } from './collection-report.ts'
import { memberFeed, type Reading } from './member-feed.ts'

type Change = WelcomeFeed['changes'][number]

/** A visit is noted once in so long: what it answers stays the same meanwhile. */
const VISIT_MS = 5 * 60_000

export async function firstPage(request: FastifyRequest) {
  const { name, surname } = request.member
  const visit = await visitOf(request)
  return memberFeed(async (reading) => {
    const detail = await reading.night(memberDetailOf, reading.membershipNo)
    const prefix = detail?.prefix ?? ''
    const totals = await readTotals(reading, visit)
    return reading.madeOf(welcomeOf, reading.membershipNo, prefix, name, surname, totals)
  })(request)
}

function welcomeOf(
  membership_no: string,
  prefix: string,
  member_name: string,
  member_surname: string,
  totals: Totals,
): Omit<WelcomeFeed, 'as_of'> {
  return { member: { membership_no, prefix, member_name, member_surname }, ...totals }
}

/** An officer who looks in the member's place is not the member's visit. */
async function visitOf({ server, member }: FastifyRequest): Promise<Visit | undefined> {
  const { membershipNo, publication } = member
  if (!publication || member.actStaff !== null) return undefined
  const now = new Date()
  const own = { runId: publication.run_id, reader: readerName({ member: membershipNo }) }
  // What is written down is that they saw the published night.
  server.nightTurns.turn(own.reader, publication)
  const sinceLast = Math.floor(now.getTime() / VISIT_MS)
  return server.figures.value(own, [noteVisit, sinceLast], () =>
    noteVisit(server.db, membershipNo, publication.as_of, now),
  )
}

type Totals = Omit<WelcomeFeed, 'as_of' | 'member'>

/** Balances, the newest month's deduction, and what is not as it was when the member last looked. */
export async function readTotals(reading: Reading, visit?: Visit): Promise<Totals> {
  const seen = visit?.previous_as_of ?? null
  const isNewsSince = seen !== null && seen < reading.asOf
  const compared = isNewsSince ? seen : monthEndOf(monthNumber(reading.asOf) - 1)
  const figures = await reading.computed(nightTotals, compared)
  const now = await collectionNow(reading, figures.slip ? [figures.slip] : [])
  return reading.madeOf(totalsOf, figures, now, visit, isNewsSince, compared)
}

function totalsOf(
  { slip, ...totals }: Awaited<ReturnType<typeof nightTotals>>,
  { reported }: CollectionNow,
  visit: Visit | undefined,
  is_news_since: boolean,
  compared_with: Day,
): Totals {
  const seenAt = visit?.previous_at ?? null
  return {
    ...totals,
    collection: slip
      ? {
          period: monthOf(slip.period),
          billed: slip.billed,
          deducted: slip.deducted,
          state: stateOfSlip(slip, reported).state,
        }
      : null,
    last_visit: seenAt && { at: seenAt.toISOString(), is_news_since },
    compared_with,
  }
}

async function nightTotals({ night, membershipNo }: Reading, compared: Day) {
  const [share, loans, accounts, slips, movements, owedBefore, heldBefore] = await Promise.all([
    night(shareOf, membershipNo),
    night(loansOf, membershipNo),
    night(depositAccountsOf, membershipNo),
    night(slipsOf, membershipNo),
    night(shareMovementsOf, membershipNo),
    night(owedOn, membershipNo, compared),
    night(depositedOn, membershipNo, compared),
  ])
  const [slip, slipBefore] = slips
  const shares = share?.balance ?? satang(0)
  const owed = total(loans.map(({ balance }) => balance))
  const held = total(accounts.map(({ balance }) => balance))
  const isNewMonth = slip !== undefined && monthOf(slip.period) > monthOf(compared)
  return {
    slip,
    share: {
      balance: shares,
      monthly: share?.monthly ?? satang(0),
      instalments: share?.instalments ?? 0,
    },
    loan: { balance: owed, contracts: loans.filter(({ balance }) => balance > 0).length },
    deposit: { balance: held, accounts: accounts.length },
    changes: [
      change('share', heldOn(movements, compared), shares),
      change('loan', owedBefore, owed),
      change('deposit', heldBefore, held),
      ...(isNewMonth ? [change('collection', slipBefore?.billed ?? satang(0), slip.billed)] : []),
    ].filter(({ difference }) => difference !== 0),
  }
}

function change(kind: Change['kind'], before: Satang, after: Satang): Change {
  return { kind, before, after, difference: satang(after - before) }
}
