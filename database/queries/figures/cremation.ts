import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

/** The cremation funds a member is in, those that still cover first. */
export function fundsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('cremation_member as held')
    .innerJoin('cremation_fund as fund', 'fund.fund_code', 'held.fund_code')
    .select([
      'fund.fund_code',
      'fund.name',
      'fund.per_death',
      'held.registered_no',
      'held.since_on',
      'held.benefit',
      'held.advance',
      'held.payee',
      'held.state',
    ])
    .where('held.membership_no', '=', membershipNo)
    .orderBy('held.state')
    .orderBy('held.since_on')
    .orderBy('fund.fund_code')
    .execute()
}

/** Months in which any fund collected, newest first, with what of it was deducted. */
export function cremationMonthsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('collection_line as line')
    .innerJoin('collection_slip as slip', (join) =>
      join.onRef('slip.period', '=', 'line.period').on('slip.membership_no', '=', membershipNo),
    )
    .select([
      'line.period',
      'slip.receipt_no',
      sql<Satang>`sum(line.billed)::bigint`.as('billed'),
      sql<Satang>`sum(line.deducted)::bigint`.as('deducted'),
    ])
    .where('line.membership_no', '=', membershipNo)
    .where('line.line_kind', '=', 'cremation')
    .groupBy(['line.period', 'slip.receipt_no'])
    .orderBy('line.period', 'desc')
    .execute()
}

export function cremationLinesOf(db: Db, membershipNo: string, period: Day) {
  return db
    .selectFrom('cremation_collection')
    .select(['fund_code', 'seq', 'description', 'amount'])
    .where('membership_no', '=', membershipNo)
    .where('period', '=', period)
    .orderBy('fund_code')
    .orderBy('seq')
    .execute()
}
