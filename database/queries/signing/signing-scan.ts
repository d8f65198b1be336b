import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export type NewScan = Omit<Tables['signing_scan'], 'taken_at'>

/** The same page for the same document is kept once. */
export async function addScan(trx: Db, scan: NewScan): Promise<void> {
  await trx
    .insertInto('signing_scan')
    .values(scan)
    .onConflict((on) => on.doNothing())
    .execute()
}

export function scanOf(db: Db, sha256: Buffer, document: Buffer) {
  return db
    .selectFrom('signing_scan')
    .select(['bytes', 'media_type'])
    .where('sha256', '=', sha256)
    .where('document', '=', document)
    .executeTakeFirst()
}

/** Longer than a proposal waits for its second person. */
const SCAN_DAYS = 14

export async function forgetLooseScans(db: Db): Promise<void> {
  await sql`
    delete from signing_scan scan
    where taken_at < now() - make_interval(days => ${SCAN_DAYS})
      and not exists (select from signing
        where signing.scan_sha256 = scan.sha256 and signing.sha256 = scan.document)`.execute(db)
}
