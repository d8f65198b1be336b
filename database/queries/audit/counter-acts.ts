import { sql } from 'kysely'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import type { Db } from '../../core/connect.ts'

interface CounterAct {
  action: AuditAction
  actor: string
  membershipNo: string
  /** Of a reveal: what was shown. */
  part?: string
  days: number
}

/** Whether this officer has done it for this member of late. Until the transaction is over they do nothing else for that member. */
export async function actedForMember(
  trx: Db,
  { action, actor, membershipNo, part, days }: CounterAct,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`counter ${actor} ${membershipNo}`}))`.execute(
    trx,
  )
  const { rows } = await sql`
    select from audit_event
    where subject_no = ${membershipNo} and actor = ${actor} and action = ${action} and outcome = 'done'
      and at > now() - make_interval(days => ${days})
      and (${part ?? null}::text is null or detail ->> 'part' = ${part ?? null})
    limit 1`.execute(trx)
  return rows.length > 0
}
