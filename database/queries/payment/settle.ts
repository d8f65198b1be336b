// What follows from a bank's file that was released: payments, and requests that take them to the core system.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'

interface Settling {
  year: number
  firstSerial: number
  runId: number
  at: Date
}

/** A day's file is one act of one officer, however many lines it has: it may take longer than a page's questions. */
export async function allowTime(trx: Db): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(trx)
}

/**
 * A payment of each line that is matched or accepted, and a request that takes it to the core system, as a draft: moving it is
 * server/request-desk/move.ts's. Of several lines for one intent the matched one has it.
 */
export async function addPayments(trx: Db, fileId: number, settling: Settling): Promise<number[]> {
  const { year, firstSerial, runId, at } = settling
  // A file that was just taken has no statistics yet: thousands of lines would be compared with each other one by one.
  await sql`set local enable_nestloop = off`.execute(trx)
  const { rows } = await sql<{ request_id: number }>`
    with settled as (
      select line.*, coalesce(line.membership_no, intent.membership_no) as payer_no,
        coalesce(line.parts, jsonb_build_array(jsonb_build_object('purpose', intent.purpose, 'of', intent.about, 'amount', line.amount))) as paid_for,
        case when line.outcome <> 'paid_twice' and coalesce(line.membership_no, intent.membership_no) = intent.membership_no
          and not exists (select from payment where payment.intent_no = line.intent_no)
          and row_number() over (partition by line.intent_no order by (line.outcome = 'matched') desc, line.line_id) = 1
          then line.intent_no end as for_intent,
        ${firstSerial}::int + row_number() over (order by line.line_id) - 1 as serial
      from bank_line as line left join pay_intent as intent using (intent_no)
      where line.file_id = ${fileId} and line.unit_no is null and (line.outcome = 'matched' or line.decision = 'accept')
    ), asked as (
      insert into request (year, serial, kind, membership_no, payload, judged, rules_version, run_id, amount, state, sent_at, moved_at)
      select ${year}::int, serial, 'payment', payer_no,
        jsonb_build_object('parts', paid_for, 'value_date', paid_on, 'bank', bank, 'payer_bank', payer_bank, 'ref1', ref1, 'ref2', ref2),
        '{"findings": []}', 0, ${runId}::int, amount, 'draft', ${at}::timestamptz, ${at}::timestamptz
      from settled returning request_id, serial
    )
    insert into payment (line_id, intent_no, membership_no, amount, parts, value_date, request_id, at)
    select line_id, for_intent, payer_no, amount, paid_for, paid_on, asked.request_id, ${at}::timestamptz
    from settled join asked using (serial)
    returning request_id`.execute(trx)
  await sql`set local enable_nestloop = on`.execute(trx)
  return rows.map(({ request_id }) => Number(request_id))
}

/** What units remitted. The month's lines go to the core system with the unit's result, so there is no order. */
export async function addUnitPayments(trx: Db, fileId: number, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into unit_payment (line_id, unit_no, period, amount, value_date, at)
    select line_id, unit_no, period, amount, paid_on, ${at}::timestamptz from bank_line
    where file_id = ${fileId} and unit_no is not null and (outcome = 'matched' or decision = 'unit')`.execute(
    trx,
  )
  return Number(numAffectedRows)
}

/** How many of a file become payments of members. */
export async function settledLines(trx: Db, fileId: number): Promise<number> {
  return countOf(
    trx
      .selectFrom('bank_line')
      .where('file_id', '=', fileId)
      .where('unit_no', 'is', null)
      .where(({ or, eb }) => or([eb('outcome', '=', 'matched'), eb('decision', '=', 'accept')])),
  )
}

/** So many numbers of a year, one after the other; the first of them. */
export async function reserveSerials(trx: Db, year: number, count: number): Promise<number> {
  const { serial } = await trx
    .insertInto('request_series')
    .values({ year, serial: count })
    .onConflict((on) =>
      on.column('year').doUpdateSet({ serial: sql<number>`request_series.serial + ${count}` }),
    )
    .returning('serial')
    .executeTakeFirstOrThrow()
  return serial - count + 1
}
