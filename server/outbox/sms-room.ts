import type { Db } from '#database/core/connect.ts'
import { smsTakenOfMonth } from '#database/queries/campaign/campaign.ts'
import type { ClaimedMessage } from '#database/queries/monitoring/claimed-message.ts'
import { goesPastCap } from '#domain/notice/topic.ts'
import type { SmsCost } from '../settings/sms-cost.ts'
import type { Template } from './messages.ts'

/** Of what is in no inbox: codes, and that somebody has taken a file or a key, do not wait for the next month. */
const BOUND_WITHOUT_TOPIC: readonly string[] = [
  'unit_certificate_asked',
] satisfies readonly Template[]

/**
 * Those of the messages that were taken for which the month's money for SMS is not enough. What others have taken counts as paid, so that
 * two processes together do not pass it. Every SMS is paid for by its parts.
 */
export async function withoutRoom(
  db: Db,
  { priceSatang, capSatang }: SmsCost,
  taken: readonly ClaimedMessage[],
): Promise<ReadonlySet<ClaimedMessage>> {
  if (priceSatang === 0 || capSatang === 0) return new Set()
  const asking = taken.filter(isBound)
  if (asking.length === 0) return new Set()
  const others = await smsTakenOfMonth(
    db,
    asking.map(({ messageId }) => messageId),
  )
  let room = Math.floor(capSatang / priceSatang) - others
  return new Set(
    asking.filter(({ smsParts }) => {
      if (smsParts > room) return true
      room -= smsParts
      return false
    }),
  )
}

function isBound({ channel, topic, template }: ClaimedMessage): boolean {
  if (channel !== 'sms') return false
  return topic ? !goesPastCap(topic) : BOUND_WITHOUT_TOPIC.includes(template)
}
