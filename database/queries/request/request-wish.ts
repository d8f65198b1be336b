// What a member wants, until they sign it; of a phone or an e-mail, with the code that proves it. Lifetimes are by the database's clock.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export type WishKind = Tables['request_wish']['kind']

const HOURS = 24
const CODE_MINUTES = 10

// biome-ignore format: one row of the table
const COLUMNS = ['wish', 'membership_no', 'kind', 'payload', 'payload_sealed', 'file_id', 'mends', 'mends_version', 'proved_at'] as const

export type Wish = NonNullable<Awaited<ReturnType<typeof wishOf>>>

export interface NewWish {
  membershipNo: string
  kind: WishKind
  payload: unknown
  secret?: Buffer
  fileId?: string
  mends?: { requestId: number; version: number } | undefined
}

export async function addWish(
  trx: Db,
  { membershipNo, kind, payload, secret, fileId, mends }: NewWish,
): Promise<string> {
  const { wish } = await trx
    .insertInto('request_wish')
    .values({
      membership_no: membershipNo,
      kind,
      payload: JSON.stringify(payload),
      payload_sealed: secret ?? null,
      file_id: fileId ?? null,
      mends: mends?.requestId ?? null,
      mends_version: mends?.version ?? null,
    })
    .returning('wish')
    .executeTakeFirstOrThrow()
  return wish
}

/** Somebody else's, and one of yesterday, is not there. */
export function wishOf(db: Db, { membershipNo, wish }: { membershipNo: string; wish: string }) {
  return db
    .selectFrom('request_wish')
    .select(COLUMNS)
    .where('wish', '=', wish)
    .where('membership_no', '=', membershipNo)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${HOURS})`)
    .executeTakeFirst()
}

/** Once: whoever comes second finds nothing. */
export function takeWish(
  trx: Db,
  { membershipNo, wish }: { membershipNo: string; wish: string },
): Promise<Wish | undefined> {
  return trx
    .deleteFrom('request_wish')
    .where('wish', '=', wish)
    .where('membership_no', '=', membershipNo)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${HOURS})`)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export async function setWishCode(trx: Db, wish: string, codeHash: string): Promise<Date> {
  const { code_expires } = await trx
    .updateTable('request_wish')
    .set({
      code_hash: codeHash,
      code_expires: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .where('wish', '=', wish)
    .returning('code_expires')
    .executeTakeFirstOrThrow()
  return code_expires as Date
}

/** Each try is counted before it is looked at. */
export async function tryWishCode(
  db: Db,
  {
    membershipNo,
    kind,
    wish,
    codeHash,
  }: { membershipNo: string; kind: WishKind; wish: string; codeHash: string },
): Promise<boolean> {
  const tried = await db
    .updateTable('request_wish')
    .set({
      tries_left: sql<number>`tries_left - 1`,
      proved_at: sql<Date | null>`case when code_hash = ${codeHash} then now() else proved_at end`,
    })
    .where('wish', '=', wish)
    .where('membership_no', '=', membershipNo)
    .where('kind', '=', kind)
    .where('tries_left', '>', 0)
    .where('code_expires', '>', sql<Date>`now()`)
    .returning((on) => on('code_hash', '=', codeHash).as('isRight'))
    .executeTakeFirst()
  return tried?.isRight === true
}

export async function forgetOldWishes(db: Db): Promise<void> {
  await db
    .deleteFrom('request_wish')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${HOURS})`)
    .execute()
}
