import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export type ClientError = Pick<
  Tables['client_error'],
  'fingerprint' | 'release' | 'message' | 'stack' | 'path' | 'browser'
>

// A bad release can break in a thousand ways; the first hundreds tell enough.
const KINDS_MAX = 1_000

/** Counts a fault that is known and remembers one that is new, unless there are too many already. */
export async function noteClientError(db: Db, error: ClientError): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('client_error')
    .set({ times: sql`times + 1`, last_at: sql`now()`, path: error.path, browser: error.browser })
    .where('fingerprint', '=', error.fingerprint)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await sql`
    insert into client_error (fingerprint, release, message, stack, path, browser)
    select ${error.fingerprint}, ${error.release}, ${error.message}, ${error.stack}, ${error.path}, ${error.browser}
    where (select count(*) from client_error) < ${KINDS_MAX}
    on conflict (fingerprint) do update set times = client_error.times + 1, last_at = now()
  `.execute(db)
}

/** What each release brought, the latest first. */
export function clientErrorsByRelease(db: Db) {
  return db
    .selectFrom('client_error')
    .select((on) => [
      'release',
      on.fn.countAll<number>().as('kinds'),
      on.fn.sum<number>('times').as('times'),
      on.fn.min('first_at').as('first_at'),
      on.fn.max('last_at').as('last_at'),
    ])
    .groupBy('release')
    .orderBy('last_at', 'desc')
    .limit(50)
    .execute()
}

export function clientErrorsOf(db: Db, release: string) {
  return db
    .selectFrom('client_error')
    .selectAll()
    .where('release', '=', release)
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute()
}
