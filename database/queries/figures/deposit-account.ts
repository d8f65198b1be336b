import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

// biome-ignore format: one row of the table
const COLUMNS = ['account_no', 'type_code', 'account_name', 'opened_on', 'balance', 'monthly', 'last_on'] as const

export type DepositAccountRow = Awaited<ReturnType<typeof depositAccountsOf>>[number]

/** With money first, then by number. */
export function depositAccountsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('deposit_account as account')
    .innerJoin('deposit_type', 'deposit_type.type_code', 'account.type_code')
    .select(COLUMNS.map((column) => `account.${column}` as const))
    .select(['deposit_type.name as type_name', 'deposit_type.rate_ppm'])
    .where('account.membership_no', '=', membershipNo)
    .orderBy(sql`account.balance = 0`)
    .orderBy('account.account_no')
    .execute()
}
