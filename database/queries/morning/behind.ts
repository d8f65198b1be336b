// The rows under the morning page's figures, of the published night. Asked inside readAs() as an officer.

import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Age, Cause, UnitGroup } from '#domain/morning/metrics.ts'
import type { UnitStanding } from '#domain/morning/unit-standing.ts'
import type { Named } from '#domain/person/full-name.ts'
import type { Db } from '../../core/connect.ts'

export interface BehindRow extends Named {
  membership_no: string
  unit: string
  periods: number
  loans: number
  amount: Satang
  since: Day
  age: Age
  cause: Cause
}

export interface BehindWanted {
  age?: Age | undefined
  cause?: Cause | undefined
}

interface Part {
  limit: number
  offset: number
}

/** Who is behind longest first. */
export async function membersBehind(db: Db, wanted: BehindWanted, { limit, offset }: Part) {
  const those = sql`member_behind behind
    where behind.run_id = (select run_id from publication) and ${is('age', wanted.age)} and ${is('cause', wanted.cause)}`
  const { rows } = await sql<BehindRow & { total: number }>`
    select behind.membership_no, behind.periods, behind.loans, behind.amount, behind.since, behind.age, behind.cause,
      person.prefix, person.member_name, person.member_surname, unit.name as unit
    from (select behind.* from ${those} order by periods desc, amount desc, membership_no limit ${limit} offset ${offset}) behind
    join member_detail person on person.membership_no = behind.membership_no
    join unit on unit.unit_no = behind.unit_no
    order by behind.periods desc, behind.amount desc, behind.membership_no`.execute(db)
  const { rows: sums } = await sql<{ people: number; amount: Satang }>`
    select count(*)::int as people, coalesce(sum(behind.amount), 0)::bigint as amount from ${those}`.execute(
    db,
  )
  const [sum] = sums
  return { rows, people: sum?.people ?? 0, amount: sum?.amount ?? (0 as Satang) }
}

function is(column: 'age' | 'cause', wanted: string | undefined): RawBuilder<unknown> {
  return wanted === undefined ? sql`true` : sql`behind.${sql.ref(column)} = ${wanted}`
}

export interface UnitsWanted {
  group?: UnitGroup | undefined
  late?: boolean | undefined
}

/** Whose money is missing first, then who was late most often. */
export async function unitStandings(db: Db, { group, late }: UnitsWanted, { limit, offset }: Part) {
  const those = sql`unit_standing standing where ${late ? sql`standing.unpaid > 0` : sql`true`} and ${inGroup(group)}`
  const { rows } = await sql<UnitStanding>`
    select unit.unit_no, unit.name, standing.months, standing.on_time, standing.unpaid, standing.at_stake, standing.since,
      (select count(*)::int from unit_reminder reminder join collection_unit month using (unit_no, period)
       where reminder.unit_no = unit.unit_no and month.paid_on is null) as reminders
    from (select standing.* from ${those}
      order by at_stake desc, months - on_time desc, unit_no limit ${limit} offset ${offset}) standing
    join unit on unit.unit_no = standing.unit_no
    order by standing.at_stake desc, standing.months - standing.on_time desc, unit.unit_no`.execute(
    db,
  )
  const { rows: counts } = await sql<{
    total: number
  }>`select count(*)::int as total from ${those}`.execute(db)
  return { rows, total: counts[0]?.total ?? 0 }
}

const GROUPS: Record<UnitGroup, RawBuilder<unknown>> = {
  '0': sql`standing.months = standing.on_time`,
  '1': sql`standing.months - standing.on_time = 1`,
  '2-3': sql`standing.months - standing.on_time in (2, 3)`,
  '4+': sql`standing.months - standing.on_time >= 4`,
}

function inGroup(group: UnitGroup | undefined): RawBuilder<unknown> {
  return group === undefined ? sql`true` : sql`standing.months > 0 and ${GROUPS[group]}`
}
