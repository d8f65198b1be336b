import type { ShareFeed } from '#contract/member/share.ts'
import { shareMovementsOf, shareOf } from '#database/queries/figures/share.ts'
import { type Day, monthOf } from '#domain/calendar/day.ts'
import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { yearOf } from '#domain/dividend/dividend-form.ts'
import { satang } from '#domain/money/money.ts'
import { heldOn, shareYears } from '#domain/shares/share-year.ts'
import type { Reading } from './member-feed.ts'

const MONTHS_DRAWN = 12

/** The accounting year asked for, or the newest. */
export async function readShare(
  reading: Reading,
  asked: number | undefined,
): Promise<Omit<ShareFeed, 'as_of'>> {
  const { night, membershipNo, asOf } = reading
  const [rules, share, movements] = await Promise.all([
    reading.rules(),
    night(shareOf, membershipNo),
    night(shareMovementsOf, membershipNo),
  ])
  const years = shareYears(movements, rules.dividend)
  const year = asked ?? years[0]?.year ?? null
  const balance = share?.balance ?? satang(0)
  return {
    balance,
    par_value: rules.parValue,
    shares: Math.floor(balance / rules.parValue),
    monthly: share?.monthly ?? satang(0),
    instalments: share?.instalments ?? 0,
    last_on: share?.last_on ?? null,
    years,
    months: lastMonths(asOf).map((day) => ({
      month: monthOf(day),
      balance: heldOn(movements, day),
    })),
    year,
    movements: movements
      .filter(({ posted_on }) => yearOf(posted_on, rules.dividend) === year)
      .reverse()
      .map(({ reverses: _, ...movement }) => ({
        ...movement,
        receipt_period: movement.receipt_period && monthOf(movement.receipt_period),
        shares: Math.floor(movement.amount / rules.parValue),
      })),
  }
}

/** Ends of the last months, oldest first; the running one ends on the day we know it to. */
function lastMonths(asOf: Day): Day[] {
  const now = monthNumber(asOf)
  return Array.from({ length: MONTHS_DRAWN }, (_, at) => {
    const month = now - MONTHS_DRAWN + 1 + at
    return month === now ? asOf : monthEndOf(month)
  })
}
