// What employers certify of their people's pay, for loans.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'

// biome-ignore format: one row of the table
const COLUMNS = ['request_id', 'round', 'unit_no', 'state', 'asked_at', 'month', 'income', 'coop_deducted', 'other_deducted', 'note',
  'answered_by', 'answered_at', 'scan_sha256'] as const

export type PayCertificate = NonNullable<Awaited<ReturnType<typeof certificateOf>>>

/** Of the borrower's last signature. */
export function certificateOf(db: Db, requestId: number) {
  return (
    db
      .selectFrom('pay_certificate')
      .innerJoin('request', (join) =>
        join
          .onRef('request.request_id', '=', 'pay_certificate.request_id')
          .onRef('request.round', '=', 'pay_certificate.round'),
      )
      .leftJoin('unit_user', 'unit_user.login', 'pay_certificate.answered_by')
      .leftJoin('staff', 'staff.login', 'pay_certificate.answered_by')
      .select(COLUMNS.map((column) => `pay_certificate.${column}` as const))
      // By an officer where there is a scan, and by the unit itself where there is none.
      .select((on) =>
        on
          .case()
          .when('pay_certificate.scan_sha256', 'is', null)
          .then(on.ref('unit_user.name'))
          .else(on.ref('staff.name'))
          .end()
          .as('answered_name'),
      )
      .where('pay_certificate.request_id', '=', requestId)
      .executeTakeFirst()
  )
}

export async function askCertificate(
  trx: Db,
  asked: { requestId: number; round: number; unitNo: string; at: Date },
): Promise<void> {
  const { requestId, round, unitNo, at } = asked
  await trx
    .insertInto('pay_certificate')
    .values({ request_id: requestId, round, unit_no: unitNo, state: 'asked', asked_at: at })
    .execute()
}

export async function voidCertificates(trx: Db, requestId: number): Promise<void> {
  await trx
    .updateTable('pay_certificate')
    .set({ state: 'void', month: null, income: null, coop_deducted: null, other_deducted: null })
    .where('request_id', '=', requestId)
    .where('state', '=', 'asked')
    .execute()
}

/** Whether this unit was ever asked: what others were asked is not there for it. */
export async function isRequestedOf(db: Db, unitNo: string, requestId: number): Promise<boolean> {
  const found = await db
    .selectFrom('pay_certificate')
    .select('round')
    .where('unit_no', '=', unitNo)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return found !== undefined
}

/** What a unit is asked and has not answered, of requests that still wait for it. */
function waitingIn(db: Db, unitNo: string) {
  return db
    .selectFrom('pay_certificate as asked')
    .innerJoin('request', (join) =>
      join
        .onRef('request.request_id', '=', 'asked.request_id')
        .onRef('request.round', '=', 'asked.round'),
    )
    .innerJoin('member', 'member.membership_no', 'request.membership_no')
    .where('asked.unit_no', '=', unitNo)
    .where('asked.state', '=', 'asked')
    .where('request.state', '=', 'asking')
}

// biome-ignore format: whose pay it is, for which loan
const ASKED = ['asked.request_id', 'asked.round', 'asked.asked_at', 'request.year', 'request.serial', 'request.membership_no',
  'request.moved_at', 'member.prefix', 'member.member_name', 'member.member_surname'] as const
const PRODUCT = sql<string>`request.payload ->> 'product'`.as('product')

/** Oldest first. */
export function waitingCertificates(db: Db, unitNo: string, limit: number) {
  return waitingIn(db, unitNo)
    .select(ASKED)
    .select(PRODUCT)
    .orderBy('asked.asked_at')
    .orderBy('asked.request_id')
    .limit(limit)
    .execute()
}

export function countWaitingCertificates(db: Db, unitNo: string): Promise<number> {
  return countOf(waitingIn(db, unitNo))
}

/** Whether something else waits that the unit was told of not long ago. */
export async function wasNotified(
  db: Db,
  { unitNo, since, but }: { unitNo: string; since: Date; but: number },
): Promise<boolean> {
  const found = await waitingIn(db, unitNo)
    .select('asked.request_id')
    .where('asked.asked_at', '>', since)
    .where('asked.request_id', '<>', but)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Newest first, with who answered. */
export async function answeredCertificates(
  db: Db,
  { unitNo, since, limit }: { unitNo: string; since: Date; limit: number },
) {
  const found = db
    .selectFrom('pay_certificate as asked')
    .innerJoin('request', 'request.request_id', 'asked.request_id')
    .innerJoin('member', 'member.membership_no', 'request.membership_no')
    .leftJoin('unit_user', 'unit_user.login', 'asked.answered_by')
    .where('asked.unit_no', '=', unitNo)
    .where('asked.state', 'in', ['certified', 'not_ours'])
    .where('asked.answered_at', '>=', since)
  const rows = await found
    .select(ASKED)
    .select(PRODUCT)
    .select(['asked.state', 'asked.month', 'asked.income', 'asked.coop_deducted'])
    .select(['asked.other_deducted', 'asked.note', 'asked.answered_at', 'asked.answered_by'])
    .select('asked.scan_sha256')
    .select('unit_user.name as answered_name')
    .orderBy('asked.answered_at', 'desc')
    .orderBy('asked.request_id', 'desc')
    .limit(limit)
    .execute()
  return { rows, count: await countOf(found) }
}

export interface LastCertified {
  membership_no: string
  month: Day
  income: Satang
  coop_deducted: Satang
  other_deducted: Satang
}

/** What this unit itself certified last of each of these people. */
export async function lastCertified(
  db: Db,
  unitNo: string,
  members: readonly string[],
): Promise<LastCertified[]> {
  const { rows } = await sql<LastCertified>`
    select distinct on (request.membership_no)
           request.membership_no, said.month, said.income, said.coop_deducted, said.other_deducted
    from pay_certificate said join request using (request_id)
    where said.unit_no = ${unitNo} and said.state = 'certified'
      and request.membership_no = any(${members}::text[])
    order by request.membership_no, said.answered_at desc`.execute(db)
  return rows
}

interface Answer {
  requestId: number
  round: number
  unitNo: string
  /** The unit's user; an officer where there is a scan. */
  by: string
  at: Date
  scan?: Buffer
}

type Said =
  | ({ state: 'certified'; note: string } & Omit<LastCertified, 'membership_no'>)
  | { state: 'not_ours'; note: string }

/** Whether it was still asked for. */
export async function answerCertificate(
  trx: Db,
  { requestId, round, unitNo, by, at, scan }: Answer,
  said: Said,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pay_certificate')
    .set({ ...said, answered_by: by, answered_at: at, scan_sha256: scan ?? null })
    .where('request_id', '=', requestId)
    .where('round', '=', round)
    .where('unit_no', '=', unitNo)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
