// What is written to the web board.

import type { Insertable } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export type NewMessage = Omit<
  Insertable<Tables['board_message']>,
  'decided_at' | 'decided_by' | 'decided_why'
>

export async function addBoardMessage(db: Db, message: NewMessage): Promise<number> {
  const { message_id } = await db
    .insertInto('board_message')
    .values({ ...message, decided_at: null, decided_by: null, decided_why: null })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return message_id
}

/** The same words from the same visitor, lately: a second try of somebody whose line broke. */
export async function sameMessageSince(
  db: Db,
  {
    who,
    question_id,
    title,
    body,
  }: Pick<Tables['board_message'], 'who' | 'question_id' | 'title' | 'body'>,
  since: Date,
) {
  return db
    .selectFrom('board_message')
    .select(['message_id', 'state', 'author_kind', 'author_name', 'written_at'])
    .where('who', '=', who)
    .where('written_at', '>=', since)
    .where('body', '=', body)
    .where('title', 'is not distinct from', title)
    .where('question_id', 'is not distinct from', question_id)
    .executeTakeFirst()
}

/** False when this visitor has reported the message before. */
export async function addBoardReport(
  db: Db,
  report: Omit<Insertable<Tables['board_report']>, 'settled_at' | 'settled_by'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('board_report')
    .values({ ...report, settled_at: null, settled_by: null })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
