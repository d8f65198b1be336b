import type { Db } from '../../core/connect.ts'

// biome-ignore format: one row of the table
const COLUMNS = ['loan_no', 'seq', 'collateral', 'borrower_name', 'guarantor_name', 'description', 'amount', 'loan_balance'] as const

/** What a member's own loans rest on. */
export function collateralsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('guarantee')
    .select(COLUMNS)
    .where('borrower_no', '=', membershipNo)
    .orderBy('loan_no')
    .orderBy('seq')
    .execute()
}

/** Loans of others that a member stands for, the largest debt first. */
export function guaranteesBy(db: Db, membershipNo: string) {
  return db
    .selectFrom('guarantee')
    .select(COLUMNS)
    .where('guarantor_no', '=', membershipNo)
    .orderBy('loan_balance', 'desc')
    .orderBy('loan_no')
    .orderBy('seq')
    .execute()
}
