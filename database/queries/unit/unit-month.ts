// A unit's months, read as that unit: every function belongs inside readAs({ unit }).

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { UnitEventKind } from '#domain/unit/unit-month.ts'
import type { Db } from '../../core/connect.ts'

/** Every month that was billed, newest first, when it is due, and how far its report is. */
export function unitMonthsOf(db: Db, unitNo: string) {
  return db
    .selectFrom('collection_unit as month')
    .leftJoin('collection_due as due', 'due.period', 'month.period')
    .leftJoin('unit_result as result', (join) =>
      join
        .onRef('result.unit_no', '=', 'month.unit_no')
        .onRef('result.period', '=', 'month.period'),
    )
    .select([
      'month.period',
      'month.members',
      'month.billed',
      'month.deducted',
      'month.paid_on',
      'due.due_on',
      'result.state',
    ])
    .where('month.unit_no', '=', unitNo)
    .orderBy('month.period', 'desc')
    .execute()
}

interface StepEvent {
  period: Day
  kind: UnitEventKind
  by: string
  at: Date
}

/** Of every month, what its steps are known by. */
export function stepEventsOf(db: Db, unitNo: string): Promise<StepEvent[]> {
  return db
    .selectFrom('unit_event')
    .select(['period', 'kind', 'by_name as by', 'at'])
    .where('unit_no', '=', unitNo)
    .where('kind', 'in', ['downloaded', 'sent', 'closed'])
    .execute()
}

interface MonthChange {
  /** Billed now and not a month before. */
  joined: number
  joined_amount: Satang
  /** Billed a month before and no longer. */
  gone: number
  gone_amount: Satang
  /** Billed in both, and another line now: as the bill's own page counts them (domain/unit/unit-change.ts). */
  changed: number
  changed_amount: Satang
}

/** What makes one month's bill another than the month before: the three amounts add up to the difference. */
export async function monthChange(
  db: Db,
  unitNo: string,
  { period, previous }: { period: Day; previous: Day },
): Promise<MonthChange> {
  const { rows } = await sql<MonthChange>`
    with line as (select membership_no, line_kind, ref_no, billed, period from unit_bill_line
                  where unit_no = ${unitNo} and period in (${period}, ${previous})),
    other as (
      (select membership_no, line_kind, ref_no, billed from line where period = ${period}
       except all select membership_no, line_kind, ref_no, billed from line where period = ${previous})
      union all
      (select membership_no, line_kind, ref_no, billed from line where period = ${previous}
       except all select membership_no, line_kind, ref_no, billed from line where period = ${period}))
    select count(*) filter (where was.billed is null)::int as joined,
           coalesce(sum(now.billed) filter (where was.billed is null), 0)::bigint as joined_amount,
           count(*) filter (where now.billed is null)::int as gone,
           coalesce(-sum(was.billed) filter (where now.billed is null), 0)::bigint as gone_amount,
           count(*) filter (where now.billed is not null and was.billed is not null
             and membership_no in (select membership_no from other))::int as changed,
           coalesce(sum(now.billed - was.billed), 0)::bigint as changed_amount
    from (select membership_no, billed from collection_slip
          where unit_no = ${unitNo} and period = ${period}) now
    full join (select membership_no, billed from collection_slip
               where unit_no = ${unitNo} and period = ${previous}) was using (membership_no)`.execute(
    db,
  )
  return rows[0] as MonthChange
}
