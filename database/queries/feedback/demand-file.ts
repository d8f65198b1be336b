// What goes with a matter of the members' voice.

import { type Insertable, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { countOf } from '../sql/count-of.ts'

const WAITING_FOR_MS = 24 * 60 * 60 * 1_000

export async function addDemandUpload(
  db: Db,
  upload: Insertable<Tables['demand_upload']>,
): Promise<void> {
  await db.insertInto('demand_upload').values(upload).execute()
}

/** How many wait for their words. */
export function countDemandUploads(db: Db): Promise<number> {
  return countOf(db.selectFrom('demand_upload'))
}

export async function forgetDemandUploads(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WAITING_FOR_MS)
  await db.deleteFrom('demand_upload').where('uploaded_at', '<', before).execute()
}

interface Attaching {
  fileIds: readonly string[]
  /** What they were called may tell whose they are. */
  nameless: boolean
}

/** How many of these were waiting: they go with the matter from now on, in this order, and with no other. */
export async function attachToDemand(
  trx: Db,
  demandId: number,
  { fileIds, nameless }: Attaching,
): Promise<number> {
  if (fileIds.length === 0) return 0
  const { numAffectedRows } = await sql`
    with taken as (
      delete from demand_upload where file_id = any(${fileIds}::uuid[]) returning *
    )
    insert into demand_file (file_id, demand_id, place, name, kind, bytes)
    select taken.file_id, ${demandId}, asked.place,
           case when ${nameless} then 'ไฟล์แนบ ' || asked.place || substring(name from '\\.[a-z]+$') else name end,
           kind, bytes
    from taken join unnest(${fileIds}::uuid[]) with ordinality as asked (file_id, place) using (file_id)`.execute(
    trx,
  )
  return Number(numAffectedRows)
}

/** Read as an officer (database/core/reader.ts). */
export function filesOfDemand(db: Db, demandId: number) {
  return db
    .selectFrom('demand_file')
    .select(['file_id', 'name', 'kind'])
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('demand_id', '=', demandId)
    .orderBy('place')
    .execute()
}

export function demandFile(db: Db, demandId: number, fileId: string) {
  return db
    .selectFrom('demand_file')
    .select(['name', 'kind', 'bytes'])
    .where('demand_id', '=', demandId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
}
