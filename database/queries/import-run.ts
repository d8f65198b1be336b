import type { Db } from '../connect.ts'

/** How far a run is, or what became of it. */
export function importRun(db: Db, runId: number) {
  return db
    .selectFrom('import_run')
    .select(['run_id', 'state', 'stage', 'percent', 'rows_done', 'problems'])
    .select(['started_by', 'approved_by', 'started_at', 'ended_at'])
    .where('run_id', '=', runId)
    .executeTakeFirst()
}
