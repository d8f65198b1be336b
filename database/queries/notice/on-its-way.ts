// A message that cannot go by its road, and takes another.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { ClaimedMessage } from '../monitoring/claimed-message.ts'
import type { Channel } from '../monitoring/outbox-message.ts'

/** Whose it is, if it is the last of its entry that could still arrive, and nobody has stopped it. Nobody else asks meanwhile. */
export async function lastOnItsWay(
  db: Db,
  { noticeId, messageId }: Pick<ClaimedMessage, 'noticeId' | 'messageId'>,
): Promise<string | undefined> {
  if (noticeId === null) return undefined
  const notice = await db
    .selectFrom('member_notice')
    .select(['membership_no', 'campaign_id'])
    .where('notice_id', '=', noticeId)
    .forUpdate()
    .executeTakeFirst()
  if (!notice) return undefined
  const { rows } = await sql<{ is_last: boolean }>`
    select not exists (select from outbox_message
        where notice_id = ${noticeId} and message_id <> ${messageId} and (sent_at is not null or gave_up_at is null))
      and not exists (select from campaign where campaign_id = ${notice.campaign_id} and state = 'stopped')
      as is_last`.execute(db)
  return rows[0]?.is_last ? notice.membership_no : undefined
}

interface Moved {
  channel: Channel
  addressSealed: Buffer
  bodySealed: Buffer
  smsParts: number
  goesAt: Date
  tooLateAt: Date
}

/** It is the same message by another road, with all tries before it. */
export async function moveMessage(
  db: Db,
  messageId: number,
  { channel, addressSealed, bodySealed, smsParts, goesAt, tooLateAt }: Moved,
): Promise<void> {
  await db
    .updateTable('outbox_message')
    .set({
      channel,
      address_sealed: addressSealed,
      body_sealed: bodySealed,
      sms_parts: smsParts,
      next_try_at: goesAt,
      too_late_at: tooLateAt,
      tries: 0,
      last_error: null,
      roads_before: sql`roads_before || channel`,
    })
    .where('message_id', '=', messageId)
    .execute()
}
