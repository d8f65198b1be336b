import type { Db } from '../../core/connect.ts'

/** All settings by name. Which names mean something is the contract's to say. */
export async function settings(db: Db): Promise<Record<string, string>> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute()
  return Object.fromEntries(rows.map((row) => [row.name, row.value]))
}

export async function setSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }))
    .execute()
}
