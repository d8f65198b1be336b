import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

export interface WebAsset {
  name: string
  body: Buffer
  seal: Buffer
}

export async function webAssetNames(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('web_asset').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

export function webAsset(db: Db, name: string): Promise<WebAsset | undefined> {
  return db
    .selectFrom('web_asset')
    .select(['name', 'body', 'seal'])
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Says that these are still served, and answers under which seal each is there. */
export async function renewWebAssets(db: Db, names: string[]): Promise<Map<string, Buffer>> {
  const rows = await db
    .updateTable('web_asset')
    .set({ seen_at: sql<Date>`now()` })
    .where('name', 'in', names)
    .returning(['name', 'seal'])
    .execute()
  return new Map(rows.map(({ name, seal }) => [name, seal]))
}

export async function putWebAsset(db: Db, { name, body, seal }: WebAsset): Promise<void> {
  await db
    .insertInto('web_asset')
    .values({ name, body, seal })
    .onConflict((on) => on.column('name').doUpdateSet({ body, seal }))
    .execute()
}
