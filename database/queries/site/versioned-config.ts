import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** Until the transaction's end nobody else saves this config. */
export async function lockConfig(trx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sheet ${name}`}, 0))`.execute(trx)
}

interface LastChange {
  version: number
  changed_by: string | null
  changed_at: Date | null
}

/** How often a config was saved, and by whom last; version 0 while it never was. */
export async function lastChange(db: Db, name: string): Promise<LastChange> {
  const [last] = await configHistory(db, name, 1)
  if (!last || last.version === 0) return { version: 0, changed_by: null, changed_at: null }
  const { version, changed_by, changed_at } = last
  return { version, changed_by, changed_at }
}

/** Newest first, with the officers' names. */
export function configHistory(db: Db, name: string, max: number) {
  return db
    .selectFrom('sheet_version')
    .leftJoin('staff', 'staff.login', 'sheet_version.changed_by')
    .select(['version', 'changes', 'staff.name as changed_by', 'sheet_version.changed_at'])
    .where('sheet', '=', name)
    .orderBy('version', 'desc')
    .limit(max)
    .execute()
}

export async function configContent(db: Db, name: string, version?: number): Promise<unknown> {
  const rows = db.selectFrom('sheet_version').select('content').where('sheet', '=', name)
  const one =
    version === undefined
      ? await rows.orderBy('version', 'desc').limit(1).executeTakeFirst()
      : await rows.where('version', '=', version).executeTakeFirst()
  return one?.content
}

interface ConfigVersion {
  name: string
  version: number
  content: unknown
  changes: string[]
  changedBy: string | null
  at: Date
}

export async function addConfigVersion(trx: Db, added: ConfigVersion): Promise<void> {
  const { name: sheet, version, changes, changedBy: changed_by, at: changed_at } = added
  const content = JSON.stringify(added.content)
  await trx
    .insertInto('sheet_version')
    .values({ sheet, version, content, changes, changed_by, changed_at })
    .execute()
}
