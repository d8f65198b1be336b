// Of tables.ts: what members send of themselves.

import type { Generated, GeneratedAlways } from 'kysely'
import type { CorrectionOf } from '#domain/person/correction.ts'

export interface MemberFileTables {
  member_photo: MemberPhotoTable
  correction_request: CorrectionRequestTable
  member_file: MemberFileTable
}

export interface MemberPhotoTable {
  membership_no: string
  bytes: Buffer
  set_at: Date
  state: Generated<'waiting' | 'approved' | 'refused'>
  decided_at: Generated<Date | null>
  decided_by: Generated<string | null>
  decided_why: Generated<string | null>
}

export interface CorrectionRequestTable {
  request_id: GeneratedAlways<number>
  membership_no: string
  what: CorrectionOf
  words: string
  state: Generated<'waiting' | 'done' | 'refused'>
  asked_at: Date
  answer: Generated<string | null>
  answered_at: Generated<Date | null>
  answered_by: Generated<string | null>
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
