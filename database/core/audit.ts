// The chain of what was done (0016_audit.sql). The key is ours: the database can lengthen the chain while we
// are asking, and never on its own.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { auditDigest, lastTakeOver } from './audit-digest.ts'
import { asDb, type Db } from './connect.ts'

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

/** The two padded blocks of each HMAC key that is held: while a key is changed there are two of them. */
export interface AuditKey {
  inner: Buffer[]
  outer: Buffer[]
}

const BLOCK_BYTES = 64

export function auditKeyOf(...keys: Buffer[]): AuditKey {
  if (keys.some((key) => key.length > BLOCK_BYTES))
    throw new RangeError('an audit key is 64 bytes at most')
  const blocks = keys.map((key) => Buffer.concat([key], BLOCK_BYTES))
  return {
    inner: blocks.map((block) => Buffer.from(block.map((byte) => byte ^ 0x36))),
    outer: blocks.map((block) => Buffer.from(block.map((byte) => byte ^ 0x5c))),
  }
}

/** By what the database knows the first of these keys; the key cannot be worked out from it. */
export function auditCheckOf({ inner: [first] }: AuditKey): Buffer {
  if (!first) throw new RangeError('a record of actions has a key')
  return createHash('sha256').update(first).digest()
}

/** To be called last in the transaction of what it tells: everybody else who tells waits for its end. */
export function appendAudit(trx: Db, key: AuditKey, event: AuditEvent): Promise<void> {
  return appendAudits(trx, key, [event])
}

/** Hundreds at once, in their order. */
export async function appendAudits(trx: Db, key: AuditKey, events: AuditEvent[]): Promise<void> {
  const told = events.map(({ detail = {}, ...event }) => ({ ...event, detail }))
  await sql`
    select audit_append_with(actor, "actStaff", action, "subjectNo", outcome, detail, address, "requestId",
      ${key.inner}::bytea[], ${key.outer}::bytea[])
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (actor text, "actStaff" text, action text,
      "subjectNo" text, outcome text, detail jsonb, address text, "requestId" text)`.execute(trx)
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
    .execute((trx) => verified(asDb(trx), key))
}

/**
 * Events before the present key are compared with the digest that it began with (audit-digest.ts): their own key need not
 * be there any more. Where they differ, the event that holds the digest is named.
 */
async function verified(db: Db, keys: AuditKey): Promise<Verdict> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
  const takeOver = await lastTakeOver(db)
  const begin = takeOver?.seq ?? 1
  const key = await keyOfEvent(db, keys, head.seq)
  for (let from = begin; from <= head.seq; from += STEP) {
    const brokenAt = await firstBroken(db, key, from, Math.min(from + STEP - 1, head.seq))
    if (brokenAt !== undefined) return { events: head.seq, brokenAt }
  }
  if (takeOver && (await auditDigest(db, takeOver.seq - 1))?.toString('hex') !== takeOver.digest)
    return { events: head.seq, brokenAt: takeOver.seq }
  const { rows } = await sql<{ seq: number }>`
    select seq from audit_event where seq > ${head.seq} order by seq limit 1`.execute(db)
  return { events: head.seq, brokenAt: rows[0]?.seq ?? (await headIsBroken(db, head)) }
}

async function firstBroken(db: Db, key: OneKey, from: number, to: number) {
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

interface OneKey {
  inner: Buffer
  outer: Buffer
}

/** That which fits; where none does, the first, with which the event will be found broken. */
async function keyOfEvent(db: Db, { inner, outer }: AuditKey, seq: number): Promise<OneKey> {
  const { rows } = await sql<{ at: number }>`
    select held.at - 1 as at from audit_event event,
      unnest(${inner}::bytea[], ${outer}::bytea[]) with ordinality as held (inner_key, outer_key, at)
    where event.seq = ${seq} and event.hash = audit_hash(event, held.inner_key, held.outer_key)`.execute(
    db,
  )
  const at = rows[0]?.at ?? 0
  return { inner: inner[at] ?? Buffer.alloc(0), outer: outer[at] ?? Buffer.alloc(0) }
}

/** Whether the last event, if there is any, was chained with this key. */
export async function lastEventFits(db: Db, { inner, outer }: AuditKey): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select event.hash = audit_hash(event, ${inner[0]}, ${outer[0]}) as fits
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
