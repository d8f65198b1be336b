import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'

/** Which rows of a statement: newest first, of these days, before this one. */
export interface StatementPage {
  from: Day
  to: Day
  /** The last row already shown, by its number. */
  before: number | undefined
  limit: number
}

type Days = Pick<StatementPage, 'from' | 'to'>

/** Of a movement. */
export function isInside({ from, to }: Days): RawBuilder<unknown> {
  return sql`posted_on between ${from} and ${to}`
}

/** What the core system brought forward within the days was there before them. */
export function openingBalance(days: Days): RawBuilder<Satang | null> {
  return lastBalance(sql`posted_on < ${days.from} or (${isInside(days)} and sign = 0)`)
}

export function closingBalance({ to }: Days): RawBuilder<Satang | null> {
  return lastBalance(sql`posted_on <= ${to}`)
}

function lastBalance(until: RawBuilder<unknown>): RawBuilder<Satang | null> {
  return sql`(array_agg(balance order by seq desc) filter (where ${until}))[1]`
}
