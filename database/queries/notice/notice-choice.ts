import { sql } from 'kysely'
import type { Choice } from '#domain/notice/road.ts'
import type { Db } from '../../core/connect.ts'

export function choicesOf(db: Db, membershipNo: string): Promise<Choice[]> {
  return db
    .selectFrom('notice_choice')
    .select(['topic', 'road', 'is_on'])
    .where('membership_no', '=', membershipNo)
    .execute()
}

export async function setChoice(
  db: Db,
  membershipNo: string,
  { topic, road, is_on }: Choice,
): Promise<void> {
  await db
    .insertInto('notice_choice')
    .values({ membership_no: membershipNo, topic, road, is_on })
    .onConflict((on) =>
      on.columns(['membership_no', 'topic', 'road']).doUpdateSet({ is_on, chosen_at: sql`now()` }),
    )
    .execute()
}

/** Whether the matter itself may stand in a message. */
export async function wantsDetail(db: Db, membershipNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('notice_detail')
    .select('is_on')
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
  return found?.is_on ?? false
}

export async function setDetail(db: Db, membershipNo: string, is_on: boolean): Promise<void> {
  await db
    .insertInto('notice_detail')
    .values({ membership_no: membershipNo, is_on })
    .onConflict((on) => on.column('membership_no').doUpdateSet({ is_on, chosen_at: sql`now()` }))
    .execute()
}
