import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'
import { inThaiOrder } from '../sql/thai-order.ts'

/** For each product the latest rate already in force on that day. */
export function ratesInForce(db: Db, day: Day) {
  return db
    .selectFrom('rate')
    .distinctOn(['kind', 'seq', inThaiOrder('name')])
    .select(['kind', 'seq', 'name', 'rate_ppm', 'effective_on', 'note'])
    .where('effective_on', '<=', day)
    .orderBy('kind')
    .orderBy('seq')
    .orderBy(inThaiOrder('name'))
    .orderBy('effective_on', 'desc')
    .execute()
}

/** What a type of loan cost and when, newest first. */
export function loanRatesOf(db: Db, name: string) {
  return db
    .selectFrom('rate')
    .select(['effective_on', 'rate_ppm'])
    .where('kind', '=', 'loan')
    .where('name', '=', name)
    .orderBy('effective_on', 'desc')
    .execute()
}

/** What is lent at most of each type of loan, by its published name. */
export async function loanLimits(db: Db) {
  const rows = await db.selectFrom('loan_limit').selectAll().execute()
  return new Map(rows.map(({ name, ...limit }) => [name, limit]))
}
