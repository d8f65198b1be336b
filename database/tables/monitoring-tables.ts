// Of tables.ts: sets on their way in, and what tells how the site is (0032_watching.sql).

import type { Generated, GeneratedAlways } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { CheckState } from '../import/import-check.ts'

export interface MonitoringTables {
  import_file: {
    run_id: number
    data_set: string
    rows: number
    /** Satang by column. */
    sums: Record<string, number>
  }
  import_problem: ImportProblemTable
  import_warning: ImportWarningTable
  import_check: {
    run_id: number
    check_name: string
    state: CheckState
    found: number
    took_ms: Generated<number>
  }
  import_finding: ImportFindingTable
  import_set: { set_id: string; made_by: string; made_at: Date; run_id: number | null }
  import_cancel: { run_id: number; asked_by: string; asked_at: Date }
  audit_check: AuditCheckTable
  traffic_day: { day: Day; page_group: string; views: number }
  server_process: ServerProcessTable
  backup: BackupTable
  restore_drill: RestoreDrillTable
}

export interface ImportProblemTable {
  run_id: number
  seq: number
  file: string
  line: number | null
  column_name: string | null
  value: string
  says: string
}

/** Of 0043_import_warning.sql. */
export interface ImportWarningTable {
  run_id: number
  check_name: string
  seq: number
  says: string
  accepted_by: string | null
  reason: string | null
  accepted_at: Date | null
}

/** Of 0045_import_check.sql. */
export interface ImportFindingTable {
  run_id: number
  check_name: string
  seq: number
  file: string
  line: number | null
  value: string
  detail: string | null
}

export interface AuditCheckTable {
  check_id: GeneratedAlways<number>
  asked_by: string
  started_at: Date
  ended_at: Date | null
  events: number | null
  broken_at: number | null
}

export interface ServerProcessTable {
  host: string
  pid: number
  started_at: Date
  seen_at: Date
  release: string
  memory: number
  delay_ms: number
}

export interface BackupTable {
  file: string
  made_at: Date
  bytes: number
  sha256: string
  rows: number
  sealed: boolean
  took_ms: number
}

export interface RestoreDrillTable {
  drill_id: GeneratedAlways<number>
  file: string
  at: Date
  proved: boolean
  says: string
  took_ms: number
}
