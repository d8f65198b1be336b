import { sql } from 'kysely'
import { HIDDEN_FROM_MEMBERS } from '#domain/audit/access-words.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export interface EventAboutMember
  extends Pick<Tables['audit_event'], 'seq' | 'at' | 'actor' | 'action' | 'outcome' | 'detail'> {
  address: string | null
  /** The name of the officer who did it, or in whose hands it was done. */
  officer: string | null
  /** Of an officer's visit: what was looked at, how often, and when last. */
  looks: number
  routes: string[]
  lastLookAt: Date | null
}

// A visit is told once, by its beginning; what else was done during it is part of it.
const PARTS_OF_A_VISIT = sql`(event.act_staff is not null and event.action <> 'impersonation.start')`

/** What was done about this member before the event `before`, newest first. */
export async function eventsAbout(
  db: Db,
  membershipNo: string,
  { before, limit }: { before: number; limit: number },
): Promise<EventAboutMember[]> {
  const { rows } = await sql<EventAboutMember>`
    select event.seq, event.at, event.actor, event.action, event.outcome, event.detail,
           event.address, staff.name as officer, visit.looks, visit.routes, visit."lastLookAt"
    from audit_event event
    left join staff on event.actor = 'staff:' || staff.login
    -- One visit at a time: its looks are those until the next one begins.
    cross join lateral (
      select count(*)::int as looks, max(look.at) as "lastLookAt",
             coalesce(array_agg(distinct look.detail ->> 'route'), '{}') as routes
      from audit_event look
      where event.action = 'impersonation.start' and event.outcome = 'done'
        and look.subject_no = event.subject_no and look.action = 'impersonation.look'
        and look.seq > event.seq and look.seq < coalesce(
          (select min(next.seq) from audit_event next
           where next.subject_no = event.subject_no and next.seq > event.seq
             and next.action = 'impersonation.start' and next.outcome = 'done'), ${Number.MAX_SAFE_INTEGER}::bigint)
    ) visit
    where event.subject_no = ${membershipNo} and event.seq < ${before}
      and not ${PARTS_OF_A_VISIT} and event.action <> all(${HIDDEN_FROM_MEMBERS})
    order by event.seq desc
    limit ${limit}`.execute(db)
  return rows
}
