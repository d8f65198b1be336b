import type { Db } from '../../core/connect.ts'

/** Newest first. */
export function policiesOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('insurance')
    .select(['year', 'policy_no', 'sum_insured', 'premium', 'from_on', 'until_on', 'receipt_no'])
    .where('membership_no', '=', membershipNo)
    .orderBy('year', 'desc')
    .orderBy('policy_no')
    .execute()
}
