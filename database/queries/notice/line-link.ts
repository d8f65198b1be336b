// Whose LINE account is whose.

import type { Db } from '../../core/connect.ts'

export interface LineUser {
  sha256: Buffer
  sealed: Buffer
}

export function lineLinkOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('line_link')
    .select(['linked_at', 'is_friend'])
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
}

/** Those who have not blocked the cooperative's account. */
export function friendsOf(db: Db, membershipNos: readonly string[]) {
  return db
    .selectFrom('line_link')
    .select(['membership_no', 'user_sealed'])
    .where('membership_no', 'in', membershipNos)
    .where('is_friend', '=', true)
    .execute()
}

/** A member has one, and it is whose it was linked to last. */
export async function saveLineLink(
  db: Db,
  membershipNo: string,
  { sha256, sealed }: LineUser,
  movedAt: Date,
): Promise<void> {
  await db.deleteFrom('line_link').where('user_sha256', '=', sha256).execute()
  const own = { user_sha256: sha256, user_sealed: sealed, is_friend: true, moved_at: movedAt }
  await db
    .insertInto('line_link')
    .values({ membership_no: membershipNo, ...own })
    .onConflict((on) => on.column('membership_no').doUpdateSet({ ...own, linked_at: new Date() }))
    .execute()
}

/** Unless something later is known already. */
export async function setFriend(
  db: Db,
  userSha256: Buffer,
  isFriend: boolean,
  at: Date,
): Promise<void> {
  await db
    .updateTable('line_link')
    .set({ is_friend: isFriend, moved_at: at })
    .where('user_sha256', '=', userSha256)
    .where('moved_at', '<', at)
    .execute()
}

export async function removeLineLink(db: Db, membershipNo: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('line_link')
    .where('membership_no', '=', membershipNo)
    .returning('membership_no')
    .executeTakeFirst()
  return removed !== undefined
}
