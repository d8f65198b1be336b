// The rows under the morning page's tables that compare: people with the month before, contracts by quality and by quarter of granting.
// Of the published night; asked inside readAs() as an officer.

import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import { type Age, QUALITY_CLASSES, type QualityClass, type Roll } from '#domain/morning/metrics.ts'
import type { Named } from '#domain/person/full-name.ts'
import type { Db } from '../../core/connect.ts'

interface Part {
  limit: number
  offset: number
}

export interface RolledRow extends Named {
  membership_no: string
  unit: string
  before: number
  now: number
  amount: Satang
}

export interface RolledWanted {
  /** «0» of those who were not behind. */
  from?: Age | '0' | undefined
  to?: Roll | 'new' | undefined
}

const WAYS: Record<Roll | 'new', RawBuilder<unknown>> = {
  cured: sql`now.periods is null`,
  less: sql`now.periods < before.periods`,
  same: sql`now.periods = before.periods`,
  more: sql`now.periods > before.periods`,
  new: sql`before.periods is null`,
}

/** Whom it got worst with first. Those who are gone from the files since are named as they were last known. */
export async function membersRolled(db: Db, { from, to }: RolledWanted, { limit, offset }: Part) {
  const those = sql`(
    select coalesce(now.membership_no, before.membership_no) as membership_no, coalesce(now.unit_no, before.unit_no) as unit_no,
      coalesce(before.periods, 0) as before, coalesce(now.periods, 0) as now, coalesce(now.amount, 0)::bigint as amount
    from (select member_behind.* from member_behind join metric.roll_base base on base.base_id = member_behind.run_id
      where base.run_id = (select run_id from publication)) before
    full join (select member_behind.* from member_behind join metric.roll_base base on base.run_id = member_behind.run_id
      where base.run_id = (select run_id from publication)) now on now.membership_no = before.membership_no
    where ${from === undefined ? sql`true` : from === '0' ? sql`before.periods is null` : sql`before.age = ${from}`}
      and ${to === undefined ? sql`true` : WAYS[to]}) rolled`
  const { rows } = await sql<RolledRow>`
    select rolled.membership_no, rolled.before, rolled.now, rolled.amount, person.prefix, person.member_name, person.member_surname,
      coalesce(unit.name, '') as unit
    from ${those}
    join member person on person.membership_no = rolled.membership_no
    left join unit on unit.unit_no = rolled.unit_no
    order by rolled.now - rolled.before desc, rolled.now desc, rolled.membership_no limit ${limit} offset ${offset}`.execute(
    db,
  )
  const { rows: sums } = await sql<{ people: number; since: Day | null }>`
    select count(*)::int as people,
      (select base_on from metric.roll_base where run_id = (select run_id from publication)) as since from ${those}`.execute(
    db,
  )
  return { rows, people: sums[0]?.people ?? 0, since: sums[0]?.since ?? null }
}

export interface ContractRow extends Named {
  loan_no: string
  membership_no: string
  opened_on: Day
  balance: Satang | null
  months: number
  late_on: Day | null
}

export interface ContractsWanted {
  class?: QualityClass | undefined
  quarter?: string | undefined
  months?: string | undefined
}

/** What is late longest first, then what most is owed of. */
export async function contractsOf(db: Db, wanted: ContractsWanted, { limit, offset }: Part) {
  const those = wanted.quarter === undefined ? ofClass(wanted) : ofQuarter(wanted.quarter, wanted)
  const { rows } = await sql<ContractRow>`
    select contract.*, person.prefix, person.member_name, person.member_surname
    from ${those} join member person on person.membership_no = contract.membership_no
    order by contract.months desc, contract.balance desc nulls last, contract.loan_no limit ${limit} offset ${offset}`.execute(
    db,
  )
  const { rows: sums } = await sql<{ total: number; balance: Satang }>`
    select count(*)::int as total, coalesce(sum(contract.balance), 0)::bigint as balance from ${those}`.execute(
    db,
  )
  const [sum] = sums
  return { rows, total: sum?.total ?? 0, balance: sum?.balance ?? (0 as Satang) }
}

/** By the limits that were in force when the night was counted. */
function ofClass({ class: wanted }: ContractsWanted): RawBuilder<unknown> {
  return sql`(
    select standing.loan_no, standing.membership_no, standing.opened_on, standing.balance, standing.months, standing.late_on
    from metric.contract_standing standing
    where standing.run_id = (select run_id from publication) and ${wanted ? isOfClass(wanted) : sql`true`}) contract`
}

/** Over its limit and over none of a worse class. The limits are asked for once, not by each of a hundred thousand contracts. */
function isOfClass(wanted: QualityClass): RawBuilder<unknown> {
  const classes = Object.keys(QUALITY_CLASSES)
  const worse = classes.slice(classes.indexOf(wanted) + 1)
  const least = (of: string[]) => sql`(select min(value) from metric_day
    where run_id = (select run_id from publication) and metric = 'quality_over' and dimension = any(${of}))`
  const isOver = wanted === 'normal' ? sql`true` : sql`standing.months > ${least([wanted])}`
  return sql`${isOver} and coalesce(standing.months <= ${least(worse)}, true)`
}

/** Of one quarter; with months only what was three months late within so many of the granting. */
function ofQuarter(quarter: string, { months }: ContractsWanted): RawBuilder<unknown> {
  const isLate = sql`cohort.late_on <= cohort.opened_on + make_interval(months => ${Number(months)}::integer)`
  return sql`(
    select cohort.loan_no, cohort.membership_no, cohort.opened_on, loan.balance, coalesce(standing.months, 0) as months, cohort.late_on
    from metric.cohort cohort
    left join loan on loan.loan_no = cohort.loan_no
    left join metric.contract_standing standing on standing.run_id = cohort.run_id and standing.loan_no = cohort.loan_no
    where cohort.run_id = (select run_id from publication) and to_char(cohort.quarter, 'YYYY-"Q"Q') = ${quarter}
      and ${months === undefined ? sql`true` : isLate}) contract`
}
