// Members as officers find them. Read as an officer (database/core/reader.ts).

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { containing } from '../sql/containing.ts'
import { countOf } from '../sql/count-of.ts'

/**
 * What was typed, as far as it can be told: a number (of the member, or the end of a phone's), a national id, or parts of a
 * name or of the unit's, each of which may be written in more than one way.
 */
export type MemberWanted =
  | { membershipNo?: string | undefined; phoneEnd?: string | undefined }
  | { nationalIdIndexes: Buffer[] }
  | { words: readonly (readonly string[])[] }

export async function findMembers(
  trx: Db,
  wanted: MemberWanted,
  { limit, offset }: { limit: number; offset: number },
) {
  let found = trx.selectFrom('member')
  if ('nationalIdIndexes' in wanted) {
    found = found.where('member.membership_no', 'in', (from) =>
      from
        .selectFrom('member_detail')
        .select('membership_no')
        .where('national_id_index', 'in', wanted.nationalIdIndexes),
    )
  } else if ('words' in wanted) {
    // As member_name_search has it, or it is of no use.
    const name = sql<string>`folded(member_name || ' ' || member_surname)`
    for (const ways of wanted.words)
      found = found.where(({ eb, or }) =>
        or([
          ...ways.map((word) => eb(name, 'like', containing(word))),
          eb('member.unit_no', 'in', unitsCalled(trx, ways)),
        ]),
      )
  } else {
    const { membershipNo, phoneEnd } = wanted
    found = found.where(({ eb, or }) =>
      or([
        ...(membershipNo ? [eb('member.membership_no', '=', membershipNo)] : []),
        ...(phoneEnd ? [eb('member.membership_no', 'in', reachedAt(trx, phoneEnd))] : []),
      ]),
    )
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

/** By number or by any part of their names. */
function unitsCalled(trx: Db, ways: readonly string[]) {
  return trx
    .selectFrom('unit')
    .select('unit_no')
    .where(({ eb, or }) =>
      or(
        ways.flatMap((word) => [
          eb(sql<string>`folded(name)`, 'like', containing(word)),
          eb('unit_no', '=', word),
        ]),
      ),
    )
}

function reachedAt(trx: Db, phoneEnd: string) {
  const digits = (column: 'mobile' | 'home_phone') =>
    sql<string>`regexp_replace(coalesce(${sql.ref(column)}, ''), '[^0-9]', '', 'g')`
  return trx
    .selectFrom('member_detail')
    .select('membership_no')
    .where(({ eb, or }) =>
      or([
        eb(digits('mobile'), 'like', `%${phoneEnd}`),
        eb(digits('home_phone'), 'like', `%${phoneEnd}`),
      ]),
    )
}

/** Anybody the cooperative ever knew, gone or not. */
export function memberOfAnyState(db: Db, membershipNo: string) {
  return db
    .selectFrom('member')
    .select(['membership_no', 'prefix', 'member_name', 'member_surname', 'state'])
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
}
