import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** After so many the wait begins, and from so many on only recovery helps (docs/security.md#sign-in-limits). */
const FREE_TRIES = 5
const OFF_AT = 100

/** How long after the last of so many failures. */
const WAIT = sql`make_interval(mins => least(15, 2 ^ least(f.failures - ${FREE_TRIES}, 10))::int)`

/**
 * Counts one more failure before it is known to be one, so that fifty at once are not one. Undefined while
 * a wait lasts: then nothing is counted either, and nobody can lengthen another's wait.
 */
export async function countTry(db: Db, who: string): Promise<number | undefined> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failure as f (who, failures, last_at) values (${who}, 1, now())
    on conflict (who) do update set
      failures = case when f.last_at < now() - interval '1 day' then 1 else f.failures + 1 end,
      last_at = now()
    where f.failures < ${OFF_AT} and (f.failures < ${FREE_TRIES}
      or f.last_at <= now() - ${WAIT})
    returning failures`.execute(db)
  return rows[0]?.failures
}

/** How many failures are counted now, without counting another. */
export async function failuresOf(db: Db, who: string): Promise<number> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select('failures')
    .where('who', '=', who)
    .where('last_at', '>=', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
  return row?.failures ?? 0
}

export interface Wait {
  failures: number
  /** Undefined when no waiting helps any more. */
  secondsLeft: number | undefined
}

/** What whoever tries this account must wait for now, whether or not there is such an account; nothing while they may. */
export async function waitOf(db: Db, who: string): Promise<Wait | undefined> {
  const { rows } = await sql<{ failures: number; seconds: number }>`
    select failures, ceil(extract(epoch from f.last_at + ${WAIT} - now()))::int as seconds
    from sign_in_failure as f where who = ${who} and failures >= ${FREE_TRIES}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  if (row.failures >= OFF_AT) return { failures: row.failures, secondsLeft: undefined }
  return row.seconds > 0 ? { failures: row.failures, secondsLeft: row.seconds } : undefined
}

/** It was the right person: their try was no failure. What others tried in their name stays counted. */
export async function takeBackTry(db: Db, who: string): Promise<void> {
  await db
    .updateTable('sign_in_failure')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('who', '=', who)
    .execute()
}

/** Recovered: whoever can be reached on their own phone need not wait. */
export async function forgetTries(db: Db, who: string): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('who', '=', who).execute()
}
