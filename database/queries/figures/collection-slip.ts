import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

/** Every month that was billed, newest first. */
export function slipsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('collection_slip')
    .select(['period', 'unit_no', 'billed', 'deducted', 'reason', 'receipt_no'])
    .where('membership_no', '=', membershipNo)
    .orderBy('period', 'desc')
    .execute()
}

/** One month with its unit, as it was then, and its receipt. */
export function slipOf(db: Db, membershipNo: string, period: Day) {
  return db
    .selectFrom('collection_slip as slip')
    .innerJoin('unit', 'unit.unit_no', 'slip.unit_no')
    .leftJoin('receipt', (join) =>
      join
        .onRef('receipt.receipt_no', '=', 'slip.receipt_no')
        .on('receipt.membership_no', '=', membershipNo),
    )
    .select([
      'slip.period',
      'slip.billed',
      'slip.deducted',
      'slip.reason',
      'slip.receipt_no',
      'unit.unit_no',
      'unit.name as unit_name',
      'receipt.paid_on',
      'receipt.amount as receipt_amount',
    ])
    .where('slip.membership_no', '=', membershipNo)
    .where('slip.period', '=', period)
    .executeTakeFirst()
}
