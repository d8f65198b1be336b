import { shareMovementsOf } from '#database/queries/figures/share.ts'
import { shareStatement } from '#documents/member/share-statement.ts'
import type { Content } from '#documents/paper/official.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import { heldOn } from '#domain/shares/share-year.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { readHolder } from '#server/papers/member-paper.ts'
import { paperRange, paperRows, type RequestedRange } from '#server/papers/paper-range.ts'

export async function readShareStatement(
  reading: Reading,
  asked: RequestedRange,
): Promise<Content> {
  const { night, membershipNo, asOf } = reading
  const { from, to } = paperRange(asked, asOf)
  const { parValue } = await reading.rules()
  const movements = await night(shareMovementsOf, membershipNo)
  const inside = movements.filter(({ posted_on }) => posted_on >= from && posted_on <= to)
  const before = movements.findLast(({ posted_on }) => posted_on < from)
  return shareStatement({
    asOf,
    holder: await readHolder(reading),
    from,
    to,
    opening: openingOf(before?.balance, inside),
    closing: heldOn(movements, to),
    rows: paperRows(inside.toReversed()).map((row) => ({
      ...row,
      shares: Math.floor(row.amount / parValue),
    })),
  })
}

/** What was brought forward inside the days was there before them: on paper the figures must add up. */
function openingOf(
  before: Satang | undefined,
  oldestFirst: readonly { sign: number; balance: Satang }[],
): Satang {
  return before ?? oldestFirst.find(({ sign }) => sign === 0)?.balance ?? satang(0)
}
