import type pg from 'pg'
import type { AuditEvent, AuditKey } from '../core/audit.ts'

/** As appendAudit, over the connection that moves a night, in the transaction that moves it. */
export async function recordImportAudit(
  client: pg.Client,
  key: AuditKey,
  { actor, action, outcome, detail = {} }: AuditEvent,
): Promise<void> {
  await client.query(
    'select audit_append_with($1, null, $2, null, $3, $4::jsonb, null, null, $5::bytea[], $6::bytea[])',
    [actor, action, outcome, JSON.stringify(detail), key.inner, key.outer],
  )
}
