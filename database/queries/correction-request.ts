import type { CorrectionOf } from '#domain/correction.ts'
import type { Db } from '../connect.ts'

const SHOWN = 20

interface Asked {
  membershipNo: string
  what: CorrectionOf
  words: string
  at: Date
}

export async function addCorrection(
  db: Db,
  { membershipNo, what, words, at }: Asked,
): Promise<number> {
  const { request_id } = await db
    .insertInto('correction_request')
    .values({ membership_no: membershipNo, what, words, asked_at: at })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  return request_id
}

/** Newest first, with the names of what was sent along. */
export async function correctionsOf(db: Db, membershipNo: string) {
  const requests = await db
    .selectFrom('correction_request')
    .select(['request_id', 'what', 'words', 'state', 'asked_at'])
    .where('membership_no', '=', membershipNo)
    .orderBy('request_id', 'desc')
    .limit(SHOWN)
    .execute()
  const files = await db
    .selectFrom('member_file')
    .select(['request_id', 'name'])
    .where('membership_no', '=', membershipNo)
    .where('request_id', 'is not', null)
    .orderBy('uploaded_at')
    .execute()
  return requests.map((request) => ({
    ...request,
    files: files
      .filter(({ request_id }) => request_id === request.request_id)
      .map(({ name }) => name),
  }))
}
