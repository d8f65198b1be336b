import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

/** Whose keys these are: a member, somebody of an employer unit, or an officer. */
export interface PasskeyHolder {
  kind: Tables['credential']['kind']
  login: string
}

export interface Passkey extends PasskeyHolder {
  passkeyId: number
  credentialId: Buffer
  publicKey: Buffer
  transports: string[]
  name: string
  synced: boolean
  createdAt: Date
  lastUsedAt: Date | null
  blockedAt: Date | null
}

const COLUMNS = [
  'passkey_id as passkeyId',
  'kind',
  'login',
  'credential_id as credentialId',
  'public_key as publicKey',
  'transports',
  'name',
  'synced',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'blocked_at as blockedAt',
] as const

/** The oldest first; those that were blocked are shown, and good for nothing. */
export async function passkeysOf(db: Db, { kind, login }: PasskeyHolder): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('login', '=', login)
    .orderBy('passkey_id')
    .execute()
  return rows as Passkey[]
}

/** With the name that its device knows the holder by. */
export async function passkeyOfCredential(
  db: Db,
  credentialId: Buffer,
): Promise<(Passkey & { userHandle: Buffer }) | undefined> {
  const row = await db
    .selectFrom('passkey')
    .innerJoin('passkey_holder', (on) =>
      on
        .onRef('passkey_holder.kind', '=', 'passkey.kind')
        .onRef('passkey_holder.login', '=', 'passkey.login'),
    )
    .select(COLUMNS.map((column) => `passkey.${column}` as const))
    .select('user_handle as userHandle')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row as (Passkey & { userHandle: Buffer }) | undefined
}

/** What a device knows the holder by; made on the first asking. */
export async function userHandleOf(
  db: Db,
  { kind, login }: PasskeyHolder,
  fresh: Buffer,
): Promise<Buffer> {
  const { user_handle } = await db
    .insertInto('passkey_holder')
    .values({ kind, login, user_handle: fresh })
    // Says what it was before: an update of nothing returns the row, a conflict that is left alone does not.
    .onConflict((on) => on.columns(['kind', 'login']).doUpdateSet({ login }))
    .returning('user_handle')
    .executeTakeFirstOrThrow()
  return user_handle
}

/** Who adds, removes or counts keys of one holder does so one after the other. */
export async function lockKeysOf(trx: Db, { kind, login }: PasskeyHolder): Promise<void> {
  await sql`select from passkey_holder where kind = ${kind} and login = ${login} for update`.execute(
    trx,
  )
}

export interface NewPasskey {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  synced: boolean
  backedUp: boolean
  transports: string[]
  aaguid: string
  name: string
}

/** False when there are so many already, or when another account has it. Two at once are counted one after the other. */
export async function addPasskey(
  trx: Db,
  { kind, login }: PasskeyHolder,
  passkey: NewPasskey,
  most: number,
): Promise<boolean> {
  await lockKeysOf(trx, { kind, login })
  const { rows } = await sql`
    insert into passkey (kind, login, credential_id, public_key, counter, synced, backed_up, transports, aaguid, name)
    select ${kind}, ${login}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.counter}, ${passkey.synced},
           ${passkey.backedUp}, ${passkey.transports}, ${passkey.aaguid}, ${passkey.name}
    where (select count(*) from passkey where kind = ${kind} and login = ${login}) < ${most}
    on conflict (credential_id) do nothing
    returning passkey_id`.execute(trx)
  return rows.length === 1
}

/**
 * Takes up the counter that a key has just shown; false when it did not go forward, which only a copy's does. A key that
 * may be on several devices has no counter to go by, and one that counts nothing always shows zero.
 */
export async function takePasskeyCounter(
  db: Db,
  passkeyId: number,
  { counter, backedUp }: { counter: number; backedUp: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update passkey set counter = greatest(counter, ${counter}), backed_up = ${backedUp}, last_used_at = now()
    where passkey_id = ${passkeyId} and blocked_at is null
      and (synced or ${counter}::bigint > counter or (${counter}::bigint = 0 and counter = 0))
    returning passkey_id`.execute(db)
  return rows.length === 1
}

/** False when it was blocked already. */
export async function blockPasskey(db: Db, passkeyId: number): Promise<boolean> {
  const blocked = await db
    .updateTable('passkey')
    .set({ blocked_at: sql`now()` })
    .where('passkey_id', '=', passkeyId)
    .where('blocked_at', 'is', null)
    .returning('passkey_id')
    .executeTakeFirst()
  return blocked !== undefined
}

/** How many that were good until now. */
export async function blockPasskeysSince(
  trx: Db,
  { kind, login }: PasskeyHolder,
  since: Date,
): Promise<number> {
  await lockKeysOf(trx, { kind, login })
  const blocked = await trx
    .updateTable('passkey')
    .set({ blocked_at: sql`now()` })
    .where('kind', '=', kind)
    .where('login', '=', login)
    .where('created_at', '>=', since)
    .where('blocked_at', 'is', null)
    .returning('passkey_id')
    .execute()
  return blocked.length
}

/** False when they have none of that number. */
export async function renamePasskey(
  db: Db,
  { kind, login }: PasskeyHolder,
  passkeyId: number,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('kind', '=', kind)
    .where('login', '=', login)
    .where('passkey_id', '=', passkeyId)
    .returning('passkey_id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** What it was called, and how many good ones are left; undefined when they have none of that number. */
export async function removePasskey(
  trx: Db,
  { kind, login }: PasskeyHolder,
  passkeyId: number,
): Promise<{ name: string; left: number } | undefined> {
  await lockKeysOf(trx, { kind, login })
  const removed = await trx
    .deleteFrom('passkey')
    .where('kind', '=', kind)
    .where('login', '=', login)
    .where('passkey_id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst()
  return removed && { name: removed.name, left: await goodPasskeys(trx, { kind, login }) }
}

export async function goodPasskeys(db: Db, { kind, login }: PasskeyHolder): Promise<number> {
  const { good } = await db
    .selectFrom('passkey')
    .select((on) => on.fn.countAll<number>().as('good'))
    .where('kind', '=', kind)
    .where('login', '=', login)
    .where('blocked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(good)
}

/** All of them, and by what name devices know the holder. */
export async function forgetPasskeys(trx: Db, { kind, login }: PasskeyHolder): Promise<void> {
  await trx
    .deleteFrom('passkey_holder')
    .where('kind', '=', kind)
    .where('login', '=', login)
    .execute()
}

export async function isPasskeyOnly(db: Db, { kind, login }: PasskeyHolder): Promise<boolean> {
  const holder = await db
    .selectFrom('passkey_holder')
    .select('only_since')
    .where('kind', '=', kind)
    .where('login', '=', login)
    .executeTakeFirst()
  return holder?.only_since != null
}

/** False when it is so already, or when there is no key that would open the door. */
export async function setPasskeyOnly(
  trx: Db,
  { kind, login }: PasskeyHolder,
  only: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update passkey_holder set only_since = case when ${only} then now() end
    where kind = ${kind} and login = ${login} and (only_since is null) = ${only}
      and (not ${only} or exists (
        select from passkey where kind = ${kind} and login = ${login} and blocked_at is null))
    returning login`.execute(trx)
  return rows.length === 1
}
