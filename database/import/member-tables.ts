import type { Generated } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'

export interface MemberTables {
  member: MemberTable
  publication: PublicationTable
  import_run: ImportRunTable
}

export interface MemberTable {
  membership_no: string
  member_name: string
  member_surname: string
  prefix: Generated<string>
  unit_no: Generated<string | null>
  state: Generated<'active' | 'retired' | 'left' | 'died' | 'absent'>
}

export interface PublicationTable {
  run_id: number
  previous_id: number | null
  as_of: Day
  published_at: Date
}

export interface ImportRunTable {
  run_id: number
  set_sha256: string | null
  source: string
  as_of: Day | null
  state:
    | 'running'
    | 'waiting'
    | 'published'
    | 'superseded'
    | 'refused'
    | 'checked'
    | 'broken'
    | 'rolled-back'
    | 'already-loaded'
    | 'cancelled'
  stage: 'read' | 'copy' | 'check' | 'publish' | 'done'
  percent: number
  rows_done: number
  bytes_total: number
  accepted: boolean
  problems: number
  started_by: string
  approved_by: string | null
  started_at: Date
  ended_at: Date | null
}
