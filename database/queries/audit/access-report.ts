// Which officers looked at which members: everything that was written down of an officer about a member.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

interface AccessRange {
  from: Date
  to: Date
  /** An officer's login, or empty for all. */
  officer: string
}

const OFFICER = sql`coalesce(event.act_staff, substr(event.actor, 7))`
const BY_OFFICER = sql`event.subject_no is not null and (event.act_staff is not null or event.actor like 'staff:%')`

interface AccessDay {
  day: Day
  login: string
  name: string | null
  members: number
  looks: number
  refused: number
}

/** By day and officer, newest first. */
export async function accessByDay(
  db: Db,
  { from, to, officer }: AccessRange,
): Promise<AccessDay[]> {
  const { rows } = await sql<AccessDay>`
    select seen.*, staff.name from (
      select (event.at at time zone 'Asia/Bangkok')::date as day, ${OFFICER} as login,
             count(distinct event.subject_no)::int as members, count(*)::int as looks,
             count(*) filter (where event.outcome = 'refused')::int as refused
      from audit_event event
      where event.at >= ${from} and event.at < ${to} and ${BY_OFFICER}
        and (${officer} = '' or ${OFFICER} = ${officer})
      group by 1, 2) seen
    left join staff using (login)
    order by day desc, members desc, login limit 1000`.execute(db)
  return rows
}

interface AccessedMember {
  membership_no: string
  member_name: string | null
  looks: number
  last_at: Date
  actions: string[]
}

/** Whom an officer looked at, latest first. */
export async function accessedMembers(
  db: Db,
  { from, to, officer }: AccessRange,
): Promise<AccessedMember[]> {
  const { rows } = await sql<AccessedMember>`
    select seen.*, member.prefix || member.member_name || ' ' || member.member_surname as member_name from (
      select event.subject_no as membership_no, count(*)::int as looks, max(event.at) as last_at,
             array_agg(distinct event.action) as actions
      from audit_event event
      where event.at >= ${from} and event.at < ${to} and ${BY_OFFICER} and ${OFFICER} = ${officer}
      group by 1) seen
    left join member using (membership_no)
    order by last_at desc limit 500`.execute(db)
  return rows
}
