import { type Insertable, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { readAs } from '../../core/reader.ts'
import type { Tables } from '../../tables.generated.ts'

export async function addMembers(db: Db, members: Insertable<Tables['member']>[]): Promise<void> {
  await db.insertInto('member').values(members).execute()
}

interface MemberName {
  name: string
  surname: string
}

/** Somebody who is a member now; whoever left or died is none. */
export async function presentMember(db: Db, membershipNo: string): Promise<MemberName | undefined> {
  return db
    .selectFrom('member')
    .select(['member_name as name', 'member_surname as surname'])
    .where('membership_no', '=', membershipNo)
    .where('state', 'in', ['active', 'retired'])
    .executeTakeFirst()
}

/** What anybody who knows this member would guess a password from. */
export async function guessableFactsOfMember(
  db: Db,
  membershipNo: string,
): Promise<{ membershipNo: string; names: string[]; birthYear: number | undefined }> {
  const member = await presentMember(db, membershipNo)
  const detail = await readAs(db, { member: membershipNo }, (trx) =>
    trx
      .selectFrom('member_detail')
      .select(sql<number>`extract(year from birth_date)::int`.as('birthYear'))
      .where('membership_no', '=', membershipNo)
      .executeTakeFirst(),
  )
  return {
    membershipNo,
    names: member ? [member.name, member.surname] : [],
    birthYear: detail?.birthYear,
  }
}
