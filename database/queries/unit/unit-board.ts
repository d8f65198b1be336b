// Units as the cooperative's officers see them. Asked inside readAs() as an officer.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

export interface UnitBoardRow {
  unit_no: string
  name: string
  members: number
  billed: Satang
  posted: Satang
  paid_on: Day | null
  due_on: Day
  state: 'draft' | 'sent' | 'closed' | null
  downloaded: boolean
  /** What was sent; a draft is the unit's own business. */
  reported: Satang | null
  /** Of how many people another amount was posted than sent. */
  posted_otherwise: number
  transfer_amount: Satang | null
  /** Deducted and not billed, of what was sent. */
  refunds: Satang
  sent_at: Date | null
  reminded_at: Date | null
  /** A reminder goes out by mail as well. */
  has_email: boolean
  has_slip: boolean
  /** What came through a bank by the unit's code. */
  received: Satang | null
}

/** Every unit of one month, or every month of one unit. */
export async function unitMonths(
  db: Db,
  of: { period: Day } | { unitNo: string },
): Promise<(UnitBoardRow & { period: Day })[]> {
  const those =
    'period' in of ? sql`month.period = ${of.period}` : sql`month.unit_no = ${of.unitNo}`
  const { rows } = await sql<UnitBoardRow & { period: Day }>`
    select month.period, unit.unit_no, unit.name, month.members, month.billed, month.deducted as posted,
           month.paid_on, due.due_on, result.state, result.sent_at,
           case when result.state in ('sent', 'closed') then result.transfer_amount end as transfer_amount,
           exists (select from unit_event done where done.unit_no = month.unit_no
             and done.period = month.period and done.kind = 'downloaded') as downloaded,
           case when result.state in ('sent', 'closed') then
             coalesce((select sum(line.amount)::bigint from unit_result_line line
               where line.unit_no = month.unit_no and line.period = month.period), 0)
             end as reported,
           case when result.state in ('sent', 'closed') and month.paid_on is not null then
             (select count(*) from collection_slip slip
               join unit_result_line line on line.unit_no = slip.unit_no and line.period = slip.period
                 and line.membership_no = slip.membership_no
               where slip.unit_no = month.unit_no and slip.period = month.period
                 and line.amount <> slip.deducted) else 0 end as posted_otherwise,
           case when result.state in ('sent', 'closed') then
             coalesce((select sum(refund.amount)::bigint from unit_refund refund
               where refund.unit_no = month.unit_no and refund.period = month.period), 0)
             else 0 end as refunds,
           exists (select from unit_result_slip slip where slip.unit_no = month.unit_no
             and slip.period = month.period) as has_slip,
           (select sum(paid.amount)::float8 from unit_payment paid where paid.unit_no = month.unit_no
             and paid.period = month.period) as received,
           (select max(at) from unit_reminder told where told.unit_no = month.unit_no
             and told.period = month.period) as reminded_at,
           exists (select from unit_contact contact where contact.unit_no = month.unit_no
             and contact.email <> '') as has_email
    from collection_unit month
    join unit on unit.unit_no = month.unit_no
    join collection_due due on due.period = month.period
    left join unit_result result on result.unit_no = month.unit_no and result.period = month.period
    where ${those}
    order by month.period desc, unit.unit_no`.execute(db)
  return rows
}

/** Newest first. */
export async function billedMonths(db: Db): Promise<Day[]> {
  const rows = await db
    .selectFrom('collection_due')
    .select('period')
    .orderBy('period', 'desc')
    .execute()
  return rows.map(({ period }) => period)
}

export function unitOf(db: Db, unitNo: string) {
  return db
    .selectFrom('unit')
    .leftJoin('unit_contact as contact', 'contact.unit_no', 'unit.unit_no')
    .select(['unit.unit_no', 'unit.name', 'unit.payroll', 'unit.address', 'unit.phone'])
    .select(['contact.name as contact_name', 'contact.phone as contact_phone'])
    .select(['contact.email as contact_email', 'contact.changed_at', 'contact.changed_by'])
    .where('unit.unit_no', '=', unitNo)
    .executeTakeFirst()
}

export interface Contact {
  name: string
  phone: string
  email: string
}

export async function setUnitContact(
  db: Db,
  unitNo: string,
  contact: Contact,
  by: { login: string; at: Date },
): Promise<void> {
  const said = { ...contact, changed_at: by.at, changed_by: by.login }
  await db
    .insertInto('unit_contact')
    .values({ unit_no: unitNo, ...said })
    .onConflict((on) => on.column('unit_no').doUpdateSet(said))
    .execute()
}

export function remindersOf(db: Db, unitNo: string, period: Day) {
  return db
    .selectFrom('unit_reminder')
    .select(['words', 'by_name', 'at', 'mailed'])
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .orderBy('at', 'desc')
    .execute()
}

interface NewReminder {
  unitNo: string
  period: Day
  words: string
  by: { login: string; name: string }
  at: Date
  mailed: boolean
}

export async function addReminder(db: Db, reminder: NewReminder): Promise<void> {
  const { unitNo, period, words, by, at, mailed } = reminder
  await db
    .insertInto('unit_reminder')
    .values({ unit_no: unitNo, period, words, by_login: by.login, by_name: by.name, at, mailed })
    .execute()
}

/** Who keeps members from the receipts of a month, if anybody does. */
export function holdOf(db: Db, period: Day) {
  return db
    .selectFrom('receipt_hold')
    .select(['held_by', 'held_at'])
    .where('period', '=', period)
    .executeTakeFirst()
}

export async function holdReceipts(
  db: Db,
  period: Day,
  by: { login: string; at: Date },
): Promise<void> {
  await db
    .insertInto('receipt_hold')
    .values({ period, held_by: by.login, held_at: by.at })
    .onConflict((on) => on.column('period').doNothing())
    .execute()
}

export async function releaseReceipts(db: Db, period: Day): Promise<void> {
  await db.deleteFrom('receipt_hold').where('period', '=', period).execute()
}
