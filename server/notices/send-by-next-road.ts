import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#database/core/connect.ts'
import { addMessages } from '#database/queries/monitoring/outbox-message.ts'
import { unreadAfterADay } from '#database/queries/notice/member-notice.ts'
import { settings } from '#database/queries/site/setting.ts'
import { bareBody } from '#domain/notice/carried-words.ts'
import { mayGoAt } from '#domain/notice/quiet-hours.ts'
import { MUST_ARRIVE } from '#domain/notice/topic.ts'
import { reachOf } from '../outbox/reach.ts'
import { sealedMessage } from '../outbox/sealed-message.ts'

const HOUR_MS = 3_600_000
const KEPT_HOURS = 24

/**
 * What the law or the rules want to arrive and nobody has read a day later goes by the next road: that there is something, not what. A
 * job, so once in the whole cluster; answers how many messages there are.
 */
export function sendByNextRoad({ db, sealing }: Pick<FastifyInstance, 'db' | 'sealing'>) {
  return inTransaction(db, async (trx) => {
    const unread = await unreadAfterADay(trx, MUST_ARRIVE)
    if (unread.length === 0) return 0
    const members = [...new Set(unread.map(({ membership_no }) => membership_no))]
    const reach = await reachOf(trx, sealing, members)
    const { coopNameTH = '', coopShortNameTH = coopNameTH } = await settings(trx)
    const now = new Date()
    const messages = unread.flatMap(({ notice_id, membership_no, topic, template, taken }) => {
      const goesAt = mayGoAt(topic, now)
      return reach.nextRoadsOf(membership_no, topic, taken).map((road) => ({
        ...sealedMessage(sealing, road, bareBody(topic, coopShortNameTH)),
        template,
        membershipNo: membership_no,
        noticeId: notice_id,
        goesAt,
        tooLateAt: new Date(goesAt.getTime() + KEPT_HOURS * HOUR_MS),
      }))
    })
    await addMessages(trx, messages)
    return messages.length
  })
}
