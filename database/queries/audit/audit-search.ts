import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { containing } from '../sql/containing.ts'

export interface AuditFilter {
  /** A login, a number or part of an officer's name. */
  who: string
  /** The beginning of an action. */
  what: string
  /** The member it concerns. */
  on: string
  outcome: string
  from: Date | null
  to: Date | null
  /** Only events before this one. */
  before: number
}

export interface AuditEventHit
  extends Pick<
    Tables['audit_event'],
    | 'seq'
    | 'at'
    | 'actor'
    | 'act_staff'
    | 'action'
    | 'subject_no'
    | 'outcome'
    | 'detail'
    | 'address'
  > {
  /** Name of the officer who did it, or of the member's or unit's person. */
  name: string | null
}

/** What was written down, newest first. */
export async function auditEvents(
  db: Db,
  filter: AuditFilter,
  limit: number,
): Promise<AuditEventHit[]> {
  const { what, on, outcome, from, to, before } = filter
  const who = filter.who.trim()
  const number = /^\d{1,6}$/.test(who) ? who.padStart(6, '0') : who
  const { rows } = await sql<AuditEventHit>`
    select event.seq, event.at, event.actor, event.act_staff, event.action, event.subject_no, event.outcome,
           event.detail, event.address, staff.name
    from audit_event event
    left join staff on event.actor = 'staff:' || staff.login
    where event.seq < ${before}
      and (${who} = '' or event.actor in (${who}, ${`staff:${who}`}, ${`unit:${who}`}, ${`member:${number}`})
        or event.act_staff = ${who}
        or event.actor in (select 'staff:' || login from staff where staff.name ilike ${containing(who)}))
      and (${what} = '' or starts_with(event.action, ${what}))
      and (${on} = '' or event.subject_no = ${on})
      and (${outcome} = '' or event.outcome = ${outcome})
      and (${from}::timestamptz is null or event.at >= ${from})
      and (${to}::timestamptz is null or event.at < ${to})
    order by event.seq desc
    limit ${limit}`.execute(db)
  return rows
}
