import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'

export function photoOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('member_photo')
    .select(['bytes', 'set_at', 'state', 'decided_why'])
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
}

export async function setPhoto(
  db: Db,
  membershipNo: string,
  { bytes, at }: { bytes: Buffer; at: Date },
): Promise<void> {
  await db
    .insertInto('member_photo')
    .values({ membership_no: membershipNo, bytes, set_at: at })
    // Another picture is looked at anew, whatever was said of the one before.
    .onConflict((conflict) =>
      conflict.column('membership_no').doUpdateSet({
        bytes,
        set_at: at,
        state: 'waiting',
        decided_at: null,
        decided_by: null,
        decided_why: null,
      }),
    )
    .execute()
}

export async function removePhoto(db: Db, membershipNo: string): Promise<void> {
  await db.deleteFrom('member_photo').where('membership_no', '=', membershipNo).execute()
}

type PhotoState = 'waiting' | 'approved' | 'refused'

/** Those that wait oldest first, because they are work; the others as they were decided. */
export async function photoQueue(
  db: Db,
  page: { state: PhotoState; limit: number; offset: number },
) {
  const found = db
    .selectFrom('member_photo as photo')
    .innerJoin('member', 'member.membership_no', 'photo.membership_no')
    .leftJoin('staff', 'staff.login', 'photo.decided_by')
    .where('photo.state', '=', page.state)
  const listed = found
    .select(['photo.membership_no', 'photo.bytes', 'photo.set_at', 'photo.state'])
    .select(['photo.decided_at', 'photo.decided_why', 'staff.name as officer'])
    .select(['member.prefix', 'member_name', 'member_surname'])
    .limit(page.limit)
    .offset(page.offset)
  const rows = await (page.state === 'waiting'
    ? listed.orderBy('photo.set_at').orderBy('photo.membership_no')
    : listed.orderBy('photo.decided_at', 'desc')
  ).execute()
  return { rows, total: await countOf(found) }
}

export interface PhotoDecision {
  membershipNo: string
  /** Of the picture that was looked at: another one since then is not decided with it. */
  setAt: Date
  state: 'approved' | 'refused'
  why: string | null
  by: string
  now: Date
}

export async function decidePhoto(trx: Db, decision: PhotoDecision): Promise<boolean> {
  const decided = await trx
    .updateTable('member_photo')
    .set({
      state: decision.state,
      decided_at: decision.now,
      decided_by: decision.by,
      decided_why: decision.why,
    })
    .where('membership_no', '=', decision.membershipNo)
    // To the millisecond, which is what is told of it.
    .where(sql<Date>`date_trunc('milliseconds', set_at)`, '=', decision.setAt)
    .returning('membership_no')
    .executeTakeFirst()
  return decided !== undefined
}
