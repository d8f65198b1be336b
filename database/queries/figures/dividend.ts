import type { Db } from '../../core/connect.ts'

// biome-ignore format: one row of the table
const COLUMNS = ['year', 'rate_ppm', 'return_rate_ppm', 'dividend', 'average_return', 'deducted', 'net',
  'pay_method', 'pay_account_sealed', 'defaulted'] as const

/** Announced years, newest first. */
export function dividendsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('dividend')
    .select(COLUMNS)
    .where('membership_no', '=', membershipNo)
    .orderBy('year', 'desc')
    .execute()
}

export function newestDividendOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('dividend')
    .select(COLUMNS)
    .where('membership_no', '=', membershipNo)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function dividendDeductionsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('dividend_deduction')
    .select(['year', 'seq', 'description', 'amount'])
    .where('membership_no', '=', membershipNo)
    .orderBy('year', 'desc')
    .orderBy('seq')
    .execute()
}
