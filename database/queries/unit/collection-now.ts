import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Reason } from '#domain/collection/collection-words.ts'
import type { Satang } from '#domain/money/money.ts'
import { question } from '../../core/reader.ts'
import type { Tables } from '../../tables.generated.ts'
import type { MemberRefund } from './unit-refund.ts'

/** What an employer said of one member's month, as soon as it was sent. */
export interface ReportedLine {
  unit_no: string
  period: Day
  outcome: Tables['unit_result_line']['outcome']
  amount: Satang
  reason: Reason | null
  /** An instant, as JSON has it. */
  sent_at: string
}

/** What is not of the night about a member's months. */
export interface CollectionNow {
  /** What any unit deducted and was not billed, as soon as it was sent; newest first. */
  refunds: MemberRefund[]
  reported: ReportedLine[]
  /** Months whose receipts somebody keeps from members. */
  held: Day[]
}

/** `units` and `periods` belong together: the months of which the core system knows nothing yet. */
type Asked = [membershipNo: string, membershipNo: string, units: string[], periods: Day[]]

const OWN_REFUNDS = sql`unit_refund refund where refund.membership_no = ${''}`
const OWN_LINES = sql`unit_result_line line where line.membership_no = ${''}
  and (line.unit_no, line.period) in (select * from unnest(${[]}::text[], ${[]}::date[]))`

/** Of most members there is nothing, and to learn that takes a tenth of the work: then this is all there is. */
export const glanceAt = question<CollectionNow & { any: boolean }, Asked>(sql`
  json_build_object(
    'refunds', '[]'::json,
    'reported', '[]'::json,
    'any', exists (select from ${OWN_REFUNDS}) or exists (select from ${OWN_LINES}),
    'held', (select coalesce(json_agg(period), '[]') from receipt_hold))`)

export const collectionNowOf = question<Omit<CollectionNow, 'held'>, Asked>(sql`
  json_build_object(
    'refunds', (
      select coalesce(json_agg(told), '[]') from (
        select refund.refund_id, refund.period, refund.kind, refund.amount, refund.state,
          coalesce(unit.name, refund.unit_no) as unit_name
        from (select * from ${OWN_REFUNDS}) refund
        join unit_result result using (unit_no, period)
        left join unit on unit.unit_no = refund.unit_no
        where result.state <> 'draft'
        order by refund.period desc, refund.refund_id) told),
    'reported', (
      select coalesce(json_agg(told), '[]') from (
        select unit_no, period, line.outcome, line.amount, line.reason, result.sent_at
        from (select * from ${OWN_LINES}) line join unit_result result using (unit_no, period)
        where result.state <> 'draft' and result.sent_at is not null) told))`)
