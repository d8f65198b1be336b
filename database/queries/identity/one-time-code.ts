// Codes and the tickets they are exchanged for. Every step is one statement, so that of fifty at once one
// succeeds; lifetimes are by the database's clock.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { minutesFromNow, secondsFromNow } from '../../core/from-now.ts'
import type { Tables } from '../../tables.generated.ts'

export type Purpose = Tables['one_time_code']['purpose']

const CODE_MINUTES = 10
const TICKET_MINUTES = 15
const RESEND_SECONDS = 60
const SENDS_MAX = 3
const TRIES = 5

export interface Flow {
  flow: string
  reference: string
  askedAt: Date
  expiresAt: Date
  resendAt: Date
}

export async function openFlow(
  db: Db,
  asked: { purpose: Purpose; visitor: string; reference: string; sealed: Buffer },
): Promise<Flow> {
  return db
    .insertInto('one_time_code')
    .values({
      purpose: asked.purpose,
      visitor: asked.visitor,
      asked_sealed: asked.sealed,
      reference: asked.reference,
      expires_at: minutesFromNow(CODE_MINUTES),
      resend_at: secondsFromNow(RESEND_SECONDS),
    })
    .returning(FLOW)
    .executeTakeFirstOrThrow()
}

/** A new code for the same visitor, in the place of the old one. */
export async function askAgain(
  db: Db,
  { flow, visitor, reference }: { flow: string; visitor: string; reference: string },
): Promise<Flow | undefined> {
  return (
    db
      .updateTable('one_time_code')
      .set({
        reference,
        code_hash: null,
        prepared_at: null,
        sends: sql`sends + 1`,
        tries_left: TRIES,
        expires_at: minutesFromNow(CODE_MINUTES),
        resend_at: secondsFromNow(RESEND_SECONDS),
      })
      .where('flow', '=', flow)
      .where('visitor', '=', visitor)
      .where('used_at', 'is', null)
      .where('sends', '<', SENDS_MAX)
      .where('resend_at', '<=', sql<Date>`now()`)
      // Who walked away an hour ago starts from the beginning.
      .where('created_at', '>', minutesFromNow(-60))
      .returning(FLOW)
      .executeTakeFirst()
  )
}

export type WaitingFlow = Pick<
  Tables['one_time_code'],
  'purpose' | 'asked_sealed' | 'membership_no' | 'reference' | 'expires_at'
> & { flow: string; isInTime: boolean }

/** The next one whose person is to be looked up; nobody else takes it while the transaction lasts. */
export function nextWaitingFlow(trx: Db): Promise<WaitingFlow | undefined> {
  return trx
    .selectFrom('one_time_code')
    .select(['flow', 'purpose', 'asked_sealed', 'membership_no', 'reference', 'expires_at'])
    .select(sql<boolean>`expires_at > now()`.as('isInTime'))
    .where('prepared_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Nobody was found: no code will ever fit. */
export async function leaveDecoy(trx: Db, flow: string): Promise<void> {
  await trx
    .updateTable('one_time_code')
    .set({ prepared_at: sql`now()`, asked_sealed: null })
    .where('flow', '=', flow)
    .execute()
}

export async function setCode(
  trx: Db,
  flow: string,
  code: Required<
    Pick<Tables['one_time_code'], 'membership_no' | 'code_hash' | 'channel' | 'sent_to'>
  >,
): Promise<void> {
  await trx
    .updateTable('one_time_code')
    .set({ ...code, prepared_at: sql`now()`, asked_sealed: null })
    .where('flow', '=', flow)
    .execute()
}

export interface Tried {
  membershipNo: string | null
  /** Where the code had been sent; undefined when it was the wrong one. */
  sentTo: string | undefined
}

/** Uses up one try, and the code itself when it is the right one. Undefined when there is nothing to try. */
export async function tryCode(
  db: Db,
  tried: { flow: string; visitor: string; codeHash: string; ticketHash: Buffer },
): Promise<Tried | undefined> {
  const isRight = sql<boolean>`coalesce(code_hash = ${tried.codeHash} and membership_no is not null, false)`
  const row = await db
    .updateTable('one_time_code')
    .set({
      tries_left: sql`tries_left - 1`,
      used_at: sql`case when ${isRight} then now() end`,
      ticket_hash: sql`case when ${isRight} then ${tried.ticketHash}::bytea end`,
      ticket_expires: sql`case when ${isRight} then ${minutesFromNow(TICKET_MINUTES)} end`,
    })
    .where('flow', '=', tried.flow)
    .where('visitor', '=', tried.visitor)
    .where('used_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['membership_no', 'sent_to', 'used_at'])
    .executeTakeFirst()
  if (!row) return undefined
  return {
    membershipNo: row.membership_no,
    sentTo: row.used_at === null ? undefined : (row.sent_to ?? ''),
  }
}

/** A ticket for somebody who needs no code: their slip from the counter was taken, or ThaID says who they are. */
export async function addTicket(
  trx: Db,
  given: {
    by: 'slip' | 'thaid'
    purpose: Purpose
    visitor: string
    reference: string
    membershipNo: string
    ticketHash: Buffer
  },
): Promise<void> {
  await trx
    .insertInto('one_time_code')
    .values({
      purpose: given.purpose,
      visitor: given.visitor,
      reference: given.reference,
      membership_no: given.membershipNo,
      channel: given.by,
      expires_at: sql`now()`,
      resend_at: sql`now()`,
      prepared_at: sql`now()`,
      used_at: sql`now()`,
      ticket_hash: given.ticketHash,
      ticket_expires: minutesFromNow(TICKET_MINUTES),
    })
    .execute()
}

export interface Ticket {
  purpose: Purpose
  visitor: string
  ticketHash: Buffer
}

export interface TicketHolder {
  membershipNo: string
  /** How they proved who they are. */
  by: 'code' | 'slip' | 'thaid'
}

/** Whose password it is good for, as long as it is good for one. */
export async function holderOfTicket(db: Db, ticket: Ticket): Promise<TicketHolder | undefined> {
  const row = await db
    .selectFrom('one_time_code')
    .select(['membership_no', 'channel'])
    .where('ticket_hash', '=', ticket.ticketHash)
    .where('visitor', '=', ticket.visitor)
    .where('purpose', '=', ticket.purpose)
    .where('ticket_used_at', 'is', null)
    .where('ticket_expires', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row?.membership_no) return undefined
  const { membership_no: membershipNo, channel } = row
  return { membershipNo, by: channel === 'slip' || channel === 'thaid' ? channel : 'code' }
}

/** False when another was quicker. Whatever else is under way for this member is over as well. */
export async function spendTicket(
  trx: Db,
  ticketHash: Buffer,
  membershipNo: string,
): Promise<boolean> {
  const used = await trx
    .updateTable('one_time_code')
    .set({ ticket_used_at: sql`now()` })
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_used_at', 'is', null)
    .returning('flow')
    .executeTakeFirst()
  if (!used) return false
  await trx
    .deleteFrom('one_time_code')
    .where('membership_no', '=', membershipNo)
    .where('ticket_used_at', 'is', null)
    .execute()
  return true
}

const FLOW = [
  'flow',
  'reference',
  sql<Date>`now()`.as('askedAt'),
  'expires_at as expiresAt',
  'resend_at as resendAt',
] as const
