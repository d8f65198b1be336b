import type { Db } from '../../core/connect.ts'

export function openAlerts(db: Db) {
  return db.selectFrom('alert').selectAll().orderBy('since').orderBy('name').execute()
}

/** One that is known stays of when it began. */
export async function raiseAlert(db: Db, name: string, says: string, now: Date): Promise<void> {
  await db
    .insertInto('alert')
    .values({ name, says: says.slice(0, 500), since: now })
    .onConflict((on) => on.column('name').doUpdateSet({ says: says.slice(0, 500) }))
    .execute()
}

export async function markAlertsSent(db: Db, names: string[], now: Date): Promise<void> {
  if (names.length === 0) return
  await db.updateTable('alert').set({ sent_at: now }).where('name', 'in', names).execute()
}

export async function endAlerts(db: Db, names: string[]): Promise<void> {
  if (names.length === 0) return
  await db.deleteFrom('alert').where('name', 'in', names).execute()
}
