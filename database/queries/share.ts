import type { Db } from '../connect.ts'

export function shareOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('share')
    .select(['balance', 'monthly', 'instalments', 'last_on'])
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
}

/** All of them in their order: a working life of months is five hundred rows. */
export function shareMovementsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('share_movement')
    .select([
      'seq',
      'posted_on',
      'receipt_no',
      'code',
      'sign',
      'amount',
      'balance',
      'instalment',
      'note',
    ])
    .where('membership_no', '=', membershipNo)
    .orderBy('seq')
    .execute()
}
