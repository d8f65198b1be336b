import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

const COLUMNS = [
  'run_id',
  'source',
  'as_of',
  'state',
  'stage',
  'percent',
  'rows_done',
  'bytes_total',
  'problems',
  'accepted',
  'started_by',
  'approved_by',
  'started_at',
  'ended_at',
] as const

/** How far a run is, or what became of it. */
export function importRun(db: Db, runId: number) {
  return db.selectFrom('import_run').select(COLUMNS).where('run_id', '=', runId).executeTakeFirst()
}

/** Before the run `before`, newest first. */
export function importRuns(db: Db, { before, limit }: { before: number; limit: number }) {
  return db
    .selectFrom('import_run')
    .select(COLUMNS)
    .where('run_id', '<', before)
    .orderBy('run_id', 'desc')
    .limit(limit)
    .execute()
}

/** The names of the officers who started and published; of whoever sits at a terminal there is only the login. */
export async function officersNamed(db: Db, logins: readonly string[]) {
  if (logins.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('staff')
    .select(['login', 'name'])
    .where('login', 'in', logins)
    .execute()
  return new Map(rows.map(({ login, name }) => [login, name]))
}

/** What everybody reads, and what a rollback would return to. */
export function publishedRuns(db: Db) {
  return db
    .selectFrom('publication')
    .select(['run_id', 'previous_id', 'as_of', 'published_at'])
    .executeTakeFirst()
}

export function filesOf(db: Db, runId: number) {
  return db
    .selectFrom('import_file')
    .select(['data_set', 'rows', 'sums'])
    .where('run_id', '=', runId)
    .execute()
}

/** The run that was published before this one; one that only waited has not ended. */
export async function runBefore(db: Db, runId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('import_run')
    .select('run_id')
    .where('run_id', '<', runId)
    .where('state', 'in', ['published', 'superseded', 'rolled-back'])
    .where('ended_at', 'is not', null)
    .where((on) =>
      on.exists(
        on
          .selectFrom('import_file')
          .select('import_file.run_id')
          .whereRef('import_file.run_id', '=', 'import_run.run_id'),
      ),
    )
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.run_id
}

export function problemsOf(
  db: Db,
  runId: number,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .selectFrom('import_problem')
    .select(['seq', 'file', 'line', 'column_name', 'value', 'says'])
    .where('run_id', '=', runId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** What checks warned of, in their order, with whoever took it on their word. */
export function importWarnings(db: Db, runId: number) {
  return db
    .selectFrom('import_warning')
    .select(['check_name', 'says', 'accepted_by', 'reason', 'accepted_at'])
    .where('run_id', '=', runId)
    .orderBy('seq')
    .execute()
}

/** How many problems each file has, the worst first. */
export async function problemsByFile(db: Db, runId: number) {
  const { rows } = await sql<{ file: string; problems: number }>`
    select file, count(*)::int as problems from import_problem where run_id = ${runId}
    group by file order by 2 desc, 1`.execute(db)
  return rows
}

/**
 * Whether a process is at work on a night now: one that was killed no longer holds the lock, and one whose run has ended lets
 * go of it in a moment, for which the next waits (database/import/import-run.ts).
 */
export async function isImportAtWork(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks
    where exists (select from import_run where ended_at is null)
      and locktype = 'advisory' and classid = 0 and objid = 7204503 and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}

export async function needsTwoPeople(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'import_two_people')
    .executeTakeFirst()
  return row?.value === 'yes'
}

/** Whoever runs it looks for this at every step (database/import/import-run.ts). */
export async function askToCancel(db: Db, runId: number, by: string, now: Date): Promise<void> {
  await db
    .insertInto('import_cancel')
    .values({ run_id: runId, asked_by: by, asked_at: now })
    .onConflict((on) => on.column('run_id').doNothing())
    .execute()
}

export async function isCancelRequested(db: Db, runId: number): Promise<boolean> {
  const row = await db
    .selectFrom('import_cancel')
    .select('run_id')
    .where('run_id', '=', runId)
    .executeTakeFirst()
  return row !== undefined
}
