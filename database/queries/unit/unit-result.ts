// What a unit reports of one month. Asked inside readAs(): row-level security shows a unit its own.

import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Reason } from '#domain/collection/collection-words.ts'
import type { Satang } from '#domain/money/money.ts'
import type {
  BilledPerson,
  ExceptionKind,
  Outcome,
  ResultTotals,
} from '#domain/unit/unit-result.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { containing } from '../sql/containing.ts'

export interface UnitMonth {
  unitNo: string
  /** The first of the month. */
  period: Day
}

/** What was billed, when it is due, and how far the result is; undefined where nothing was billed. */
export function resultMonthOf(db: Db, { unitNo, period }: UnitMonth) {
  return db
    .selectFrom('collection_unit as billed')
    .innerJoin('collection_due as due', 'due.period', 'billed.period')
    .innerJoin('unit', 'unit.unit_no', 'billed.unit_no')
    .leftJoin('unit_result as result', (join) =>
      join
        .onRef('result.unit_no', '=', 'billed.unit_no')
        .onRef('result.period', '=', 'billed.period'),
    )
    .select(['billed.members', 'billed.billed', 'billed.deducted', 'billed.paid_on', 'due.due_on'])
    .select('unit.name as unit_name')
    .select(['result.state', 'result.transfer_amount', 'result.transferred_on', 'result.note'])
    .select(['result.sent_at', 'result.sent_by', 'result.closed_at', 'result.closed_by'])
    .select(['result.changed_at', 'result.changed_by'])
    .where('billed.unit_no', '=', unitNo)
    .where('billed.period', '=', period)
    .executeTakeFirst()
}

export async function newestMonthOf(db: Db, unitNo: string): Promise<Day | undefined> {
  const newest = await db
    .selectFrom('collection_unit')
    .select('period')
    .where('unit_no', '=', unitNo)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.period
}

/** Everybody of the bill, each with the hash of their national id. Only a unit may ask. */
export async function billedPeopleOf(
  db: Db,
  { unitNo, period }: UnitMonth,
): Promise<BilledPerson[]> {
  const { rows } = await sql<BilledPerson>`
    select slip.membership_no as "membershipNo", encode(person.national_id_index, 'hex') as "idKey", slip.billed
    from collection_slip slip join unit_person person on person.membership_no = slip.membership_no
    where slip.unit_no = ${unitNo} and slip.period = ${period}`.execute(db)
  return rows
}

type ResultShow = Outcome | 'all' | 'undecided' | 'misposted'

interface ResultPage {
  show: ResultShow
  /** Part of a number or a name. */
  word: string
  limit: number
  offset: number
}

interface ResultLineRow {
  membership_no: string
  name: string
  billed: Satang
  outcome: Outcome | null
  /** What counts: posted by the core system, before that told by the unit. */
  amount: Satang | null
  /** What the unit sent. */
  reported: Satang | null
  reason: Tables['unit_result_line']['reason']
  source: Tables['unit_result_line']['source'] | null
  decided_by: string | null
  decided_at: Date | null
  has_exception: boolean
  /** Deducted beyond the bill. */
  over_deducted: Satang
}

// Once the core system has posted a month, its own figures say what was deducted; what the unit sent stands beside them,
// and a draft that was never sent says nothing.
export const RESULT_LINES = sql`
  from collection_slip slip
  join member on member.membership_no = slip.membership_no
  left join unit_result_line said on said.unit_no = slip.unit_no and said.period = slip.period
    and said.membership_no = slip.membership_no
  left join unit_result told on told.unit_no = slip.unit_no and told.period = slip.period
    and told.state <> 'draft'
  left join collection_unit posted on posted.unit_no = slip.unit_no and posted.period = slip.period
    and posted.paid_on is not null
  cross join lateral (
    select case when posted.unit_no is null then said.outcome when slip.deducted = slip.billed then 'full'
             when slip.deducted = 0 then 'none' else 'partial' end as outcome,
           case when posted.unit_no is null then said.amount else slip.deducted end as amount,
           case when posted.unit_no is null then said.reason
             when slip.deducted < slip.billed then coalesce(slip.reason, case when told.unit_no is not null then said.reason end)
             end as reason,
           case when told.unit_no is not null then said.amount end as reported,
           case when posted.unit_no is null or told.unit_no is not null then said.source end as source,
           case when posted.unit_no is null or told.unit_no is not null then said.decided_by end as decided_by,
           case when posted.unit_no is null or told.unit_no is not null then said.decided_at end as decided_at
  ) line`

export async function resultLinesOf(
  db: Db,
  { unitNo, period }: UnitMonth,
  { show, word, limit, offset }: ResultPage,
): Promise<{ lines: ResultLineRow[]; found: number }> {
  const shown = shownLines(show)
  const named = sql`member.prefix || member.member_name || ' ' || member.member_surname`
  const like = containing(word)
  const those = sql`where slip.unit_no = ${unitNo} and slip.period = ${period} and ${shown}
    and (${word} = '' or slip.membership_no like ${like} or ${named} like ${like})`
  const { rows } = await sql<ResultLineRow>`
    select slip.membership_no, ${named} as name, slip.billed,
           line.outcome, line.amount, line.reported, line.reason, line.source, line.decided_by, line.decided_at,
           exists (select from unit_result_exception odd where odd.unit_no = slip.unit_no
             and odd.period = slip.period and odd.membership_no = slip.membership_no) as has_exception,
           coalesce((select refund.amount from unit_refund refund where refund.unit_no = slip.unit_no
             and refund.period = slip.period and refund.membership_no = slip.membership_no
             and refund.kind = 'over'), 0) as over_deducted
    ${RESULT_LINES} ${those} order by slip.membership_no limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{
    found: number
  }>`select count(*) as found ${RESULT_LINES} ${those}`.execute(db)
  return { lines: rows, found: counted.rows[0]?.found ?? 0 }
}

function shownLines(show: ResultShow): RawBuilder<unknown> {
  if (show === 'all') return sql`true`
  if (show === 'undecided') return sql`line.outcome is null`
  if (show === 'misposted') return sql`line.reported <> line.amount`
  return sql`line.outcome = ${show}`
}

export async function resultTotalsOf(db: Db, { unitNo, period }: UnitMonth): Promise<ResultTotals> {
  const { rows } = await sql<ResultTotals>`
    select count(*) as people, coalesce(sum(slip.billed), 0)::bigint as billed,
           count(*) filter (where line.outcome = 'full') as "full",
           count(*) filter (where line.outcome = 'partial') as partial,
           count(*) filter (where line.outcome = 'none') as none,
           count(*) filter (where line.outcome is null) as undecided,
           coalesce(sum(coalesce(line.reported, line.amount)), 0)::bigint as reported,
           coalesce(sum(line.amount), 0)::bigint as deducted,
           count(*) filter (where line.reported <> line.amount) as misposted,
           (select coalesce(sum(amount), 0)::bigint from unit_refund
             where unit_no = ${unitNo} and period = ${period}) as refunds,
           count(*) filter (where line.outcome is null and odd.membership_no is null) as rest,
           coalesce(sum(slip.billed) filter (where line.outcome is null and odd.membership_no is null), 0)::bigint
             as rest_billed
    ${RESULT_LINES}
    left join (select distinct membership_no from unit_result_exception
      where unit_no = ${unitNo} and period = ${period}) odd on odd.membership_no = slip.membership_no
    where slip.unit_no = ${unitNo} and slip.period = ${period}`.execute(db)
  return rows[0] as ResultTotals
}

/** By reason: how many people, and how much of their bill is missing. */
export async function resultReasonsOf(db: Db, { unitNo, period }: UnitMonth) {
  const { rows } = await sql<{ reason: Reason; people: number; missing: Satang }>`
    select line.reason, count(*) as people, sum(slip.billed - line.amount)::bigint as missing
    ${RESULT_LINES}
    where slip.unit_no = ${unitNo} and slip.period = ${period} and line.reason is not null
    group by line.reason order by missing desc`.execute(db)
  return rows
}

export async function resultExceptionsOf(db: Db, { unitNo, period }: UnitMonth, most: number) {
  const { rows } = await sql<{
    seq: number
    kind: ExceptionKind
    file_line: number
    file_name: string
    membership_no: string | null
    name: string | null
    billed: Satang | null
    amount: Satang | null
    shown: string
  }>`
    select odd.seq, odd.kind, odd.file_line, odd.file_name, odd.membership_no,
           member.prefix || member.member_name || ' ' || member.member_surname as name,
           slip.billed, odd.amount, odd.shown
    from unit_result_exception odd
    left join member on member.membership_no = odd.membership_no
    left join collection_slip slip on slip.unit_no = odd.unit_no and slip.period = odd.period
      and slip.membership_no = odd.membership_no
    where odd.unit_no = ${unitNo} and odd.period = ${period}
    order by odd.seq limit ${most}`.execute(db)
  return rows
}

/** All that are left, and how many of them are about nobody of this bill. */
export function exceptionCountsOf(db: Db, { unitNo, period }: UnitMonth) {
  return db
    .selectFrom('unit_result_exception')
    .select((on) => [
      on.fn.countAll<number>().as('all'),
      on.fn.countAll<number>().filterWhere('kind', '=', 'unknown').as('unknown'),
    ])
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .executeTakeFirstOrThrow()
}

export function resultFilesOf(db: Db, { unitNo, period }: UnitMonth) {
  return db
    .selectFrom('unit_result_file')
    .select(['name', 'rows', 'matched', 'exceptions', 'uploaded_by', 'uploaded_at', 'standing'])
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .orderBy('uploaded_at', 'desc')
    .execute()
}

export function resultSlipOf(db: Db, { unitNo, period }: UnitMonth) {
  return db
    .selectFrom('unit_result_slip')
    .select(['name', 'kind', 'uploaded_by', 'uploaded_at'])
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .executeTakeFirst()
}

export function slipBytesOf(db: Db, { unitNo, period }: UnitMonth) {
  return db
    .selectFrom('unit_result_slip')
    .select(['name', 'kind', 'bytes'])
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .executeTakeFirst()
}
