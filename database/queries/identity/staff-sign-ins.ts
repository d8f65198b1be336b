import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

export interface SignIn {
  at: Date
  done: boolean
  device: string
  address: string
}

/** As an officer sees their own: those that failed in their name as well. */
export async function signInsOf(
  db: Db,
  login: string,
  { now, limit }: { now: Date; limit: number },
): Promise<SignIn[]> {
  const { rows } = await sql<SignIn>`
    select at, outcome = 'done' as done, coalesce(detail ->> 'device', '') as device,
           coalesce(address, '') as address
    from audit_event
    where action = 'staff.login' and action like '%.login' and at > ${now}::timestamptz - interval '90 days'
      and detail ->> 'login' = ${login}
    order by at desc limit ${limit}`.execute(db)
  return rows
}

interface FailedDay {
  day: Day
  kind: string
  failed: number
}

/** Failed sign-ins by day of Bangkok and by whose door it was, of the last days. */
export async function failedSignIns(db: Db, now: Date, days: number): Promise<FailedDay[]> {
  const { rows } = await sql<FailedDay>`
    select to_char(at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day,
           split_part(action, '.', 1) as kind, count(*)::int as failed
    from audit_event
    where action like '%.login' and outcome = 'refused'
      and at > ${now}::timestamptz - make_interval(days => ${days})
    group by 1, 2`.execute(db)
  return rows
}
