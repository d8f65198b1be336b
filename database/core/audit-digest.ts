// What the record of actions was when a new key took it over. The event `key.take_over`, the first that is chained with
// the new key, holds a digest of every event before it: so what the old key chained stands as long as the new key is safe,
// also where the old one is destroyed or known to somebody else.

import { sql } from 'kysely'
import type { Db } from './connect.ts'

const STEP = 20_000

/** Of the first `upTo` events, which is a multiple of the step or the end. */
export interface DigestSoFar {
  upTo: number
  digest: Buffer
}

/** The newest; undefined while there was never another key. */
export async function lastTakeOver(db: Db): Promise<{ seq: number; digest: string } | undefined> {
  const { rows } = await sql<{ seq: number; digest: string }>`
    select seq, detail ->> 'digest' as digest from audit_event
    where action = 'key.take_over' order by seq desc limit 1`.execute(db)
  return rows[0]
}

/** Fingerprints, as the record has them, of keys that were in force once. */
export async function formerKeys(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select detail ->> 'from' as key from audit_event where action = 'key.take_over'`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Of all whole steps up to here, so that little is left to be done while everybody waits. */
export function wholeSteps(seq: number): number {
  return seq - (seq % STEP)
}

/** Of events 1 to `last`; undefined where one of them is missing. Without keys audit_hash is a plain hash of an event. */
export async function auditDigest(
  db: Db,
  last: number,
  { upTo, digest }: DigestSoFar = { upTo: 0, digest: Buffer.alloc(32) },
): Promise<Buffer | undefined> {
  let soFar = digest
  for (let from = upTo + 1; from <= last; from += STEP) {
    const to = Math.min(from + STEP - 1, last)
    const { rows } = await sql<{ events: number; digest: Buffer }>`
      select count(*) as events,
             sha256(${soFar}::bytea || coalesce(string_agg(event.hash || audit_hash(event, '', ''), ''::bytea order by seq), '')) as digest
      from audit_event event where seq between ${from} and ${to}`.execute(db)
    const [block] = rows
    if (block?.events !== to - from + 1) return undefined
    soFar = block.digest
  }
  return soFar
}
