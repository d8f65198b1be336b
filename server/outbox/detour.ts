// A message whose road is closed: the cooperative has switched it off, the address is gone, the month's money for it is spent, or the member has left it. It goes
// at once by the next road that reaches the member, if nothing else of it has arrived.

import { inTransaction } from '#database/core/connect.ts'
import {
  type ClaimedMessage,
  giveUp,
  lockIfHeld,
} from '#database/queries/monitoring/claimed-message.ts'
import { addMessages, type Channel } from '#database/queries/monitoring/outbox-message.ts'
import { lastOnItsWay, moveMessage } from '#database/queries/notice/on-its-way.ts'
import { mayGoAt } from '#domain/notice/quiet-hours.ts'
import type { Delivery } from './deliver.ts'
import { asCarriedBy } from './notice-words.ts'
import { reachOf } from './reach.ts'
import { sealedMessage } from './sealed-message.ts'

const KEPT_HOURS = 24

interface Closed {
  /** Why it cannot go, for officers. */
  why: string
  /** Roads that it cannot take instead either. */
  closed?: readonly Channel[]
  /** The member does not want it there any more, so it goes where they want it now, or nowhere: nothing that they did not choose takes its place. */
  isLeft?: boolean
}

/** What is in no inbox is given up: a code that was asked for by SMS goes by SMS. */
export async function goElsewhere(
  { db, sealing, senders }: Delivery,
  message: ClaimedMessage,
  { why, closed = [], isLeft = false }: Closed,
): Promise<void> {
  const { messageId, topic, channel, noticeId, template } = message
  await inTransaction(db, async (trx) => {
    if (!(await lockIfHeld(trx, message))) return
    const membershipNo = await lastOnItsWay(trx, message)
    if (membershipNo === undefined || !topic || noticeId === null) return giveUp(trx, message, why)
    const isOpen = (road: Channel) => senders[road] !== undefined && !closed.includes(road)
    const reach = await reachOf(trx, sealing, [membershipNo], isOpen)
    const [first, ...others] = isLeft
      ? reach.chosenRoadsOf(membershipNo, topic, message.roadsBefore)
      : reach.otherRoadsOf(membershipNo, topic, [...message.roadsBefore, channel])
    if (!first) return giveUp(trx, message, why)
    const body = sealing.open(message.bodySealed)
    const goesAt = mayGoAt(topic, new Date())
    const tooLateAt = new Date(goesAt.getTime() + KEPT_HOURS * 3_600_000)
    const by = (road: typeof first) => ({
      ...sealedMessage(sealing, road, asCarriedBy(road.channel, body)),
      goesAt,
      tooLateAt,
    })
    await moveMessage(trx, messageId, by(first))
    // Who has several devices is told on all of them.
    await addMessages(
      trx,
      others.map((road) => ({ ...by(road), template, membershipNo, noticeId })),
    )
  })
}
