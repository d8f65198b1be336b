import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

interface CounterAct {
  /** As the audit names the officer. */
  actor: string
  membershipNo: string
  days: number
}

/** Whether this officer has printed a slip for this member of late. */
export function printedSlipFor(trx: Db, { membershipNo, ...asked }: CounterAct): Promise<boolean> {
  return didOfLate(
    trx,
    asked,
    sql`action = 'recovery.slip_issued' and subject_no = ${membershipNo}`,
  )
}

/** The same of anybody whose whole id a unit has on its bills. Asked in the officer's name. */
export function printedSlipIn(
  trx: Db,
  { unitNo, ...asked }: Omit<CounterAct, 'membershipNo'> & { unitNo: string },
): Promise<boolean> {
  return didOfLate(
    trx,
    asked,
    sql`action = 'recovery.slip_issued'
      and subject_no in (select membership_no from collection_slip where unit_no = ${unitNo})`,
  )
}

/**
 * Whether this officer has come to know this member's whole id of late: was shown it, opened a paper that the member sent, or
 * let somebody into the area of an employer that has it. Asked in the officer's name.
 */
export function sawIdOf(trx: Db, { membershipNo, ...asked }: CounterAct): Promise<boolean> {
  return didOfLate(
    trx,
    asked,
    sql`(subject_no = ${membershipNo} and action = 'staff.reveal' and detail ->> 'part' in ('national_id', 'refund')
      or subject_no = ${membershipNo} and action = 'staff.file_open'
      or action = 'unit.code_issued' and left(detail ->> 'login', 8) in
        (select unit_no from collection_slip where membership_no = ${membershipNo}))`,
  )
}

/** Until the transaction is over the officer does nothing else of this kind: two requests at once count each other. */
async function didOfLate(
  trx: Db,
  { actor, days }: { actor: string; days: number },
  what: RawBuilder<unknown>,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`counter ${actor}`}))`.execute(trx)
  const { rows } = await sql`
    select from audit_event
    where actor = ${actor} and outcome = 'done' and at > now() - make_interval(days => ${days}) and ${what}
    limit 1`.execute(trx)
  return rows.length > 0
}
