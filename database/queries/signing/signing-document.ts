import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export type NewDocument = Omit<Tables['signing_document'], 'made_at'>

/** The same bytes are kept once, whoever signs them. */
export async function addDocument(db: Db, document: NewDocument): Promise<void> {
  await db
    .insertInto('signing_document')
    .values(document)
    .onConflict((on) => on.doNothing())
    .execute()
}

export function documentOf(db: Db, sha256: Buffer) {
  return db
    .selectFrom('signing_document')
    .selectAll()
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}

const ATTEMPT_DAYS = 2

/** What was begun and never signed: the attempt, and the document where no signature refers to it. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  const old = sql<Date>`now() - make_interval(days => ${ATTEMPT_DAYS})`
  await db.deleteFrom('signing_attempt').where('created_at', '<', old).execute()
  await sql`
    delete from signing_document document
    where made_at < ${old}
      and not exists (select from signing where signing.sha256 = document.sha256)
      and not exists (select from signing_attempt attempt where attempt.sha256 = document.sha256)
      and not exists (select from signing_scan scan where scan.document = document.sha256)`.execute(
    db,
  )
}
