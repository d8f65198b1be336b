// What the night tells of the interest on loans that somebody may pay for. Read as that member.

import { sql } from 'kysely'
import type { InterestBearing } from '#domain/payment/least-payment.ts'
import type { Db } from '../../core/connect.ts'

export type LoanInterest = InterestBearing & { loan_no: string }

export function interestOfOwn(db: Db, membershipNo: string): Promise<LoanInterest[]> {
  return db
    .selectFrom('loan')
    .select(['loan_no', 'balance', 'rate_ppm', 'last_on', 'default_on'])
    .select(['accrued_interest', 'arrears_interest'])
    .where('membership_no', '=', membershipNo)
    .execute()
}

/** Of others' loans that the reader stands for: to judge an amount by, never to be shown. */
export async function interestOfStoodFor(db: Db): Promise<LoanInterest[]> {
  const { rows } = await sql<LoanInterest>`select * from loan_stood_for()`.execute(db)
  return rows
}
