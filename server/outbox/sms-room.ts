import type { Db } from '#database/core/connect.ts'
import { smsTakenOfMonth } from '#database/queries/campaign/campaign.ts'
import type { ClaimedMessage } from '#database/queries/monitoring/outbox-message.ts'
import { goesPastCap } from '#domain/notice/topic.ts'
import type { SmsCost } from '../settings/sms-cost.ts'

/**
 * Those of the messages that were taken for which the month's money for SMS is not enough. What others have taken counts as paid, so that
 * two processes together do not pass it. What is in no inbox, such as a code, and what must arrive is not held back.
 */
export async function withoutRoom(
  db: Db,
  { priceSatang, capSatang }: SmsCost,
  taken: readonly ClaimedMessage[],
): Promise<ReadonlySet<ClaimedMessage>> {
  if (priceSatang === 0 || capSatang === 0) return new Set()
  const asking = taken.filter(
    ({ channel, topic }) => channel === 'sms' && topic !== null && !goesPastCap(topic),
  )
  if (asking.length === 0) return new Set()
  const others = await smsTakenOfMonth(
    db,
    asking.map(({ messageId }) => messageId),
  )
  const room = Math.max(0, Math.floor(capSatang / priceSatang) - others)
  return new Set(asking.slice(room))
}
