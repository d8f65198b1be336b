// What an employer has told of a month that the core system has not posted; its own figures win once they are there.

import type { KepFeed } from '#contract/member/kep.ts'
import type { CollectionState } from '#contract/member/welcome.ts'
import { reportedOf } from '#database/queries/unit/unit-result.ts'
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

/** One state for every screen a member sees it on. */
export async function stateOfSlip(
  { live, membershipNo }: Pick<Reading, 'live' | 'membershipNo'>,
  slip: Slip,
): Promise<{ state: CollectionState; reported: Reported }> {
  const state = collectionState(slip)
  if (state !== 'waiting') return { state, reported: null }
  const { unit_no: unitNo, period, billed } = slip
  const said = await live(reportedOf, membershipNo, { unitNo, period })
  if (!said?.sent_at) return { state, reported: null }
  const { outcome, amount, reason, sent_at } = said
  return {
    state: 'reported',
    reported: {
      outcome,
      amount,
      missing: satang(Math.max(0, billed - amount)),
      reason_name: reason === null ? null : REASONS[reason],
      at: sent_at.toISOString(),
    },
  }
}
