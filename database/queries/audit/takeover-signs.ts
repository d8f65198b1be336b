// What was written down that may be somebody taking over a member's account, or leading members' money elsewhere.

import { sql } from 'kysely'
import { MANY_SLIPS, type TakeoverSign } from '#domain/audit/takeover-sign.ts'
import type { Db } from '../../core/connect.ts'

interface SignsRange {
  from: Date
  to: Date
  /** An officer's login, or empty for all. */
  officer: string
}

interface SignRow {
  kind: TakeoverSign
  at: Date
  /** Who did it, or printed the slip; empty where that is not known any more. */
  login: string
  name: string | null
  membership_no: string | null
  times: number
  refused: boolean
}

/** The latest first. */
export async function takeoverSigns(db: Db, { from, to, officer }: SignsRange): Promise<SignRow[]> {
  const { rows } = await sql<SignRow>`
    with written as (
      select * from audit_event where at >= ${from} and at < ${to}
        and action in ('act.alone', 'recovery.slip_issued', 'recovery.slip', 'topic.publish', 'topic.schedule')
    ), sign as (
      select 'reveal_and_slip' as kind, at, substr(actor, 7) as login,
             coalesce(subject_no, case when length(detail ->> 'of') = 6 then detail ->> 'of' end) as membership_no, 1 as times, outcome = 'refused' as refused
      from written where action = 'act.alone' and detail ->> 'kind' = 'reveal_and_slip'
      union all
      select 'many_slips', max(at), substr(actor, 7), null, count(*)::int, false
      from written where action = 'recovery.slip_issued' and outcome = 'done'
      group by actor, (at at time zone 'Asia/Bangkok')::date having count(*) >= ${MANY_SLIPS}
      union all
      select 'new_account', at, coalesce(detail ->> 'proposed_by', substr(actor, 7)), null, 1, false
      from written where action in ('topic.publish', 'topic.schedule') and detail ->> 'accounts' is not null
      union all
      select 'slip_elsewhere', login.at, coalesce(substr(issued.actor, 7), ''), slip.subject_no, 1, false
      from written slip
      cross join lateral (
        select at, address from audit_event
        where subject_no = slip.subject_no and action = 'member.login' and outcome = 'done'
          and at >= slip.at and at < slip.at + interval '1 hour'
        order by seq limit 1) login
      left join lateral (
        select actor from audit_event
        where subject_no = slip.subject_no and action = 'recovery.slip_issued' and outcome = 'done' and at <= slip.at
        order by seq desc limit 1) issued on true
      where slip.action = 'recovery.slip' and slip.outcome = 'done'
        -- Whoever has never been in has no network of their own yet.
        and exists (select from audit_event before where before.subject_no = slip.subject_no
          and before.action = 'member.login' and before.outcome = 'done' and before.at < slip.at)
        and not exists (select from audit_event before where before.subject_no = slip.subject_no
          and before.action = 'member.login' and before.outcome = 'done' and before.at < slip.at
          and before.address is not distinct from login.address)
    )
    select sign.*, staff.name from sign left join staff using (login)
    where ${officer} = '' or sign.login = ${officer}
    order by sign.at desc limit 200`.execute(db)
  return rows
}
