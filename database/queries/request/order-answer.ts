import type { Day } from '#domain/calendar/day.ts'
import type { AnswerProblem } from '#domain/request/core-answer.ts'
import type { Db } from '../../core/connect.ts'
import { NEWEST_LOANS, SHOWN_OF_MEMBER } from './order.ts'

/** What the published night answers and has not been taken, beside the order and what the night shows of it. */
export function answersOfNight(trx: Db) {
  return trx
    .selectFrom('order_result as answer')
    .leftJoin('order_line as line', 'line.order_no', 'answer.order_no')
    .leftJoin('order_batch as batch', 'batch.batch_id', 'line.batch_id')
    .leftJoin('request', 'request.request_id', 'line.request_id')
    .leftJoin('share', 'share.membership_no', 'request.membership_no')
    .leftJoin('member_detail as person', 'person.membership_no', 'request.membership_no')
    .select(['answer.order_no', 'answer.outcome', 'answer.core_ref', 'answer.reason'])
    .select(['line.request_id', 'line.kind', 'line.result', 'line.reverses', 'line.content'])
    .select([
      'batch.state as batch_state',
      'request.payload',
      'request.payload_sealed',
      'share.monthly',
      NEWEST_LOANS,
    ])
    .select(SHOWN_OF_MEMBER.map((name) => `person.${name}` as const))
    .where((on) => on('line.result', 'is distinct from', on.ref('answer.outcome')))
    .orderBy('answer.order_no')
    .execute()
}

interface NewProblem {
  orderNo: string
  outcome: 'accepted' | 'refused'
  problem: AnswerProblem
  coreRef: string | null
  reason: string
  asOf: Day
  at: Date
}

/** Answers whether it was not known before. */
export async function addOrderProblem(trx: Db, added: NewProblem): Promise<boolean> {
  const { orderNo, outcome, problem, coreRef, reason, asOf, at } = added
  const row = await trx
    .insertInto('order_problem')
    .values({
      order_no: orderNo,
      outcome,
      problem,
      core_ref: coreRef,
      reason,
      as_of: asOf,
      found_at: at,
    })
    .onConflict((on) => on.doNothing())
    .returning('problem_id')
    .executeTakeFirst()
  return row !== undefined
}

const SHOWN = 200

/** Those that nobody has looked at; what a later night put right by itself is none any more. */
export function openOrderProblems(db: Db) {
  return unseen(db)
    .select(['problem_id', 'problem.order_no', 'problem.outcome', 'problem.problem'])
    .select(['problem.core_ref', 'problem.reason', 'problem.as_of', 'line.batch_id', 'line.result'])
    .orderBy('problem_id')
    .limit(SHOWN)
    .execute()
}

function unseen(db: Db) {
  return db
    .selectFrom('order_problem as problem')
    .leftJoin('order_line as line', 'line.order_no', 'problem.order_no')
    .where('problem.seen_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('problem.problem', '!=', 'not_shown'), eb('line.result', 'is', null)]),
    )
}

/** Undefined where somebody has seen it already, or there is none. */
export async function markProblemSeen(
  trx: Db,
  problemId: number,
  { by, at }: { by: string; at: Date },
) {
  return trx
    .updateTable('order_problem')
    .set({ seen_by: by, seen_at: at })
    .where('problem_id', '=', problemId)
    .where('seen_at', 'is', null)
    .returning(['order_no', 'problem'])
    .executeTakeFirst()
}
