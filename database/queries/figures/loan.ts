import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

// biome-ignore format: one row of the table
const COLUMNS = ['loan_no', 'type_code', 'method', 'opened_on', 'principal', 'balance', 'rate_ppm', 'months',
  'months_paid', 'instalment', 'last_on', 'arrears_principal', 'arrears_interest', 'default_on'] as const

export type LoanRow = Awaited<ReturnType<typeof loansOf>>[number]

/** Open ones first, newest first. Few enough for a statement's reference to be looked up among them. */
export function loansOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('loan')
    .innerJoin('loan_type', 'loan_type.type_code', 'loan.type_code')
    .select(COLUMNS.map((column) => `loan.${column}` as const))
    .select('loan_type.name as type_name')
    .where('loan.membership_no', '=', membershipNo)
    .orderBy(sql`loan.balance = 0`)
    .orderBy('loan.opened_on', 'desc')
    .orderBy('loan.loan_no')
    .execute()
}
