// What an employer has told of a month that the core system has not posted; its own figures win once they are there.

import type { KepFeed } from '#contract/member/kep.ts'
import type { CollectionState } from '#contract/member/welcome.ts'
import {
  type CollectionNow,
  collectionNowOf,
  glanceAt,
  type ReportedLine,
} from '#database/queries/unit/collection-now.ts'
import type { Day } from '#domain/calendar/day.ts'
import { collectionState, REASONS, type Reason } from '#domain/collection/collection-words.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import type { Reading } from './member-feed.ts'

interface Slip {
  unit_no: string
  /** The first of the month. */
  period: Day
  billed: Satang
  deducted: Satang
  reason: Reason | null
}

type Reported = NonNullable<KepFeed['collection']>['reported']

/** One state for every screen a member sees it on; `reported` is what employers have told of months like this one. */
export function stateOfSlip(
  slip: Slip,
  reported: readonly ReportedLine[],
): { state: CollectionState; reported: Reported } {
  const state = collectionState(slip)
  const said =
    state === 'waiting' &&
    reported.find(({ unit_no, period }) => unit_no === slip.unit_no && period === slip.period)
  if (!said) return { state, reported: null }
  const { outcome, amount, reason, sent_at } = said
  return {
    state: 'reported',
    reported: {
      outcome,
      amount,
      missing: satang(Math.max(0, slip.billed - amount)),
      reason_name: reason === null ? null : REASONS[reason],
      at: new Date(sent_at).toISOString(),
    },
  }
}

/** What is not of the night about these months. */
export async function collectionNow(
  { reported, membershipNo }: Reading,
  slips: readonly Slip[],
): Promise<CollectionNow> {
  const asked = [membershipNo, membershipNo, ...waitingOf(slips)] as const
  const glance = await reported(glanceAt, ...asked)
  return glance.any ? { ...glance, ...(await reported(collectionNowOf, ...asked)) } : glance
}

/** Units and periods of the months that the core system knows nothing of yet. */
function waitingOf(slips: readonly Slip[]): [units: string[], periods: Day[]] {
  const waiting = slips.filter((slip) => collectionState(slip) === 'waiting')
  return [waiting.map(({ unit_no }) => unit_no), waiting.map(({ period }) => period)]
}
