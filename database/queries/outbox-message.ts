import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { Channel } from '../recovery-tables.ts'

export type NewMessage = {
  channel: Channel
  addressSealed: Buffer
  bodySealed: Buffer
  template: string
  tooLateAt: Date
} & ({ membershipNo: string } | { unitNo: string })

export async function addMessages(db: Db, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return
  await db
    .insertInto('outbox_message')
    .values(
      messages.map((message) => ({
        channel: message.channel,
        address_sealed: message.addressSealed,
        body_sealed: message.bodySealed,
        template: message.template,
        membership_no: 'membershipNo' in message ? message.membershipNo : null,
        unit_no: 'unitNo' in message ? message.unitNo : null,
        too_late_at: message.tooLateAt,
      })),
    )
    .execute()
}

export interface TakenMessage {
  messageId: number
  channel: Channel
  addressSealed: Buffer
  bodySealed: Buffer
  template: string
  tries: number
  isTooLate: boolean
}

/**
 * Takes some to be sent. They are this process's for so long; if it dies meanwhile, another takes them again:
 * rather twice than never.
 */
export async function takeMessages(
  db: Db,
  most: number,
  leaseSeconds: number,
): Promise<TakenMessage[]> {
  const { rows } = await sql<TakenMessage>`
    update outbox_message set tries = tries + 1, next_try_at = now() + make_interval(secs => ${leaseSeconds})
    where message_id in (
      select message_id from outbox_message
      where sent_at is null and gave_up_at is null and next_try_at <= now()
      order by next_try_at limit ${most} for update skip locked)
    returning message_id as "messageId", channel, address_sealed as "addressSealed", body_sealed as "bodySealed",
      template, tries, too_late_at <= now() as "isTooLate"`.execute(db)
  return rows
}

/** Handed on; its words are kept only where somebody is to read them here. */
export async function markSent(db: Db, messageId: number, keepBody: boolean): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ sent_at: sql`now()`, last_error: null, ...(!keepBody && { body_sealed: null }) })
    .where('message_id', '=', messageId)
    .execute()
}

export async function tryLater(
  db: Db,
  messageId: number,
  seconds: number,
  lastError: string,
): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ next_try_at: sql`now() + make_interval(secs => ${seconds})`, last_error: lastError })
    .where('message_id', '=', messageId)
    .execute()
}

export async function giveUp(db: Db, messageId: number, lastError: string): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ gave_up_at: sql`now()`, last_error: lastError, body_sealed: null })
    .where('message_id', '=', messageId)
    .execute()
}

/** The latest first. */
export function latestMessages(db: Db, most: number) {
  return db
    .selectFrom('outbox_message')
    .select([
      'channel',
      'address_sealed',
      'body_sealed',
      'template',
      'membership_no',
      'unit_no',
      'created_at',
    ])
    .select(['tries', 'sent_at', 'gave_up_at', 'last_error'])
    .orderBy('message_id', 'desc')
    .limit(most)
    .execute()
}

export async function forgetOldMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox_message')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
