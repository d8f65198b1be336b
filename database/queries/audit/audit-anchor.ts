import { sql } from 'kysely'
import { type AnchoredHead, type AuditHead, fingerprintOf } from '#domain/audit/audit-anchor.ts'
import type { Db } from '../../core/connect.ts'

/** The last event of the chain; none where nothing was ever done. */
export async function auditHead(db: Db): Promise<AuditHead | undefined> {
  const head = await db
    .selectFrom('audit_head')
    .innerJoin('audit_event', 'audit_event.seq', 'audit_head.seq')
    .select(['audit_event.seq', 'audit_event.at', 'audit_event.hash'])
    .executeTakeFirst()
  return head && { ...head, hash: head.hash.toString('hex') }
}

/** Of many events at once, as `fingerprintOf` has them; of those that are not there, none. */
export async function fingerprintsAt(db: Db, seqs: number[]): Promise<Map<number, string>> {
  if (seqs.length === 0) return new Map()
  const events = await db
    .selectFrom('audit_event')
    .select(['seq', 'hash'])
    .where('seq', '=', sql<number>`any(${seqs}::bigint[])`)
    .execute()
  return new Map(events.map(({ seq, hash }) => [seq, fingerprintOf(hash.toString('hex'))]))
}

/** Of a chain that stands (database/core/audit.ts): whether it is the one whose head was kept, or another put in its place. */
export async function compareWithAnchor(
  db: Db,
  { seq, fingerprint }: AnchoredHead,
): Promise<'same' | 'shorter' | 'another'> {
  const event = await db
    .selectFrom('audit_event')
    .select('hash')
    .where('seq', '=', seq)
    .executeTakeFirst()
  if (!event) return 'shorter'
  return fingerprintOf(event.hash.toString('hex')) === fingerprint ? 'same' : 'another'
}

interface AnchorFolder {
  host: string
  folder: string
}

export async function rememberAnchor(
  db: Db,
  { host, folder }: AnchorFolder,
  line: string,
): Promise<void> {
  await db
    .insertInto('audit_anchor_kept')
    .values({ host, folder, line })
    .onConflict((on) => on.columns(['host', 'folder']).doUpdateSet({ line, kept_at: sql`now()` }))
    .execute()
}

/** The last line that was kept there. */
export async function rememberedAnchor(
  db: Db,
  { host, folder }: AnchorFolder,
): Promise<string | undefined> {
  const kept = await db
    .selectFrom('audit_anchor_kept')
    .select('line')
    .where('host', '=', host)
    .where('folder', '=', folder)
    .executeTakeFirst()
  return kept?.line
}
