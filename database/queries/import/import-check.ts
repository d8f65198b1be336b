import type { Db } from '../../core/connect.ts'

/** How every check of a run ended. */
export function checksOf(db: Db, runId: number) {
  return db
    .selectFrom('import_check')
    .select(['check_name', 'state', 'found'])
    .where('run_id', '=', runId)
    .execute()
}

/** The first rows that each check found, in their order. */
export function findingsOf(db: Db, runId: number, mostOfEach: number) {
  return db
    .selectFrom('import_finding')
    .select(['check_name', 'file', 'line', 'value', 'detail'])
    .where('run_id', '=', runId)
    .where('seq', '<=', mostOfEach)
    .orderBy('check_name')
    .orderBy('seq')
    .execute()
}

/** Who accepted what each of these checks found, last before a run, in a night that was published. */
export function acceptedBefore(db: Db, runId: number, checks: readonly string[]) {
  return db
    .selectFrom('import_warning')
    .innerJoin('import_run', 'import_run.run_id', 'import_warning.run_id')
    .select([
      'import_warning.run_id',
      'check_name',
      'import_warning.accepted_by',
      'import_warning.reason',
      'import_warning.accepted_at',
    ])
    .distinctOn('check_name')
    .where('import_warning.run_id', '<', runId)
    .where('check_name', 'in', checks.length > 0 ? checks : [''])
    .where('import_warning.accepted_at', 'is not', null)
    .where('import_run.state', 'in', ['published', 'superseded', 'rolled-back'])
    .orderBy('check_name')
    .orderBy('import_warning.run_id', 'desc')
    .execute()
}
