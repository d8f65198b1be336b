import type { CorrectionOf } from '#domain/person/correction.ts'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'

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
    .select(['request_id', 'what', 'words', 'state', 'asked_at', 'answer', 'answered_at'])
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

type CorrectionState = 'waiting' | 'done' | 'refused'

/** Those that wait oldest first, because they are work; the others newest first. */
export async function correctionQueue(
  db: Db,
  page: { state: CorrectionState; limit: number; offset: number },
) {
  const found = db
    .selectFrom('correction_request as request')
    .innerJoin('member', 'member.membership_no', 'request.membership_no')
    .leftJoin('staff', 'staff.login', 'request.answered_by')
    .where('request.state', '=', page.state)
  const rows = await found
    .select(['request.request_id', 'request.membership_no', 'request.what', 'request.words'])
    .select(['request.state', 'request.asked_at', 'request.answer', 'request.answered_at'])
    .select(['member.prefix', 'member_name', 'member_surname', 'staff.name as answered_by'])
    .orderBy('request.request_id', page.state === 'waiting' ? 'asc' : 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const total = await countOf(found)
  const files =
    rows.length === 0
      ? []
      : await filesOfRequests(
          db,
          rows.map(({ request_id }) => request_id),
        )
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      files: files
        .filter(({ request_id }) => request_id === row.request_id)
        .map(({ file_id, name, kind }) => ({ file_id, name, kind })),
    })),
  }
}

function filesOfRequests(db: Db, requestIds: number[]) {
  return db
    .selectFrom('member_file')
    .select(['request_id', 'file_id', 'name', 'kind'])
    .where('request_id', 'in', requestIds)
    .orderBy('uploaded_at')
    .execute()
}

interface CorrectionAnswer {
  requestId: number
  state: 'done' | 'refused'
  answer: string
  by: string
  now: Date
}

/** Once: a request that was answered is not answered again. */
export async function answerCorrection(
  trx: Db,
  { requestId, state, answer, by, now }: CorrectionAnswer,
): Promise<string | undefined> {
  const answered = await trx
    .updateTable('correction_request')
    .set({ state, answer, answered_at: now, answered_by: by })
    .where('request_id', '=', requestId)
    .where('state', '=', 'waiting')
    .returning('membership_no')
    .executeTakeFirst()
  return answered?.membership_no
}

export function correctionById(db: Db, requestId: number) {
  return db
    .selectFrom('correction_request')
    .select(['membership_no', 'state'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}
