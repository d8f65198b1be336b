// What the public reads of the web board: only through the view board_shown, which knows what is held
// and what is hidden.

import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { containing } from '../sql/containing.ts'
import { countOf } from '../sql/count-of.ts'

interface BoardPage {
  words: string[]
  filter: 'answered' | 'waiting' | undefined
  limit: number
  offset: number
}

/** A page of questions, pinned ones and then the newest first, and how many there are in all. */
export async function boardQuestions(db: Db, page: BoardPage) {
  const found = db
    .selectFrom('board_shown as question')
    .where('question.question_id', 'is', null)
    .$if(page.filter === 'answered', (some) => some.where((on) => on.exists(answersIn(on))))
    .$if(page.filter === 'waiting', (some) => some.where((on) => on.not(on.exists(answersIn(on)))))
    .$if(page.words.length > 0, (some) =>
      some.where('question.message_id', 'in', questionsAbout(db, page.words)),
    )
  const ofPage = found
    .selectAll('question')
    .orderBy('question.pinned', 'desc')
    .orderBy('question.written_at', 'desc')
    .orderBy('question.message_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
  // Answers are counted for the page only, not for all that was turned over on the way to it.
  const questions = await db
    .selectFrom(ofPage.as('question'))
    .select((on) => [
      'question.message_id',
      'question.body',
      'question.author_kind',
      'question.author_name',
      'question.written_at',
      'question.pinned',
      sql<string>`question.title`.as('title'), // a question has one
      on
        .selectFrom(answersIn(on).as('answer'))
        .select((of) => of.fn.countAll<number>().as('count'))
        .$asScalar()
        .as('answers'),
    ])
    .orderBy('question.pinned', 'desc')
    .orderBy('question.written_at', 'desc')
    .orderBy('question.message_id', 'desc')
    .execute()
  return { questions, total: await countOf(found) }
}

type OfQuestion = ExpressionBuilder<Tables & { question: Tables['board_shown'] }, 'question'>

function answersIn(on: OfQuestion) {
  return on
    .selectFrom('board_shown as answer')
    .select('answer.message_id')
    .whereRef('answer.question_id', '=', 'question.message_id')
}

/** A question is about what it says, or what one of its answers says. */
function questionsAbout(db: Db, words: string[]) {
  return db
    .selectFrom('board_shown')
    .select(sql<number>`coalesce(question_id, message_id)`.as('about'))
    .where((on) => on.and(words.map((word) => on('search_text', 'like', containing(word)))))
}

const MESSAGE = ['message_id', 'body', 'author_kind', 'author_name', 'written_at'] as const

export async function boardQuestion(db: Db, questionId: number) {
  return db
    .selectFrom('board_shown')
    .select([...MESSAGE, 'pinned', 'locked', sql<string>`title`.as('title')])
    .where('message_id', '=', questionId)
    .where('question_id', 'is', null)
    .executeTakeFirst()
}

export async function boardAnswers(db: Db, questionId: number) {
  return db
    .selectFrom('board_shown')
    .select(MESSAGE)
    .where('question_id', '=', questionId)
    .orderBy('written_at')
    .orderBy('message_id')
    .execute()
}

export async function isOnBoard(db: Db, messageId: number): Promise<boolean> {
  const shown = await db
    .selectFrom('board_shown')
    .select('message_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return shown !== undefined
}
