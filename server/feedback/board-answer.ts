import type { Author, BoardAnswer } from '#contract/public/board.ts'

interface AnswerRow {
  message_id: number
  body: string
  author_kind: Author['kind']
  author_name: string
  written_at: Date
}

/** An answer as everybody sees it. */
export function boardAnswer(row: AnswerRow): BoardAnswer {
  return {
    answer_id: row.message_id,
    body: row.body,
    author: { kind: row.author_kind, name: row.author_name },
    answered_at: row.written_at.toISOString(),
  }
}
