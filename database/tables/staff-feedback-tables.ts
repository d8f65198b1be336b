// Of tables.ts: what officers do with what people send.

import type { Generated, GeneratedAlways } from 'kysely'
import type { RightOf, RightsState } from '#domain/person/rights-request.ts'

export interface StaffFeedbackTables {
  board_block: BoardBlockTable
  reply_template: ReplyTemplateTable
  demand_note: {
    note_id: GeneratedAlways<number>
    demand_id: number
    words: string
    written_at: Date
    written_by: string
  }
  rights_request: RightsRequestTable
  announcement: {
    announcement_id: GeneratedAlways<number>
    title: string
    body: string
    topic_id: number | null
    sent_at: Date
    sent_by: string
    listening: number | null
  }
  push_count: { process: string; listening: number; counted_at: Date }
}

export interface BoardBlockTable {
  block_id: GeneratedAlways<number>
  kind: 'word' | 'network' | 'visitor'
  value: string
  message_id: number | null
  why: string
  created_at: Date
  created_by: string
  expires_at: Date | null
  ended_at: Generated<Date | null>
  ended_by: Generated<string | null>
}

export interface ReplyTemplateTable {
  template_id: GeneratedAlways<number>
  title: string
  body: string
  changed_at: Date
  changed_by: string
}

export interface RightsRequestTable {
  request_id: GeneratedAlways<number>
  membership_no: string
  what: RightOf
  words: string
  asked_at: Date
  due_at: Date
  state: Generated<RightsState>
  taken_at: Generated<Date | null>
  taken_by: Generated<string | null>
  answer: Generated<string | null>
  answered_at: Generated<Date | null>
  answered_by: Generated<string | null>
}
