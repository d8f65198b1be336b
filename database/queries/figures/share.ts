import type { Db } from '../../core/connect.ts'

export function shareOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('share')
    .select(['balance', 'monthly', 'instalments', 'last_on'])
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
}

/** All of them in their order, each with the month its receipt is of: a working life of months is five hundred rows. */
export function shareMovementsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('share_movement as movement')
    .select((on) =>
      on
        .selectFrom('collection_slip as slip')
        .select(({ fn }) => fn.min('slip.period').as('period'))
        .where('slip.membership_no', '=', membershipNo)
        .whereRef('slip.receipt_no', '=', 'movement.receipt_no')
        .as('receipt_period'),
    )
    .select((on) =>
      on
        .selectFrom('share_movement as taken')
        .select('taken.posted_on')
        .where('taken.membership_no', '=', membershipNo)
        .whereRef('taken.seq', '=', 'movement.reverses')
        .as('reverses_on'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('share_movement as back')
          .select('back.seq')
          .where('back.membership_no', '=', membershipNo)
          .whereRef('back.reverses', '=', 'movement.seq'),
      )
        .$castTo<boolean>()
        .as('is_reversed'),
    )
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
      'reverses',
    ])
    .where('membership_no', '=', membershipNo)
    .orderBy('seq')
    .execute()
}
