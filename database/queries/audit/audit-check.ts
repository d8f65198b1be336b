import type { Db } from '../../core/connect.ts'

export async function beginAuditCheck(db: Db, askedBy: string, now: Date): Promise<number> {
  const { check_id } = await db
    .insertInto('audit_check')
    .values({ asked_by: askedBy, started_at: now, ended_at: null, events: null, broken_at: null })
    .returning('check_id')
    .executeTakeFirstOrThrow()
  return check_id
}

export async function endAuditCheck(
  db: Db,
  checkId: number,
  { events, brokenAt, now }: { events: number; brokenAt: number | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('audit_check')
    .set({ ended_at: now, events, broken_at: brokenAt ?? null })
    .where('check_id', '=', checkId)
    .execute()
}

/** Newest first. */
export function auditChecks(db: Db, limit: number) {
  return db
    .selectFrom('audit_check')
    .leftJoin('staff', 'staff.login', 'audit_check.asked_by')
    .select(['check_id', 'asked_by', 'started_at', 'ended_at', 'events', 'broken_at'])
    .select('staff.name as officer')
    .orderBy('check_id', 'desc')
    .limit(limit)
    .execute()
}
