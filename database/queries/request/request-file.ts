import type { Db } from '../../core/connect.ts'

/** In the place of what was sent along before. False where the file is not the member's, or goes with something else. */
export async function attachRequestFile(
  trx: Db,
  { membershipNo, requestId, fileId }: { membershipNo: string; requestId: number; fileId: string },
): Promise<boolean> {
  await trx.deleteFrom('request_file').where('request_id', '=', requestId).execute()
  const added = await trx
    .insertInto('request_file')
    .columns(['request_id', 'file_id'])
    .expression((from) =>
      from
        .selectFrom('member_file')
        .select((on) => [on.val(requestId).as('request_id'), 'file_id'])
        .where('file_id', '=', fileId)
        .where('membership_no', '=', membershipNo)
        .where('request_id', 'is', null),
    )
    .onConflict((on) => on.doNothing())
    .returning('file_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Whether it is the member's own and goes with nothing yet. */
export async function isLooseFile(
  db: Db,
  { membershipNo, fileId }: { membershipNo: string; fileId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('member_file')
    .select('file_id')
    .where('file_id', '=', fileId)
    .where('membership_no', '=', membershipNo)
    .where('request_id', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export function filesOfRequest(db: Db, requestId: number) {
  return db
    .selectFrom('request_file as sent')
    .innerJoin('member_file as file', 'file.file_id', 'sent.file_id')
    .select(['file.file_id', 'file.name', 'file.kind'])
    .where('sent.request_id', '=', requestId)
    .orderBy('file.uploaded_at')
    .execute()
}

export function fileOfDeskRequest(db: Db, requestId: number, fileId: string) {
  return db
    .selectFrom('request_file as sent')
    .innerJoin('member_file as file', 'file.file_id', 'sent.file_id')
    .select(['file.membership_no', 'file.name', 'file.kind', 'file.bytes'])
    .where('sent.request_id', '=', requestId)
    .where('sent.file_id', '=', fileId)
    .executeTakeFirst()
}
