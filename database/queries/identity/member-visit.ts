import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

export interface Visit {
  /** The day the figures of the visit before this one were of, and when that was. */
  previous_as_of: Day | null
  previous_at: Date | null
}

/** Written down at most every five minutes of a visit, and answered always. */
export async function noteVisit(
  db: Db,
  membershipNo: string,
  asOf: Day,
  now: Date,
): Promise<Visit> {
  const { rows } = await sql<Visit>`
    with noted as (
      insert into member_visit as visit (membership_no, as_of, at) values (${membershipNo}, ${asOf}, ${now})
      on conflict (membership_no) do update set
        previous_as_of = case when visit.at < excluded.at - interval '30 minutes' then visit.as_of else visit.previous_as_of end,
        previous_at = case when visit.at < excluded.at - interval '30 minutes' then visit.at else visit.previous_at end,
        as_of = excluded.as_of,
        at = excluded.at
      where visit.at < excluded.at - interval '5 minutes'
      returning previous_as_of, previous_at)
    select previous_as_of, previous_at from noted
    union all
    select previous_as_of, previous_at from member_visit
    where membership_no = ${membershipNo} and not exists (select from noted)`.execute(db)
  return rows[0] ?? { previous_as_of: null, previous_at: null }
}
