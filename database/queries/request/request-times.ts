// How long requests take, from the moment they came to the desk.

import { sql } from 'kysely'
import type { RequestKindName } from '#domain/request/request-kinds.ts'
import type { Db } from '../../core/connect.ts'

export interface RequestTimes {
  kind: RequestKindName
  /** Those that were decided. */
  requests: number
  /** Hours that half of them, and nine in ten, waited for: the first check, the decision. */
  check_half: number | null
  check_most: number | null
  decision_half: number
  decision_most: number
}

/** Of those that were approved, refused or answered in the last days. A request that came back counts from when it came last. */
export async function requestTimes(db: Db, days: number): Promise<RequestTimes[]> {
  const { rows } = await sql<RequestTimes>`
    with decided as (
      select distinct on (request_id) request_id, at from request_event
      where act in ('approve', 'refuse', 'answer') and at > now() - make_interval(days => ${days})
      order by request_id, at desc
    ), timed as (
      select request.kind,
        extract(epoch from decided.at - came.at) / 3600 as to_decision,
        extract(epoch from checked.at - came.at) / 3600 as to_check
      from decided
      join request using (request_id)
      join lateral (
        select at from request_event event
        where event.request_id = decided.request_id and event.to_state = 'sent' and event.at < decided.at
        order by at desc limit 1) came on true
      left join lateral (
        select min(at) as at from request_event event
        where event.request_id = decided.request_id and event.act = 'check' and event.at between came.at and decided.at
      ) checked on true
    )
    select kind, count(*)::int as requests,
      percentile_cont(0.5) within group (order by to_check)::float8 as check_half,
      percentile_cont(0.9) within group (order by to_check)::float8 as check_most,
      percentile_cont(0.5) within group (order by to_decision)::float8 as decision_half,
      percentile_cont(0.9) within group (order by to_decision)::float8 as decision_most
    from timed group by kind order by requests desc, kind`.execute(db)
  return rows
}
