import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

type Kind = Tables['credential']['kind']

export async function addCredentials(
  db: Db,
  credentials: Insertable<Tables['credential']>[],
): Promise<void> {
  await db.insertInto('credential').values(credentials).execute()
}

export async function passwordHashOf(
  db: Db,
  kind: Kind,
  login: string,
): Promise<string | undefined> {
  const credential = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('kind', '=', kind)
    .where('login', '=', login)
    .executeTakeFirst()
  return credential?.password_hash
}

/** The first password of somebody, or a new one. */
export async function setPasswordHash(
  db: Db,
  kind: Kind,
  login: string,
  password_hash: string,
): Promise<void> {
  await db
    .insertInto('credential')
    .values({ kind, login, password_hash })
    .onConflict((on) =>
      on.columns(['kind', 'login']).doUpdateSet({ password_hash, changed_at: sql`now()` }),
    )
    .execute()
}
