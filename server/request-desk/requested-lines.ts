// Lines of a bill that are other than last month's because the member asked for it.

import type { orderedShares } from '#database/queries/request/ordered-share.ts'
import type { BilledLine } from '#domain/collection/collection-change.ts'
import { requestNo } from '#domain/request/request-no.ts'
import type { ShareChange } from '#domain/request/share-change.ts'

type Ordered = Awaited<ReturnType<typeof orderedShares>>[number]

/** The numbers of the requests that these members' share lines follow, where the bill is what was asked. */
export function requestNumbers(
  ordered: readonly Ordered[],
  billed: (membershipNo: string) => readonly Pick<BilledLine, 'line_kind' | 'billed'>[],
): Map<string, string> {
  return new Map(
    ordered.flatMap((row): [string, string][] => {
      const { change, amount } = row.payload as ShareChange
      const share = billed(row.membership_no).find(({ line_kind }) => line_kind === 'share')
      const isBilled = change === 'extra' || (share?.billed ?? 0) === amount
      return isBilled ? [[row.membership_no, requestNo(row)]] : []
    }),
  )
}

export function isShareChanged(
  before: readonly Pick<BilledLine, 'line_kind' | 'billed'>[],
  now: readonly Pick<BilledLine, 'line_kind' | 'billed'>[],
): boolean {
  const of = (lines: typeof now) => lines.find(({ line_kind }) => line_kind === 'share')?.billed
  return of(before) !== of(now)
}
