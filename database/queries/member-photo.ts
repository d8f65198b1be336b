import type { Db } from '../connect.ts'

export function photoOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('member_photo')
    .select(['bytes', 'set_at'])
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
    .onConflict((conflict) => conflict.column('membership_no').doUpdateSet({ bytes, set_at: at }))
    .execute()
}

export async function removePhoto(db: Db, membershipNo: string): Promise<void> {
  await db.deleteFrom('member_photo').where('membership_no', '=', membershipNo).execute()
}
