// Members as officers find them. Read as an officer (database/reader.ts).

import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { containing } from './containing.ts'
import { countOf } from './count-of.ts'

/** What was typed, as far as it can be told: a number, a national id, or parts of a name. */
export type MemberWanted =
  | { membershipNo: string }
  | { nationalIdIndex: Buffer }
  | { words: string[] }

export async function findMembers(
  trx: Db,
  wanted: MemberWanted,
  { limit, offset }: { limit: number; offset: number },
) {
  let found = trx.selectFrom('member')
  if ('membershipNo' in wanted) {
    found = found.where('member.membership_no', '=', wanted.membershipNo)
  } else if ('nationalIdIndex' in wanted) {
    found = found.where('member.membership_no', 'in', (from) =>
      from
        .selectFrom('member_detail')
        .select('membership_no')
        .where('national_id_index', '=', wanted.nationalIdIndex),
    )
  } else {
    // As member_name_search has it, or it is of no use.
    const name = sql<string>`folded(member_name || ' ' || member_surname)`
    for (const word of wanted.words) found = found.where(name, 'like', containing(word))
  }
  const rows = await found
    .leftJoin('unit', 'unit.unit_no', 'member.unit_no')
    .select(['member.membership_no', 'member.prefix', 'member.member_name'])
    .select(['member.member_surname', 'member.state', 'unit.name as unit_name'])
    .select(
      sql<Date | null>`(select max(last_seen) from session
        where kind = 'member' and subject_id = member.membership_no)`.as('last_seen'),
    )
    .orderBy('member.membership_no')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: await countOf(found) }
}

/** Anybody the cooperative ever knew, gone or not. */
export function knownMember(db: Db, membershipNo: string) {
  return db
    .selectFrom('member')
    .select(['membership_no', 'prefix', 'member_name', 'member_surname', 'state'])
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
}
