// The web board as officers see it: all of it, with what was reported and what was decided.

import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { containing } from '../sql/containing.ts'
import { countOf } from '../sql/count-of.ts'

export type ModerationFilter = 'queue' | 'unanswered' | 'hidden' | 'all'

interface ModerationPage {
  filter: ModerationFilter
  words: string[]
  limit: number
  offset: number
}

type OnMessage = ExpressionBuilder<
  Tables & { message: Tables['board_message']; question: Tables['board_message'] },
  'message' | 'question'
>

/** What waits and what is reported come oldest first, because they are work; the rest newest first. */
export async function boardForOfficers(db: Db, page: ModerationPage) {
  const found = messages(db)
    .$if(page.filter === 'queue', (some) => some.where(isWork))
    .$if(page.filter === 'unanswered', (some) => some.where(isUnanswered))
    .$if(page.filter === 'hidden', (some) => some.where('message.state', '=', 'hidden'))
    .where((on) =>
      on.and(page.words.map((word) => on('message.search_text', 'like', containing(word)))),
    )
  const direction = page.filter === 'queue' || page.filter === 'unanswered' ? 'asc' : 'desc'
  const rows = await found
    .select(COLUMNS)
    .select(OPEN_REPORTS.as('reports'))
    .orderBy('message.written_at', direction)
    .orderBy('message.message_id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(found) }
}

/** For the tabs above the list, and the list of work waiting. */
export async function boardCounts(db: Db) {
  const [queue, unanswered, hidden] = await Promise.all([
    messages(db).where(isWork).select(COUNT).executeTakeFirstOrThrow(),
    messages(db).where(isUnanswered).select(COUNT).executeTakeFirstOrThrow(),
    messages(db).where('message.state', '=', 'hidden').select(COUNT).executeTakeFirstOrThrow(),
  ])
  return { queue: queue.count, unanswered: unanswered.count, hidden: hidden.count }
}

/** A question and all under it, whatever its state; found by the number of any of its messages. */
export async function boardThread(db: Db, messageId: number) {
  return messages(db)
    .select(COLUMNS)
    .select(['message.email', 'message.author_no', 'message.who', 'message.network'])
    .select(['message.pinned_at', 'message.locked_at', OPEN_REPORTS.as('reports')])
    .leftJoin('staff as decider', 'decider.login', 'message.decided_by')
    .select(['message.decided_at', 'message.decided_why', 'decider.name as decided_by'])
    .where((on) => {
      const root = sql<number>`(select coalesce(question_id, message_id) from board_message
        where message_id = ${messageId})`
      return on.or([on('message.message_id', '=', root), on('message.question_id', '=', root)])
    })
    .orderBy(sql`message.question_id is not null`)
    .orderBy('message.written_at')
    .orderBy('message.message_id')
    .execute()
}

/** What visitors said of these messages, oldest first; settled ones too. */
export function boardReportsOn(db: Db, messageIds: number[]) {
  return db
    .selectFrom('board_report')
    .leftJoin('staff', 'staff.login', 'board_report.settled_by')
    .select([
      'message_id',
      'reason',
      'detail',
      'reported_at',
      'settled_at',
      'staff.name as settled_by',
    ])
    .where('message_id', 'in', messageIds)
    .orderBy('reported_at')
    .execute()
}

export interface Decision {
  messageId: number
  state: 'shown' | 'hidden'
  by: string
  why: string | null
  now: Date
}

/** Shows or hides a message, and so settles what was reported of it. False when there is no such message. */
export async function decideMessage(trx: Db, decision: Decision): Promise<boolean> {
  const { messageId, state, by, why, now } = decision
  const decided = await trx
    .updateTable('board_message')
    .set({ state, decided_at: now, decided_by: by, decided_why: why })
    .where('message_id', '=', messageId)
    .returning('message_id')
    .executeTakeFirst()
  if (!decided) return false
  await trx
    .updateTable('board_report')
    .set({ settled_at: now, settled_by: by })
    .where('message_id', '=', messageId)
    .where('settled_at', 'is', null)
    .execute()
  return true
}

/** Pins a question on top or lets it down; ends its answering or opens it again. */
export async function markQuestion(
  trx: Db,
  questionId: number,
  { pinned, locked, now }: { pinned: boolean; locked: boolean; now: Date },
): Promise<boolean> {
  const since = (column: 'pinned_at' | 'locked_at', on: boolean) =>
    on ? sql<Date>`coalesce(${sql.ref(column)}, ${now})` : null
  const marked = await trx
    .updateTable('board_message')
    .set({ pinned_at: since('pinned_at', pinned), locked_at: since('locked_at', locked) })
    .where('message_id', '=', questionId)
    .where('question_id', 'is', null)
    .returning('message_id')
    .executeTakeFirst()
  return marked !== undefined
}

function messages(db: Db) {
  return db
    .selectFrom('board_message as message')
    .leftJoin('board_message as question', 'question.message_id', 'message.question_id')
}

const COUNT = sql<number>`count(*)`.as('count')

// biome-ignore format: one message of a list
const COLUMNS = ['message.message_id', 'message.question_id', 'message.title', 'question.title as question_title',
  'message.body', 'message.author_kind', 'message.author_name', 'message.written_at', 'message.state'] as const

const OPEN_REPORTS = sql<number>`(select count(*) from board_report report
  where report.message_id = message.message_id and report.settled_at is null)`

function isWork(on: OnMessage) {
  const reported = on
    .selectFrom('board_report')
    .select('report_id')
    .whereRef('board_report.message_id', '=', 'message.message_id')
    .where('settled_at', 'is', null)
  return on.or([on('message.state', '=', 'waiting'), on.exists(reported)])
}

/** A question everybody sees and no officer has answered. */
function isUnanswered(on: OnMessage) {
  const answer = on
    .selectFrom('board_message as answer')
    .select('answer.message_id')
    .whereRef('answer.question_id', '=', 'message.message_id')
    .where('answer.author_kind', '=', 'staff')
    .where('answer.state', '=', 'shown')
  return on.and([
    on('message.question_id', 'is', null),
    on('message.state', '=', 'shown'),
    on.not(on.exists(answer)),
  ])
}
