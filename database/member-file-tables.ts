// Of tables.ts: what members send of themselves.

import type { Generated, GeneratedAlways } from 'kysely'
import type { CorrectionOf } from '#domain/correction.ts'

export interface MemberFileTables {
  member_photo: { membership_no: string; bytes: Buffer; set_at: Date }
  correction_request: CorrectionRequestTable
  member_file: MemberFileTable
}

export interface CorrectionRequestTable {
  request_id: GeneratedAlways<number>
  membership_no: string
  what: CorrectionOf
  words: string
  state: Generated<'waiting' | 'done' | 'refused'>
  asked_at: Date
}

export interface MemberFileTable {
  file_id: string
  membership_no: string
  request_id: Generated<number | null>
  name: string
  kind: 'application/pdf' | 'image/webp'
  bytes: Buffer
  uploaded_at: Date
}
