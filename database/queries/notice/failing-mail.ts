// Mailboxes that their own server has refused.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** After so long it is tried again: a mailbox may have been opened anew. */
const HOLDS = sql<Date>`now() - interval '30 days'`

export function failingMailOf(db: Db, membershipNos: readonly string[]) {
  return db
    .selectFrom('failing_mail')
    .select(['membership_no', 'address_sealed', 'since'])
    .where('membership_no', 'in', membershipNos)
    .where('since', '>', HOLDS)
    .execute()
}

export async function markFailing(
  db: Db,
  membershipNo: string,
  addressSealed: Buffer,
): Promise<void> {
  await db
    .insertInto('failing_mail')
    .values({ membership_no: membershipNo, address_sealed: addressSealed })
    .onConflict((on) =>
      on.column('membership_no').doUpdateSet({ address_sealed: addressSealed, since: sql`now()` }),
    )
    .execute()
}

/** A message was taken there. */
export async function forgetFailing(db: Db, membershipNo: string): Promise<void> {
  await db.deleteFrom('failing_mail').where('membership_no', '=', membershipNo).execute()
}

export async function forgetOldFailing(db: Db): Promise<void> {
  await db.deleteFrom('failing_mail').where('since', '<=', HOLDS).execute()
}
