import { sql } from 'kysely'
import type { Choice } from '#domain/notice/road.ts'
import type { Db } from '../../core/connect.ts'

export function choicesOf(
  db: Db,
  membershipNos: readonly string[],
): Promise<(Choice & { membership_no: string })[]> {
  return db
    .selectFrom('notice_choice')
    .select(['membership_no', 'topic', 'road', 'is_on'])
    .where('membership_no', 'in', membershipNos)
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

/** Those of them in whose messages the matter itself may stand. */
export async function wantingDetail(
  db: Db,
  membershipNos: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .selectFrom('notice_detail')
    .select('membership_no')
    .where('membership_no', 'in', membershipNos)
    .where('is_on', '=', true)
    .execute()
  return new Set(found.map(({ membership_no }) => membership_no))
}

export async function setDetail(db: Db, membershipNo: string, is_on: boolean): Promise<void> {
  await db
    .insertInto('notice_detail')
    .values({ membership_no: membershipNo, is_on })
    .onConflict((on) => on.column('membership_no').doUpdateSet({ is_on, chosen_at: sql`now()` }))
    .execute()
}
