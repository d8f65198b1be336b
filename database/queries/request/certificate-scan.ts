// The paper that a unit has signed, as an officer scanned it.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

/** The same page is kept once. */
export async function addCertificateScan(
  trx: Db,
  scan: Omit<Tables['pay_certificate_scan'], 'taken_at'>,
): Promise<void> {
  await trx
    .insertInto('pay_certificate_scan')
    .values(scan)
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function hasCertificateScan(
  db: Db,
  { requestId, round, sha256 }: { requestId: number; round: number; sha256: Buffer },
): Promise<boolean> {
  const found = await db
    .selectFrom('pay_certificate_scan')
    .select('round')
    .where('request_id', '=', requestId)
    .where('round', '=', round)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return found !== undefined
}

/** Of what counts now: of the borrower's last signature. */
export function certificateScanOf(db: Db, requestId: number) {
  return db
    .selectFrom('pay_certificate_scan as scan')
    .innerJoin('pay_certificate as said', (join) =>
      join
        .onRef('said.request_id', '=', 'scan.request_id')
        .onRef('said.round', '=', 'scan.round')
        .onRef('said.scan_sha256', '=', 'scan.sha256'),
    )
    .innerJoin('request', (join) =>
      join
        .onRef('request.request_id', '=', 'said.request_id')
        .onRef('request.round', '=', 'said.round'),
    )
    .select(['scan.media_type', 'scan.bytes'])
    .where('scan.request_id', '=', requestId)
    .executeTakeFirst()
}

/** An officer who took a page in and went away comes back within days. */
const LOOSE_DAYS = 14

export async function forgetLooseCertificateScans(db: Db): Promise<void> {
  await sql`
    delete from pay_certificate_scan scan
    where taken_at < now() - make_interval(days => ${LOOSE_DAYS})
      and not exists (select from pay_certificate said
        where said.request_id = scan.request_id and said.round = scan.round
          and said.scan_sha256 = scan.sha256)`.execute(db)
}
