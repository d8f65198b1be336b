// The second thing an officer proves. Every step is one statement, so that of fifty at once one succeeds.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Sealing } from '../../core/sealed.ts'
import type { Tables } from '../../tables.generated.ts'

const TICKET_MINUTES = 10

export async function sealedTotpOf(db: Db, login: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('credential')
    .select('totp_sealed')
    .where('kind', '=', 'staff')
    .where('login', '=', login)
    .executeTakeFirst()
  return row?.totp_sealed ?? undefined
}

/** Uses up the code of these thirty seconds; false when it, or a later one, was used before. */
export async function takeTotpStep(db: Db, login: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('credential')
    .set({ totp_step: step })
    .where('kind', '=', 'staff')
    .where('login', '=', login)
    .where((on) => on.or([on('totp_step', 'is', null), on('totp_step', '<', step)]))
    .returning('login')
    .executeTakeFirst()
  return used !== undefined
}

export async function setSealedTotp(
  db: Db,
  login: string,
  sealed: Buffer | null,
  step: number | null,
): Promise<void> {
  await db
    .updateTable('credential')
    .set({ totp_sealed: sealed, totp_step: step })
    .where('kind', '=', 'staff')
    .where('login', '=', login)
    .execute()
}

/** Secrets of before they were sealed; two sites that start at once seal each once. */
export async function sealOpenTotps(db: Db, { seal }: Sealing): Promise<void> {
  const open = await db
    .selectFrom('credential')
    .select(['kind', 'login', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .execute()
  for (const { kind, login, totp_secret } of open) {
    await db
      .updateTable('credential')
      .set({ totp_sealed: seal(String(totp_secret)), totp_secret: null })
      .where('kind', '=', kind)
      .where('login', '=', login)
      .where('totp_secret', '=', totp_secret)
      .execute()
  }
}

/** New ones make the old ones worthless. */
export async function setRecoveryCodes(db: Db, login: string, hashes: string[]): Promise<void> {
  await db.deleteFrom('staff_recovery_code').where('login', '=', login).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((code_hash) => ({ login, code_hash }))
  await db.insertInto('staff_recovery_code').values(rows).execute()
}

export async function takeRecoveryCode(db: Db, login: string, codeHash: string): Promise<boolean> {
  const used = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: sql`now()` })
    .where('login', '=', login)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('login')
    .executeTakeFirst()
  return used !== undefined
}

export async function recoveryCodesLeft(db: Db, login: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .select((on) => on.fn.countAll<number>().as('left'))
    .where('login', '=', login)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export type Ticket = Pick<
  Tables['staff_ticket'],
  'login' | 'new_secret_sealed' | 'new_device' | 'failures'
>

export async function addTicket(db: Db, ticketHash: Buffer, ticket: Ticket): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(mins => ${TICKET_MINUTES})`
  await db
    .insertInto('staff_ticket')
    .values({ ticket_hash: ticketHash, ...ticket, expires_at })
    .execute()
}

/** Uses up one of the ticket's tries. Undefined when there is none, or it was used or is too old. */
export function tryTicket(db: Db, ticketHash: Buffer): Promise<Ticket | undefined> {
  return db
    .updateTable('staff_ticket')
    .set({ tries_left: sql`tries_left - 1` })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['login', 'new_secret_sealed', 'new_device', 'failures'])
    .executeTakeFirst()
}

export async function spendTicket(db: Db, ticketHash: Buffer): Promise<boolean> {
  const spent = await db
    .updateTable('staff_ticket')
    .set({ used_at: sql`now()`, new_secret_sealed: null })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .returning('login')
    .executeTakeFirst()
  return spent !== undefined
}
