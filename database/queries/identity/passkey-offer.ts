// Whoever signs in on a phone by password is offered a passkey: at the third time, and after so many days once more.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

const SIGN_INS = 3
const AGAIN_DAYS = 90

/** Counts one more sign-in; true when this is the time to offer, which is written down. */
export async function countTowardsOffer(trx: Db, membershipNo: string): Promise<boolean> {
  await sql`
    insert into passkey_offer as offer (membership_no, password_sign_ins) values (${membershipNo}, 1)
    on conflict (membership_no) do update set password_sign_ins = offer.password_sign_ins + 1`.execute(
    trx,
  )
  const { rows } = await sql`
    update passkey_offer set offered_at = now()
    where membership_no = ${membershipNo} and password_sign_ins >= ${SIGN_INS}
      and (offered_at is null or offered_at < now() - make_interval(days => ${AGAIN_DAYS}))
    returning membership_no`.execute(trx)
  return rows.length === 1
}
