import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

const HOURS = 72

/** One code an officer: a new one makes the old ones worthless. Without a login, the first administrator's. */
export async function addStaffCode(
  db: Db,
  code: { login: string | null; codeHash: string; madeBy: string },
): Promise<Date> {
  await db.deleteFrom('staff_code').where('login', 'is not distinct from', code.login).execute()
  const { expires_at } = await db
    .insertInto('staff_code')
    .values({
      code_hash: code.codeHash,
      login: code.login,
      made_by: code.madeBy,
      expires_at: sql`now() + make_interval(hours => ${HOURS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

export interface OpenCode {
  /** Null: whoever has it becomes the first administrator. */
  login: string | null
  name: string | null
}

/** A code that can still be used; that of the first administrator only while there is nobody. */
export function openStaffCode(db: Db, codeHash: string): Promise<OpenCode | undefined> {
  return db
    .selectFrom('staff_code')
    .leftJoin('staff', 'staff.login', 'staff_code.login')
    .select(['staff_code.login', 'staff.name'])
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('staff.disabled_at', 'is', null)
    .where((on) =>
      on.or([
        on('staff_code.login', 'is not', null),
        on.not(on.exists(on.selectFrom('staff as anybody').select('anybody.login'))),
      ]),
    )
    .executeTakeFirst()
}

/** False when another was quicker. */
export async function spendStaffCode(db: Db, codeHash: string): Promise<boolean> {
  const spent = await db
    .updateTable('staff_code')
    .set({ used_at: sql`now()` })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst()
  return spent !== undefined
}
