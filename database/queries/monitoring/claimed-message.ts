// A message of the outbox in the hands of the process that sends it.

import { sql } from 'kysely'
import type { Topic } from '#domain/notice/topic.ts'
import type { Db } from '../../core/connect.ts'
import { secondsFromNow } from '../../core/from-now.ts'
import { type Channel, IS_STOPPED, MAY_BE_SENT_AGAIN, TAKEN } from './outbox-message.ts'

export interface ClaimedMessage {
  messageId: number
  channel: Channel
  addressSealed: Buffer
  bodySealed: Buffer
  smsParts: number
  template: string
  tries: number
  /** Until when it is theirs who took it; whoever takes it next has another. */
  lease: string
  createdAt: Date
  isTooLate: boolean
  /** Whoever took it before never said what became of it. */
  isUnanswered: boolean
  /** The message to many that it belongs to was stopped. */
  isStopped: boolean
  membershipNo: string | null
  /** Of the entry of the inbox that it tells of. */
  noticeId: number | null
  topic: Topic | null
  /** By which it was to go before. */
  roadsBefore: Channel[]
}

/**
 * Takes some to be sent. They are this process's for so long; if it dies meanwhile, another takes them again, and is told so. What is for many thousand waits for everything else: nobody waits for a code behind a campaign.
 */
export async function takeMessages(
  db: Db,
  most: number,
  leaseSeconds: number,
): Promise<ClaimedMessage[]> {
  const due = (isCampaign: boolean) => sql`
    select message_id, tries > 0 and last_error is null as unanswered from outbox_message
    where sent_at is null and gave_up_at is null and next_try_at <= now()
      and template ${isCampaign ? sql`=` : sql`<>`} 'campaign'
    order by next_try_at limit ${most} for update skip locked`
  const { rows } = await sql<ClaimedMessage>`
    with first as materialized (${due(false)}),
      then_these as materialized (${due(true)}),
      chosen as (select * from first union all select * from then_these limit ${most})
    update outbox_message set tries = tries + 1,
      -- Whoever takes what nobody answered for may die before it is written down so: the next must still see it.
      last_error = case when not unanswered then ${TAKEN} end,
      next_try_at = now() + make_interval(secs => ${leaseSeconds})
    from chosen where outbox_message.message_id = chosen.message_id
    returning outbox_message.message_id as "messageId", channel, address_sealed as "addressSealed", body_sealed as "bodySealed",
      sms_parts as "smsParts", template, tries, next_try_at::text as lease, created_at as "createdAt", too_late_at <= now() as "isTooLate", unanswered as "isUnanswered",
      ${IS_STOPPED} as "isStopped", membership_no as "membershipNo", notice_id as "noticeId", roads_before as "roadsBefore",
      (select topic from member_notice where member_notice.notice_id = outbox_message.notice_id) as topic`.execute(
    db,
  )
  return rows
}

export type Held = Pick<ClaimedMessage, 'messageId' | 'lease'>

/** Still theirs who took it: nobody has taken, stopped or sent it since. */
const isHeld = ({ messageId, lease }: Held) =>
  sql<boolean>`message_id = ${messageId} and next_try_at = ${lease}::timestamptz and sent_at is null and gave_up_at is null`

/** It leaves now. Answers the lease that it has from now on, or nothing where it is not to leave: it was stopped meanwhile, or another process has it. */
export async function markHandedOver(
  db: Db,
  held: Held,
  leaseSeconds: number,
): Promise<string | undefined> {
  const marked = await db
    .updateTable('outbox_message')
    .set({ last_error: null, next_try_at: secondsFromNow(leaseSeconds) })
    .where(isHeld(held))
    .returning(sql<string>`next_try_at::text`.as('lease'))
    .executeTakeFirst()
  return marked?.lease
}

/** Nobody else changes it meanwhile. */
export async function lockIfHeld(db: Db, held: Held): Promise<boolean> {
  const found = await db
    .selectFrom('outbox_message')
    .select('message_id')
    .where(isHeld(held))
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Handed on, whoever may have given it up meanwhile; its words are kept only where somebody is to read them here. */
export async function markSent(db: Db, messageId: number, keepBody: boolean): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({
      sent_at: sql`now()`,
      gave_up_at: null,
      last_error: null,
      ...(!keepBody && { body_sealed: null }),
    })
    .where('message_id', '=', messageId)
    .execute()
}

export async function tryLater(
  db: Db,
  held: Held,
  seconds: number,
  lastError: string,
): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({ next_try_at: secondsFromNow(seconds), last_error: lastError })
    .where(isHeld(held))
    .execute()
}

/** A code is forgotten; other words stay while an officer may yet have them sent. */
export async function giveUp(db: Db, held: Held, lastError: string): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({
      gave_up_at: sql`now()`,
      last_error: lastError,
      body_sealed: sql`case when ${MAY_BE_SENT_AGAIN} then body_sealed end`,
    })
    .where(isHeld(held))
    .execute()
}
