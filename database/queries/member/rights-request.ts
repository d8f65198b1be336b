import type { RightOf, RightsState } from '#domain/person/rights-request.ts'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'

const SHOWN = 20

interface Asked {
  membershipNo: string
  what: RightOf
  words: string
  at: Date
  dueAt: Date
}

export async function addRightsRequest(
  db: Db,
  { membershipNo, what, words, at, dueAt }: Asked,
): Promise<number> {
  const { request_id } = await db
    .insertInto('rights_request')
    .values({ membership_no: membershipNo, what, words, asked_at: at, due_at: dueAt })
    .returning('request_id')
    .executeTakeFirstOrThrow()
  return request_id
}

/** Newest first. */
export function rightsRequestsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('rights_request')
    .select(['request_id', 'what', 'words', 'state', 'asked_at', 'due_at', 'answer', 'answered_at'])
    .where('membership_no', '=', membershipNo)
    .orderBy('request_id', 'desc')
    .limit(SHOWN)
    .execute()
}

/** Open ones by when they are due; closed ones newest first. */
export async function rightsQueue(db: Db, page: { open: boolean; limit: number; offset: number }) {
  const states: RightsState[] = page.open ? ['waiting', 'working'] : ['done', 'refused']
  const found = db
    .selectFrom('rights_request as request')
    .innerJoin('member', 'member.membership_no', 'request.membership_no')
    .leftJoin('staff as taker', 'taker.login', 'request.taken_by')
    .leftJoin('staff as answerer', 'answerer.login', 'request.answered_by')
    .where('request.state', 'in', states)
  const rows = await found
    .select(['request.request_id', 'request.membership_no', 'request.what', 'request.words'])
    .select(['request.state', 'request.asked_at', 'request.due_at', 'request.answer'])
    .select(['request.answered_at', 'taker.name as taken_by', 'answerer.name as answered_by'])
    .select(['member.prefix', 'member_name', 'member_surname'])
    .orderBy(page.open ? 'request.due_at' : 'request.answered_at', page.open ? 'asc' : 'desc')
    .orderBy('request.request_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(found) }
}

/** Locks the request until the transaction is over. */
export function takeRightsRequest(trx: Db, requestId: number) {
  return trx
    .selectFrom('rights_request')
    .select(['request_id', 'membership_no', 'what', 'state'])
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
}

export async function beginRightsRequest(
  trx: Db,
  requestId: number,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('rights_request')
    .set({ state: 'working', taken_at: now, taken_by: by })
    .where('request_id', '=', requestId)
    .execute()
}

export async function answerRightsRequest(
  trx: Db,
  requestId: number,
  { state, answer, by, now }: { state: 'done' | 'refused'; answer: string; by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('rights_request')
    .set({ state, answer, answered_at: now, answered_by: by })
    .where('request_id', '=', requestId)
    .execute()
}
