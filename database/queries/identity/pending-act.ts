// Acts that wait for a second person.

import { sql } from 'kysely'
import { ACT_DAYS, type ActKind } from '#domain/identity/pending-act.ts'
import type { Db } from '../../core/connect.ts'

export interface PendingAct {
  act_id: number
  kind: ActKind
  subject: string
  says: string[]
  proposed_by: string
  /** The officer's name. */
  proposer: string
  proposed_at: Date
  expires_at: Date
  outcome: 'confirmed' | 'declined' | 'withdrawn' | 'expired' | null
  decider: string | null
  decided_at: Date | null
  reason: string
}

interface Proposed {
  kind: ActKind
  subject: string
  sealed: Buffer
  says: string[]
  by: string
}

/** Undefined when the same already waits for somebody. */
export async function addPendingAct(trx: Db, act: Proposed): Promise<number | undefined> {
  const { kind, subject, sealed: content_sealed, says, by: proposed_by } = act
  await sql`update pending_act set outcome = 'expired', decided_at = expires_at
    where outcome is null and expires_at <= now()`.execute(trx)
  const added = await trx
    .insertInto('pending_act')
    .values({
      kind,
      subject,
      content_sealed,
      says,
      proposed_by,
      expires_at: sql`now() + make_interval(days => ${sql.lit(ACT_DAYS)})`,
    })
    .onConflict((on) => on.doNothing())
    .returning('act_id')
    .executeTakeFirst()
  return added?.act_id
}

/** What would be done, sealed; also of what was decided. */
export function pendingActContent(db: Db, actId: number) {
  return db
    .selectFrom('pending_act')
    .select(['kind', 'content_sealed'])
    .where('act_id', '=', actId)
    .executeTakeFirst()
}

/** Those that wait, oldest first, and after them the last ones that do not. */
export async function pendingActs(db: Db, decidedMax: number): Promise<PendingAct[]> {
  const { rows } = await sql<PendingAct>`
    select act_id, kind, subject, says, proposed_by, proposer.name as proposer, proposed_at, expires_at,
           coalesce(outcome, case when expires_at <= now() then 'expired' end) as outcome,
           decider.name as decider, decided_at, reason
    from pending_act
    join staff proposer on proposer.login = proposed_by
    left join staff decider on decider.login = decided_by
    where (outcome is null and expires_at > now())
       or act_id in (select act_id from pending_act where outcome is not null or expires_at <= now()
                     order by proposed_at desc, act_id desc limit ${decidedMax})
    order by (outcome is null and expires_at > now()) desc,
             case when outcome is null and expires_at > now() then proposed_at end, proposed_at desc`.execute(
    db,
  )
  return rows
}

/** One that still waits, held until the transaction is over: of two who decide, one does. */
export async function lockPendingAct(trx: Db, actId: number) {
  return trx
    .selectFrom('pending_act')
    .select(['act_id', 'kind', 'subject', 'content_sealed', 'proposed_by'])
    .where('act_id', '=', actId)
    .where('outcome', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
}

export async function decidePendingAct(
  trx: Db,
  actId: number,
  decision: { outcome: 'confirmed' | 'declined' | 'withdrawn'; by: string; reason: string },
): Promise<void> {
  const { outcome, by, reason } = decision
  await trx
    .updateTable('pending_act')
    .set({ outcome, decided_by: by, decided_at: sql`now()`, reason })
    .where('act_id', '=', actId)
    .execute()
}
