import type { Db } from '../../core/connect.ts'

export function welfareRightsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('welfare_right as held')
    .innerJoin('welfare_type as type', 'type.type_code', 'held.type_code')
    .select(['type.type_code', 'type.name', 'type.most', 'held.amount', 'held.used'])
    .where('held.membership_no', '=', membershipNo)
    .orderBy('type.type_code')
    .execute()
}

/** Newest first. */
export function welfareRequestsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('welfare_request as asked')
    .innerJoin('welfare_type as type', 'type.type_code', 'asked.type_code')
    .select([
      'asked.request_no',
      'type.type_code',
      'type.name',
      'asked.requested_on',
      'asked.amount',
      'asked.state',
    ])
    .where('asked.membership_no', '=', membershipNo)
    .orderBy('asked.requested_on', 'desc')
    .orderBy('asked.request_no')
    .execute()
}
