// The web board a test needs.

import type { Db } from '#database/core/connect.ts'
import { addBoardMessage } from '#database/queries/feedback/board-message.ts'
import type { Tables } from '#database/tables.generated.ts'

type Given = Partial<
  Pick<
    Tables['board_message'],
    'title' | 'body' | 'author_kind' | 'author_name' | 'state' | 'written_at' | 'email'
  >
>

export async function givenQuestion(db: Db, question: Given = {}): Promise<number> {
  return addBoardMessage(db, { ...message(question), title: question.title ?? 'ขอสอบถาม' })
}

export async function givenAnswer(
  db: Db,
  question_id: number,
  answer: Given = {},
): Promise<number> {
  return addBoardMessage(db, { ...message(answer), question_id, title: null })
}

function message(given: Given) {
  const author_kind = given.author_kind ?? 'guest'
  return {
    question_id: null,
    body: 'รายละเอียด',
    author_name: 'สมหญิง',
    email: null,
    who: 'somebody',
    written_at: new Date('2026-11-01T02:00:00Z'),
    state: 'shown' as const,
    ...given,
    author_kind,
    author_no: author_kind === 'guest' ? null : '000001',
  }
}
