// What units remit for a month. Asked inside readAs(): row-level security shows a unit its own.

import { sql } from 'kysely'
import type { Day, Month } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

export interface UnitMonthToPay {
  unitNo: string
  month: Month
  billed: Satang
  /** What the unit says it deducted; null while it says nothing. */
  reported: Satang | null
  isPaid: boolean
}

const REPORTED = sql`(select sum(line.amount)::float8 from unit_result_line as line where line.unit_no = month.unit_no and line.period = month.period)
  + coalesce((select sum(refund.amount)::float8 from unit_refund as refund
    where refund.unit_no = month.unit_no and refund.period = month.period), 0)`

const IS_PAID = sql`exists (select from bank_line as line where line.unit_no = month.unit_no and line.period = month.period and not line.void)`

/** Those that were billed, with what may come for each. */
export async function unitMonthsToPay(
  trx: Db,
  months: readonly { unitNo: string; month: Month }[],
): Promise<UnitMonthToPay[]> {
  const { rows } = await sql<UnitMonthToPay>`
    select month.unit_no as "unitNo", to_char(month.period, 'YYYY-MM') as month, month.billed,
      ${REPORTED} as reported, ${IS_PAID} as "isPaid"
    from collection_unit as month
    join (select distinct one->>'unitNo' as unit_no, (one->>'month' || '-01')::date as period
      from jsonb_array_elements(${JSON.stringify(months)}::jsonb) as one) as asked using (unit_no, period)`.execute(
    trx,
  )
  return rows
}

interface PaidByUnit {
  unitNo: string
  amount: Satang
}

/** Of units and amounts that came from them: months that still wait for just that, billed or reported. */
export async function openMonthsWith(
  trx: Db,
  paid: readonly PaidByUnit[],
): Promise<(PaidByUnit & { month: Month })[]> {
  if (paid.length === 0) return []
  const { rows } = await sql<PaidByUnit & { month: Month }>`
    select month.unit_no as "unitNo", asked.amount, to_char(month.period, 'YYYY-MM') as month
    from collection_unit as month
    join (select distinct one->>'unitNo' as unit_no, (one->>'amount')::float8 as amount
      from jsonb_array_elements(${JSON.stringify(paid)}::jsonb) as one) as asked using (unit_no)
    where asked.amount in (month.billed, ${REPORTED}) and month.paid_on is null and not ${IS_PAID}
      and not exists (select from unit_result as result
        where result.unit_no = month.unit_no and result.period = month.period and result.state = 'closed')`.execute(
    trx,
  )
  return rows
}

export interface ReceivedMonth {
  period: Day
  amount: Satang
  /** The day the last of it came. */
  on: Day
  /** It is all that the unit has reported. */
  isAll: boolean
}

/** What has come for each month of a unit, by banks' files that were let through. */
export async function receivedOf(trx: Db, unitNo: string): Promise<ReceivedMonth[]> {
  const { rows } = await sql<ReceivedMonth>`
    with paid as (
      select period, sum(amount)::float8 as amount, max(value_date) as on
      from unit_payment where unit_no = ${unitNo} group by period
    )
    select paid.*, result.state in ('sent', 'closed') and paid.amount >=
        coalesce((select sum(line.amount) from unit_result_line as line where line.unit_no = ${unitNo} and line.period = paid.period), 0)
        + coalesce((select sum(refund.amount) from unit_refund as refund where refund.unit_no = ${unitNo} and refund.period = paid.period), 0)
      is true as "isAll"
    from paid left join unit_result as result on result.unit_no = ${unitNo} and result.period = paid.period`.execute(
    trx,
  )
  return rows
}
