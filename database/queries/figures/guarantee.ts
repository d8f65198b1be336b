import { satang } from '#domain/money/money.ts'
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

/** Whether one member stands for an open loan of another. */
export async function isGuaranteedBy(
  db: Db,
  borrowerNo: string,
  guarantorNo: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('guarantee')
    .select('loan_no')
    .where('borrower_no', '=', borrowerNo)
    .where('guarantor_no', '=', guarantorNo)
    .where('loan_balance', '>', satang(0))
    .executeTakeFirst()
  return found !== undefined
}
