import type { Db } from '../../core/connect.ts'

export function beneficiariesOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('beneficiary')
    .select(['seq', 'name', 'relation', 'address', 'share_ppm', 'noted_on', 'note'])
    .where('membership_no', '=', membershipNo)
    .orderBy('seq')
    .execute()
}
