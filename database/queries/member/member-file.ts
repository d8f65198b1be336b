import { type Insertable, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export async function addMemberFile(
  db: Db,
  file: Insertable<Tables['member_file']>,
): Promise<void> {
  await db.insertInto('member_file').values(file).execute()
}

/** What was sent and never asked about. */
export async function forgetLooseFiles(db: Db, membershipNo: string, before: Date): Promise<void> {
  await db
    .deleteFrom('member_file')
    .where('membership_no', '=', membershipNo)
    .where('request_id', 'is', null)
    .where('uploaded_at', '<', before)
    .where('file_id', 'not in', (from) => from.selectFrom('request_file').select('file_id'))
    .where('file_id', 'not in', (from) =>
      from.selectFrom('request_wish').select('file_id').where('file_id', 'is not', null),
    )
    .where('file_id', 'not in', (from) =>
      from
        .selectFrom('loan_draft')
        .select(sql<string>`(form->>'file_id')::uuid`.as('file_id'))
        .where(sql<boolean>`form->>'file_id' is not null`),
    )
    .execute()
}

/** Null where it is somebody else's, or gone. */
export async function ownFileName(
  db: Db,
  { membershipNo, fileId }: { membershipNo: string; fileId: string },
): Promise<string | null> {
  const found = await db
    .selectFrom('member_file')
    .select('name')
    .where('file_id', '=', fileId)
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
  return found?.name ?? null
}

/** How many of these are the member's own and not sent along with anything yet: those now are. */
export async function attachFiles(
  db: Db,
  membershipNo: string,
  { requestId, fileIds }: { requestId: number; fileIds: readonly string[] },
): Promise<number> {
  if (fileIds.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('member_file')
    .set({ request_id: requestId })
    .where('membership_no', '=', membershipNo)
    .where('request_id', 'is', null)
    .where('file_id', 'in', fileIds)
    .where('file_id', 'not in', (from) => from.selectFrom('request_file').select('file_id'))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What was sent along with a request, for the officer who reads the request. */
export function fileOfRequest(db: Db, fileId: string) {
  return db
    .selectFrom('member_file')
    .select(['membership_no', 'name', 'kind', 'bytes', 'request_id'])
    .where('file_id', '=', fileId)
    .where('request_id', 'is not', null)
    .executeTakeFirst()
}
