// เงินรอคืน of units' months. Asked inside readAs(): a unit sees its own, an officer all, a member their own.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { RefundKind, RefundState, ReportedRefund } from '#domain/unit/unit-refund.ts'
import type { Db } from '../../core/connect.ts'
import type { UnitMonth } from './unit-result.ts'
import type { By } from './unit-result-change.ts'

type RefundRow = Omit<ReportedRefund, 'unit_no' | 'unit_name'> & {
  refund_id: number
  /** Who the file said it is can be looked up by an officer. */
  has_identity: boolean
  state_by: string | null
  state_at: Date | null
}

// A unit knows the people of its bill. Whether anybody else is a member is not its to learn.
const OWNER = sql`case when refund.kind = 'over' or (select reader('staff')) is not null then refund.membership_no end`
const NAMED = sql`coalesce(member.prefix || member.member_name || ' ' || member.member_surname, refund.shown)`

export async function refundsOf(db: Db, { unitNo, period }: UnitMonth): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select refund.refund_id, refund.kind, ${OWNER} as membership_no, ${NAMED} as name, refund.amount, refund.state,
           refund.state_by, refund.state_at,
           refund.identity_sealed is not null and (select reader('staff')) is not null as has_identity
    from unit_refund refund
    left join member on member.membership_no = ${OWNER}
    where refund.unit_no = ${unitNo} and refund.period = ${period}
    order by refund.kind = 'not-billed', refund.membership_no nulls last, refund.refund_id`.execute(
    db,
  )
  return rows
}

/** Of all units that have sent their month. */
export async function reportedRefunds(db: Db, period: string): Promise<ReportedRefund[]> {
  const { rows } = await sql<ReportedRefund>`
    select refund.unit_no, unit.name as unit_name, refund.kind, refund.membership_no, ${NAMED} as name,
           refund.amount, refund.state
    from unit_refund refund
    join unit on unit.unit_no = refund.unit_no
    join unit_result told on told.unit_no = refund.unit_no and told.period = refund.period and told.state <> 'draft'
    left join member on member.membership_no = refund.membership_no
    where refund.period = ${period}
    order by refund.unit_no, refund.kind = 'not-billed', refund.membership_no nulls last, refund.refund_id`.execute(
    db,
  )
  return rows
}

/** As the member is told of it (collection-now.ts). */
export interface MemberRefund {
  refund_id: number
  period: Day
  kind: RefundKind
  amount: Satang
  state: RefundState
  unit_name: string
}

/** What was deducted from these people beyond the bill, in place of what was kept of them before. */
export async function setOverDeducted(
  db: Db,
  { unitNo, period }: UnitMonth,
  people: readonly { membershipNo: string; over: Satang }[],
  by: By,
): Promise<void> {
  await db
    .deleteFrom('unit_refund')
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .where('kind', '=', 'over')
    .where(
      'membership_no',
      'in',
      people.map(({ membershipNo }) => membershipNo),
    )
    .execute()
  const over = people.filter((person) => person.over > 0)
  if (over.length === 0) return
  await db
    .insertInto('unit_refund')
    .values(
      over.map((person) => ({
        unit_no: unitNo,
        period,
        kind: 'over' as const,
        membership_no: person.membershipNo,
        amount: person.over,
        kept_by: by.login,
        kept_at: by.at,
      })),
    )
    .execute()
}

/** Rows about nobody of the bill whose money is kept, one or all that hold an amount. Answers how many. */
export async function keepNotBilled(
  db: Db,
  { unitNo, period }: UnitMonth,
  seq: number | undefined,
  by: By,
): Promise<number> {
  const one = seq === undefined ? sql`true` : sql`seq = ${seq}`
  const { numAffectedRows = 0n } = await sql`
    with kept as (
      delete from unit_result_exception
      where unit_no = ${unitNo} and period = ${period} and kind = 'unknown' and amount > 0 and ${one}
      returning amount, shown, identity_sealed, national_id_index, typed_no)
    insert into unit_refund
      (unit_no, period, kind, shown, amount, membership_no, identity_sealed, kept_by, kept_at)
    select ${unitNo}, ${period}, 'not-billed', shown, amount, refund_owner(national_id_index, typed_no),
           identity_sealed, ${by.login}, ${by.at} from kept`.execute(db)
  return Number(numAffectedRows)
}

/** The file they stood in counts no longer. */
export async function forgetNotBilled(db: Db, { unitNo, period }: UnitMonth): Promise<void> {
  await db
    .deleteFrom('unit_refund')
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .where('kind', '=', 'not-billed')
    .execute()
}

/** Whether the cooperative has begun to settle what is to be given back. */
export async function isRefunded(db: Db, { unitNo, period }: UnitMonth): Promise<boolean> {
  const settled = await db
    .selectFrom('unit_refund')
    .select('refund_id')
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .where('state', '<>', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return settled !== undefined
}

/** Of a month that was sent. False where there is no such refund. */
export async function setRefundState(
  db: Db,
  { unitNo, period }: UnitMonth,
  { refundId, state }: { refundId: number; state: RefundState },
  by: By,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update unit_refund refund set state = ${state}, state_by = ${by.login}, state_at = ${by.at}
    from unit_result told
    where refund.refund_id = ${refundId} and refund.unit_no = ${unitNo} and refund.period = ${period}
      and told.unit_no = refund.unit_no and told.period = refund.period and told.state <> 'draft'`.execute(
    db,
  )
  return numAffectedRows > 0n
}

/** Who the file said it is, of somebody not billed; read as an officer, and of a month that was sent. */
export function refundIdentityOf(db: Db, { unitNo, period }: UnitMonth, refundId: number) {
  return db
    .selectFrom('unit_refund as refund')
    .innerJoin('unit_result as told', (join) =>
      join.onRef('told.unit_no', '=', 'refund.unit_no').onRef('told.period', '=', 'refund.period'),
    )
    .select(['refund.membership_no', 'refund.identity_sealed'])
    .where('refund.refund_id', '=', refundId)
    .where('refund.unit_no', '=', unitNo)
    .where('refund.period', '=', period)
    .where('told.state', '<>', 'draft')
    .executeTakeFirst()
}
