// Who is paid for: the deaths a cremation association announces for a month are in everybody's bill of the next.

import { monthEndOf } from '#domain/calendar/month-end.ts'
import type { FUNDS } from '../plan.ts'
import { Random } from '../random.ts'

const ERA = 543
/** As announced on the public pages, whatever the seed: พ.ศ. 2569 up to October. */
const ANNOUNCED = [8, 7, 6, 7, 6, 7, 6, 7, 6, 4]
const ANNOUNCED_YEAR = 2026

type Fund = (typeof FUNDS)[number]

/** The deaths of a month as they are numbered: «61/2569». */
export function deathsIn(fund: Fund, month: number): string[] {
  const key = `${fund.code} ${month}`
  const known = NUMBERS.get(key)
  if (known) return known
  let before = 0
  for (let earlier = month - (month % 12); earlier < month; earlier++)
    before += countIn(fund, earlier)
  const year = Number(monthEndOf(month).slice(0, 4)) + ERA
  const numbers = Array.from(
    { length: countIn(fund, month) },
    (_, at) => `${before + at + 1}/${year}`,
  )
  NUMBERS.set(key, numbers)
  return numbers
}

const NUMBERS = new Map<string, string[]>()

function countIn({ code, deaths }: Fund, month: number): number {
  const announced =
    code === 'LOCAL' && Math.floor(month / 12) === ANNOUNCED_YEAR
      ? ANNOUNCED[month % 12]
      : undefined
  return announced ?? new Random('deaths', code, month).whole(deaths[0], deaths[1])
}
