import { fullName, type Named } from '#domain/person/full-name.ts'

interface RequestRow<What, State> extends Named {
  request_id: number
  membership_no: string
  what: What
  words: string
  state: State
  asked_at: Date
  answer: string | null
  answered_at: Date | null
  answered_by: string | null
}

/** What officers read of any request of a member's. */
export function requestRow<What, State>(row: RequestRow<What, State>) {
  const { request_id, membership_no, what, words, state, answer, answered_at, answered_by } = row
  return {
    request_id,
    membership_no,
    name: fullName(row),
    what,
    words,
    state,
    asked_at: row.asked_at.toISOString(),
    answer:
      answer && answered_at
        ? { words: answer, at: answered_at.toISOString(), by: answered_by ?? '' }
        : null,
  }
}
