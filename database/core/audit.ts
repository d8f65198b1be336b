// The chain of what was done (0016_audit.sql). The key is ours: the database can lengthen the chain while we
// are asking, and never on its own.

import { sql } from 'kysely'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import type { Db } from './connect.ts'

export interface AuditEvent {
  /** visitor, system, member:000123, unit:00010001 or staff:login. */
  actor: string
  actStaff?: string | undefined
  action: AuditAction
  /** The member it concerns. */
  subjectNo?: string | undefined
  outcome: 'done' | 'refused'
  /** Never a secret, an id number or an amount: this is kept for years and read by auditors. */
  detail?: Record<string, string | number | boolean>
  address?: string
  requestId?: string
}

/** The two padded blocks of an HMAC key. */
export interface AuditKey {
  inner: Buffer
  outer: Buffer
}

const BLOCK_BYTES = 64

export function auditKeyOf(key: Buffer): AuditKey {
  if (key.length > BLOCK_BYTES) throw new RangeError('an audit key is 64 bytes at most')
  const block = Buffer.concat([key], BLOCK_BYTES)
  return {
    inner: block.map((byte) => byte ^ 0x36),
    outer: block.map((byte) => byte ^ 0x5c),
  } as AuditKey
}

/** To be called last in the transaction of what it tells: everybody else who tells waits for its end. */
export async function appendAudit(trx: Db, key: AuditKey, event: AuditEvent): Promise<void> {
  const { actor, actStaff, action, subjectNo, outcome, detail = {}, address, requestId } = event
  await sql`select audit_append(
    ${actor}, ${actStaff ?? null}, ${action}, ${subjectNo ?? null}, ${outcome},
    ${JSON.stringify(detail)}::jsonb, ${address ?? null}, ${requestId ?? null},
    ${key.inner}, ${key.outer})`.execute(trx)
}

export interface Verdict {
  events: number
  /** The first event that is not as it was written, is missing, or comes after a gap. */
  brokenAt: number | undefined
}

const STEP = 20_000

/** As of one moment: events that are told meanwhile are not mistaken for forged ones. */
export async function verifyAudit(db: Db, key: AuditKey): Promise<Verdict> {
  if (db.isTransaction) return verified(db, key)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => verified(trx, key))
}

async function verified(db: Db, key: AuditKey): Promise<Verdict> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
  for (let from = 1; from <= head.seq; from += STEP) {
    const brokenAt = await firstBroken(db, key, from, Math.min(from + STEP - 1, head.seq))
    if (brokenAt !== undefined) return { events: head.seq, brokenAt }
  }
  const { rows } = await sql<{ seq: number }>`
    select seq from audit_event where seq > ${head.seq} order by seq limit 1`.execute(db)
  return { events: head.seq, brokenAt: rows[0]?.seq ?? (await headIsBroken(db, head)) }
}

async function firstBroken(db: Db, key: AuditKey, from: number, to: number) {
  const { rows } = await sql<{ seq: number }>`
    select expected.seq
    from generate_series(${from}::bigint, ${to}::bigint) as expected (seq)
    left join audit_event event on event.seq = expected.seq
    left join audit_event before on before.seq = expected.seq - 1
    where event.seq is null
      or event.hash <> audit_hash(event, ${key.inner}, ${key.outer})
      or event.prev <> case when expected.seq = 1 then decode(repeat('00', 32), 'hex') else before.hash end
    order by 1 limit 1`.execute(db)
  return rows[0]?.seq
}

/** Whether the last event, if there is any, was chained with this key. */
export async function lastEventFits(db: Db, key: AuditKey): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select event.hash = audit_hash(event, ${key.inner}, ${key.outer}) as fits
    from audit_event event where event.seq = (select seq from audit_head)`.execute(db)
  return rows[0]?.fits ?? true
}

async function headIsBroken(db: Db, head: { seq: number; hash: Buffer }) {
  if (head.seq === 0) return undefined
  const last = await db
    .selectFrom('audit_event')
    .select('hash')
    .where('seq', '=', head.seq)
    .executeTakeFirst()
  return last?.hash.equals(head.hash) ? undefined : head.seq
}
