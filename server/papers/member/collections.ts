import type { KepFeed } from '#contract/member/kep.ts'
import { slipsOf } from '#database/queries/figures/collection-slip.ts'
import { interestPaidIn } from '#database/queries/figures/loan-movement.ts'
import { type CollectionMonth, collectionPaper } from '#documents/member/collection.ts'
import type { Content } from '#documents/paper/official.ts'
import { firstOfMonth, type Month, monthOf } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { yearOf } from '#domain/dividend/dividend-form.ts'
import { fiscalYear } from '#domain/dividend/dividend-year.ts'
import { Refusal } from '#server/http/errors.ts'
import { readKep } from '#server/member-figures/collection.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { readHolder } from '#server/papers/member-paper.ts'

const NO_MONTH = 'ไม่พบรายการเรียกเก็บของเดือนที่ต้องการ'

/** One month (YYYY-MM), all of a year, or the newest month. */
export async function readCollections(
  reading: Reading,
  { period, year }: { period?: Month; year?: string },
): Promise<Content> {
  const periods = year === undefined ? [period] : await monthsOf(reading, year)
  const months: CollectionMonth[] = []
  for (const one of periods) {
    const { collection } = await readKep(reading, one)
    if (!collection) throw new Refusal(404, NO_MONTH)
    months.push(await paperMonth(reading, collection))
  }
  const { receiptSigning: signing } = await reading.rules()
  const holder = await readHolder(reading)
  return collectionPaper({ asOf: reading.asOf, holder, months, signing })
}

/** Oldest first. */
async function monthsOf({ night, membershipNo }: Reading, year: string): Promise<Month[]> {
  const slips = await night(slipsOf, membershipNo)
  const periods = slips.map(({ period }) => monthOf(period))
  const own = periods.filter((period) => period.startsWith(year)).toReversed()
  if (own.length === 0) throw new Refusal(404, NO_MONTH)
  return own
}

async function paperMonth(
  reading: Reading,
  collection: NonNullable<KepFeed['collection']>,
): Promise<CollectionMonth> {
  const { period, unit, reason_name, groups, ...rest } = collection
  const lines = groups.flatMap((group) => group.lines)
  const { dividend: rules } = await reading.rules()
  const endsOn = monthEndOf(monthNumber(firstOfMonth(period)))
  const { startsOn } = fiscalYear(yearOf(endsOn, rules), rules)
  return {
    ...rest,
    period,
    unit: unit.name,
    reason: reason_name,
    lines,
    shares: lines.find(({ line_kind }) => line_kind === 'share')?.remaining ?? null,
    interestOfYear: await reading.night(interestPaidIn, reading.membershipNo, {
      from: startsOn,
      to: endsOn,
    }),
  }
}
