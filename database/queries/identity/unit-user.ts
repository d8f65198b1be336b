import type { Insertable } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export async function addUnitUsers(
  db: Db,
  users: Insertable<Tables['unit_user']>[],
): Promise<void> {
  await db.insertInto('unit_user').values(users).execute()
}

/** Who may come in by this login, if anybody. */
export function presentUnitUser(db: Db, login: string) {
  return db
    .selectFrom('unit_user')
    .select(['login', 'unit_no', 'name', 'position', 'phone'])
    .where('login', '=', login)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Whose names stand for the logins in a unit's month: its own people, and the officer who closed it. */
export async function namesInMonth(
  db: Db,
  unitNo: string,
  officer: string | null,
): Promise<ReadonlyMap<string, string>> {
  const people = await db
    .selectFrom('unit_user')
    .select(['login', 'name'])
    .where('unit_no', '=', unitNo)
    .unionAll(
      db
        .selectFrom('staff')
        .select(['login', 'name'])
        .where('login', '=', officer ?? ''),
    )
    .execute()
  return new Map(people.map(({ login, name }) => [login, name]))
}
