import type { Db } from '../../core/connect.ts'

export async function addImportSet(
  db: Db,
  set: { setId: string; madeBy: string; now: Date },
): Promise<void> {
  await db
    .insertInto('import_set')
    .values({ set_id: set.setId, made_by: set.madeBy, made_at: set.now, run_id: null })
    .execute()
}

/** Takes the officer as well as the name, so nobody adds to another's set. */
export function importSetOf(db: Db, madeBy: string, setId: string) {
  return db
    .selectFrom('import_set')
    .select(['set_id', 'run_id', 'made_at'])
    .where('set_id', '=', setId)
    .where('made_by', '=', madeBy)
    .executeTakeFirst()
}

/** The set that a run read, as long as its files are kept. */
export function importSetOfRun(db: Db, runId: number) {
  return db
    .selectFrom('import_set')
    .select(['set_id', 'made_by'])
    .where('run_id', '=', runId)
    .executeTakeFirst()
}

export async function linkSetToRun(db: Db, setId: string, runId: number): Promise<void> {
  await db.updateTable('import_set').set({ run_id: runId }).where('set_id', '=', setId).execute()
}

export async function forgetImportSet(db: Db, setId: string): Promise<void> {
  await db.deleteFrom('import_set').where('set_id', '=', setId).execute()
}

/** Answers the names, so that their files can go too. */
export async function forgetOldImportSets(db: Db, madeBefore: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('import_set')
    .where('made_at', '<', madeBefore)
    .returning('set_id')
    .execute()
  return rows.map(({ set_id }) => set_id)
}
