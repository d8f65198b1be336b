// How a member gets in, as officers need to know it to help.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

export interface MemberAccount {
  passwordSetAt: Date | null
  slip: { expiresAt: Date; usedAt: Date | null } | null
}

export async function accountOf(db: Db, membershipNo: string): Promise<MemberAccount> {
  const password = await db
    .selectFrom('credential')
    .select('changed_at')
    .where('kind', '=', 'member')
    .where('login', '=', membershipNo)
    .executeTakeFirst()
  const slip = await db
    .selectFrom('activation_slip')
    .select(['expires_at as expiresAt', 'used_at as usedAt'])
    .where('membership_no', '=', membershipNo)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return { passwordSetAt: password?.changed_at ?? null, slip: slip ?? null }
}

/** Failed tries to sign in from unknown devices, of the last day: older ones no longer count. */
export async function recentTries(
  db: Db,
  who: string,
): Promise<{ failures: number; last_at: Date } | undefined> {
  return db
    .selectFrom('sign_in_failure')
    .select(['failures', 'last_at'])
    .where('who', '=', who)
    .where('failures', '>', 0)
    .where('last_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
}
