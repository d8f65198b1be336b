// Hands on what is due, a few at a time. Processes do not meet: each takes messages nobody else has.

import { hash } from 'node:crypto'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  type ClaimedMessage,
  giveUp,
  markSent,
  takeMessages,
  tryLater,
} from '#database/queries/monitoring/outbox-message.ts'
import { forgetSubscription } from '#database/queries/notice/push-subscription.ts'
import type { Template } from './messages.ts'
import type { Senders } from './senders.ts'
import { endpointSha256 } from './web-push/subscription.ts'

/** A service that takes a fifth of a second for each still gets fifty thousand within ten minutes. */
const AT_ONCE = 30
/** Longer than any sender may take. */
const LEASE_SECONDS = 60
/** Seconds until the next try, by how many were made. */
const WAITS = [2, 10, 30, 120, 600, 1_800, 3_600]

export interface Delivery {
  db: Db
  sealing: Sealing
  senders: Senders
}

/** How many were taken. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const taken = await takeMessages(delivery.db, AT_ONCE, LEASE_SECONDS)
  await Promise.all(taken.map((message) => deliver(delivery, message)))
  return taken.length
}

async function deliver({ db, sealing, senders }: Delivery, message: ClaimedMessage): Promise<void> {
  const { messageId, channel, tries } = message
  const sender = senders[channel]
  if (message.isTooLate) return giveUp(db, messageId, 'too late')
  if (!sender) return giveUp(db, messageId, `no sender is set for ${channel}`)
  const address = sealing.open(message.addressSealed)
  try {
    await sender.send({
      key: keyOf(message),
      channel,
      address,
      body: sealing.open(message.bodySealed),
      template: message.template as Template,
    })
  } catch (error) {
    if ((error as { isGone?: boolean }).isGone) {
      if (channel === 'push') await forgetSubscription(db, endpointSha256(JSON.parse(address)))
      return giveUp(db, messageId, nameOf(error))
    }
    const wait = WAITS[tries - 1]
    if (wait === undefined) return giveUp(db, messageId, nameOf(error))
    return tryLater(db, messageId, wait, nameOf(error))
  }
  await markSent(db, messageId, sender.keepsBody)
}

/** By number and moment: a database that was brought back gives the same number to another message. Not by its words, which may be a code. */
function keyOf({ messageId, createdAt }: ClaimedMessage): string {
  const hex = hash('sha256', `${messageId} ${createdAt.toISOString()}`, 'hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Its code only: a server's own words may repeat the address or the message. */
function nameOf(error: unknown): string {
  const { code, responseCode, name } = error as Record<string, unknown>
  return [code ?? name, responseCode].filter(Boolean).join(' ').slice(0, 200)
}
