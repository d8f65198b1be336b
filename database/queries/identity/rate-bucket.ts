import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

export interface BucketUse {
  used: number
  secondsLeft: number
}

/** Counts one more, in a window that starts with the first; one statement, so nobody slips between. */
export async function countInBucket(
  db: Db,
  name: string,
  who: string,
  windowSeconds: number,
): Promise<BucketUse> {
  const over = sql<boolean>`rate_bucket.starts_at <= now() - make_interval(secs => ${windowSeconds})`
  const row = await db
    .insertInto('rate_bucket')
    .values({ name, who, starts_at: sql`now()`, used: 1 })
    .onConflict((on) =>
      on.columns(['name', 'who']).doUpdateSet({
        used: sql`case when ${over} then 1 else rate_bucket.used + 1 end`,
        starts_at: sql`case when ${over} then now() else rate_bucket.starts_at end`,
      }),
    )
    .returning([
      'used',
      sql<number>`ceil(extract(epoch from starts_at - now()) + ${windowSeconds})::int`.as(
        'secondsLeft',
      ),
    ])
    .executeTakeFirstOrThrow()
  return row
}

/** What is used up of a bucket, without using more of it. */
export async function readBucket(
  db: Db,
  name: string,
  who: string,
  windowSeconds: number,
): Promise<BucketUse> {
  const bucket = await db
    .selectFrom('rate_bucket')
    .select([
      'used',
      sql<number>`ceil(extract(epoch from starts_at - now()) + ${windowSeconds})::int`.as(
        'secondsLeft',
      ),
    ])
    .where('name', '=', name)
    .where('who', '=', who)
    .where('starts_at', '>', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .executeTakeFirst()
  return bucket ?? { used: 0, secondsLeft: windowSeconds }
}

export async function emptyBucket(db: Db, name: string, who: string): Promise<void> {
  await db.deleteFrom('rate_bucket').where('name', '=', name).where('who', '=', who).execute()
}

/** One that was counted turned out not to count. */
export async function takeBackFromBucket(db: Db, name: string, who: string): Promise<void> {
  await db
    .updateTable('rate_bucket')
    .set({ used: sql`greatest(used - 1, 1)` })
    .where('name', '=', name)
    .where('who', '=', who)
    .execute()
}
