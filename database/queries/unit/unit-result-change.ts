// Changes of what a unit reports. Each begins with lockResult(): two people of one unit come one after the other.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Decision } from '#domain/unit/unit-result.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { setOverDeducted } from './unit-refund.ts'
import type { UnitMonth } from './unit-result.ts'

export interface By {
  login: string
  at: Date
}

/** The month's row, made where there was none, and held until the transaction ends. */
export async function lockResult(db: Db, { unitNo, period }: UnitMonth, by: By) {
  await db
    .insertInto('unit_result')
    .values({ unit_no: unitNo, period, changed_at: by.at, changed_by: by.login })
    .onConflict((on) => on.columns(['unit_no', 'period']).doNothing())
    .execute()
  return db
    .selectFrom('unit_result')
    .selectAll()
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** With what was deducted beyond the bill, if anything was. */
export type DecidedLine = Decision & { membershipNo: string; over: Satang }

/** What somebody decided; whatever was odd about these people is settled by it. */
export async function setResultLines(
  db: Db,
  { unitNo, period }: UnitMonth,
  lines: readonly DecidedLine[],
  by: By,
): Promise<void> {
  await db
    .insertInto('unit_result_line')
    .values(
      lines.map(({ membershipNo, outcome, amount, reason }) => ({
        unit_no: unitNo,
        period,
        membership_no: membershipNo,
        outcome,
        amount,
        reason,
        source: 'hand' as const,
        decided_by: by.login,
        decided_at: by.at,
      })),
    )
    .onConflict((on) =>
      on.columns(['unit_no', 'period', 'membership_no']).doUpdateSet((row) => ({
        outcome: row.ref('excluded.outcome'),
        amount: row.ref('excluded.amount'),
        reason: row.ref('excluded.reason'),
        source: row.ref('excluded.source'),
        decided_by: row.ref('excluded.decided_by'),
        decided_at: row.ref('excluded.decided_at'),
      })),
    )
    .execute()
  await setOverDeducted(db, { unitNo, period }, lines, by)
  await db
    .deleteFrom('unit_result_exception')
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .where(
      'membership_no',
      'in',
      lines.map(({ membershipNo }) => membershipNo),
    )
    .execute()
}

export function billsOf(db: Db, { unitNo, period }: UnitMonth, membershipNos: readonly string[]) {
  return db
    .selectFrom('collection_slip')
    .select(['membership_no', 'billed'])
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .where('membership_no', 'in', membershipNos)
    .execute()
}

/** Whoever has no result yet and nothing odd about them was deducted in full. Answers how many. */
export async function takeRestAsFull(
  db: Db,
  { unitNo, period }: UnitMonth,
  by: By,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into unit_result_line
      (unit_no, period, membership_no, outcome, amount, reason, source, decided_by, decided_at)
    select slip.unit_no, slip.period, slip.membership_no, 'full', slip.billed, null, 'rest', ${by.login}, ${by.at}
    from collection_slip slip
    where slip.unit_no = ${unitNo} and slip.period = ${period}
      and not exists (select from unit_result_exception odd where odd.unit_no = slip.unit_no
        and odd.period = slip.period and odd.membership_no = slip.membership_no)
    on conflict (unit_no, period, membership_no) do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** Rows about nobody of ours are left out, one or all; one about somebody is settled by deciding their line. */
export async function leaveOutUnknown(
  db: Db,
  { unitNo, period }: UnitMonth,
  seq: number | undefined,
): Promise<number> {
  let leaving = db
    .deleteFrom('unit_result_exception')
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .where('kind', '=', 'unknown')
  if (seq !== undefined) leaving = leaving.where('seq', '=', seq)
  const { numDeletedRows } = await leaving.executeTakeFirst()
  return Number(numDeletedRows)
}

export interface Transfer {
  amount: Satang
  on: Day
  note: string
}

export async function setTransfer(
  db: Db,
  { unitNo, period }: UnitMonth,
  transfer: Transfer,
): Promise<void> {
  await db
    .updateTable('unit_result')
    .set({
      transfer_amount: transfer.amount,
      transferred_on: transfer.on,
      note: transfer.note,
    })
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .execute()
}

export async function setResultSlip(db: Db, slip: Tables['unit_result_slip']): Promise<void> {
  const { name, kind, bytes, uploaded_by, uploaded_at } = slip
  await db
    .insertInto('unit_result_slip')
    .values(slip)
    .onConflict((on) =>
      on
        .columns(['unit_no', 'period'])
        .doUpdateSet({ name, kind, bytes, uploaded_by, uploaded_at }),
    )
    .execute()
}

/** How far the result is; who moved it there, and when, belongs to the step. */
export async function moveResult(
  db: Db,
  { unitNo, period }: UnitMonth,
  to: 'draft' | 'sent' | 'closed' | 'reopened',
  by: By,
): Promise<void> {
  const steps = {
    draft: { state: 'draft', sent_at: null, sent_by: null },
    sent: { state: 'sent', sent_at: by.at, sent_by: by.login },
    closed: { state: 'closed', closed_at: by.at, closed_by: by.login },
    reopened: { state: 'sent', closed_at: null, closed_by: null },
  } as const
  await db
    .updateTable('unit_result')
    .set({ ...steps[to], changed_at: by.at, changed_by: by.login })
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .execute()
}

/** As if nothing had been reported yet. */
export async function forgetResult(db: Db, { unitNo, period }: UnitMonth): Promise<void> {
  await db
    .deleteFrom('unit_result')
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .execute()
}
