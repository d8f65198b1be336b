import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import { type Satang, satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

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

/** What was there before and after the days; what the core system brought forward within them was there before. */
export function balancesAround(days: Days) {
  return [
    lastBalance(sql`posted_on < ${days.from} or (${isInside(days)} and sign = 0)`).as('opening'),
    lastBalance(sql`posted_on <= ${days.to}`).as('closing'),
  ] as const
}

function lastBalance(until: RawBuilder<unknown>): RawBuilder<Satang | null> {
  return sql`(array_agg(balance order by seq desc) filter (where ${until}))[1]`
}

const LEDGERS = {
  deposit: { account: 'deposit_account', movement: 'deposit_movement', number: 'account_no' },
  loan: { account: 'loan', movement: 'loan_movement', number: 'loan_no' },
} as const

/** What all accounts or loans of a member come to on a day, each by its last movement until then. */
export async function balanceOnDay(
  db: Db,
  ledger: keyof typeof LEDGERS,
  membershipNo: string,
  day: Day,
): Promise<Satang> {
  const { account, movement, number } = LEDGERS[ledger]
  const { rows } = await sql<{ balance: Satang }>`
    select coalesce(sum(last.balance), 0)::bigint as balance
    from ${sql.table(account)} as own join lateral (
      select moved.balance from ${sql.table(movement)} as moved
      where moved.${sql.ref(number)} = own.${sql.ref(number)}
        and moved.membership_no = ${membershipNo} and moved.posted_on <= ${day}
      order by moved.seq desc limit 1) as last on true
    where own.membership_no = ${membershipNo}`.execute(db)
  return rows[0]?.balance ?? satang(0)
}
