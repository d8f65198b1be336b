// Hands on what is due, a few at a time. Processes do not meet: each takes messages nobody else has.

import { hash } from 'node:crypto'
import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import {
  type ClaimedMessage,
  giveUp,
  markHandedOver,
  markSent,
  takeMessages,
  tryLater,
} from '#database/queries/monitoring/claimed-message.ts'
import { NOT_KNOWN, STOPPED } from '#database/queries/monitoring/outbox-message.ts'
import { forgetFailing, markFailing } from '#database/queries/notice/failing-mail.ts'
import { forgetSubscription } from '#database/queries/notice/push-subscription.ts'
import type { SmsCost } from '../settings/sms-cost.ts'
import { goElsewhere } from './detour.ts'
import { leftRoads } from './left-roads.ts'
import type { Template } from './messages.ts'
import type { Sender, Senders } from './senders.ts'
import { withoutRoom } from './sms-room.ts'
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
  /** Tried before an SMS, for what is in the inbox and is no news. */
  byPhone?: Sender
  /** Nothing: SMS have no limit. */
  smsCost?: SmsCost
}

/** How many were taken. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { db, smsCost } = delivery
  const taken = await takeMessages(db, AT_ONCE, LEASE_SECONDS)
  const going = taken.filter((message) => whyOver(message) === undefined)
  const isLeft = await leftRoads(delivery, going)
  const bySms = going.filter((message) => message.channel === 'sms' && !isLeft(message))
  const tooDear = smsCost ? await withoutRoom(db, smsCost, bySms) : new Set()
  await Promise.all(
    taken.map(async (message) => {
      const over = whyOver(message)
      if (over) return giveUp(db, message, over)
      if (isLeft(message)) return goElsewhere(delivery, message, { why: 'left', isLeft: true })
      if (tooDear.has(message))
        return goElsewhere(delivery, message, { why: 'monthly cap', closed: ['sms'] })
      return deliver(delivery, message)
    }),
  )
  return taken.length
}

/** Nothing where it is still to be sent. */
function whyOver(message: ClaimedMessage): string | undefined {
  if (message.isStopped) return message.isUnanswered ? NOT_KNOWN : STOPPED
  if (message.isTooLate) return 'too late'
  return message.isUnanswered && mayBeDoubled(message) ? NOT_KNOWN : undefined
}

/** Stopped, or another process's, before a word of it left. */
class WithdrawnError extends Error {}

async function deliver(delivery: Delivery, taken: ClaimedMessage): Promise<void> {
  const { db, sealing, senders } = delivery
  const { messageId, channel, tries } = taken
  const sender = senders[channel]
  if (!sender) return goElsewhere(delivery, taken, { why: `no sender is set for ${channel}` })
  const address = sealing.open(taken.addressSealed)
  let message = taken
  let isHandedOver = false
  const handOver = async () => {
    const lease = await markHandedOver(db, message, LEASE_SECONDS)
    if (lease === undefined) throw new WithdrawnError()
    message = { ...message, lease }
    isHandedOver = true
  }
  try {
    const outgoing = {
      key: keyOf(message),
      channel,
      address,
      body: sealing.open(message.bodySealed),
      template: message.template as Template,
    }
    // A mail waits for a connection, and says when it has one.
    if (channel === 'email') await sender.send({ ...outgoing, onHandOver: handOver })
    else {
      await handOver()
      if (!(await isTakenByPhone(delivery, message, outgoing))) await sender.send(outgoing)
    }
  } catch (error) {
    if (error instanceof WithdrawnError) return
    if ((error as { isGone?: boolean }).isGone) {
      if (channel === 'push') await forgetSubscription(db, endpointSha256(JSON.parse(address)))
      if (isToOwnMail(message)) await markFailing(db, message.membershipNo, message.addressSealed)
      return goElsewhere(delivery, message, { why: nameOf(error) })
    }
    if (isHandedOver && isUnclear(error) && mayBeDoubled(message))
      return giveUp(db, message, NOT_KNOWN)
    const wait = WAITS[tries - 1]
    if (wait === undefined) return goElsewhere(delivery, message, { why: nameOf(error) })
    return tryLater(db, message, wait, nameOf(error))
  }
  await markSent(db, messageId, sender.keepsBody)
  if (isToOwnMail(message) && message.topic === 'security')
    await forgetFailing(db, message.membershipNo)
}

/** To where the register says; a code may go to an address that is only to become theirs. */
function isToOwnMail(
  message: ClaimedMessage,
): message is ClaimedMessage & { membershipNo: string } {
  return message.channel === 'email' && message.noticeId !== null && message.membershipNo !== null
}

/** What LINE did not take for whatever reason is an SMS as ever. */
async function isTakenByPhone(
  { byPhone }: Delivery,
  { channel, template, noticeId }: ClaimedMessage,
  outgoing: Parameters<Sender['send']>[0],
): Promise<boolean> {
  if (!byPhone || channel !== 'sms' || noticeId === null || template === 'campaign') return false
  return byPhone.send(outgoing).then(
    () => true,
    () => false,
  )
}

/** Nobody shows a second SMS or mail as the first, as LINE and browsers do. One to many, whose words are in the inbox, rather not than twice. */
function mayBeDoubled({ channel, template }: ClaimedMessage): boolean {
  return template === 'campaign' && (channel === 'sms' || channel === 'email')
}

// Nothing had left the machine.
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

/** The call left and no answer came. */
function isUnclear(error: unknown): boolean {
  const { code, name, cause, isUnclear } = error as Record<string, unknown>
  if (typeof isUnclear === 'boolean') return isUnclear
  if (name === 'TimeoutError') return true
  const why = (cause as { code?: unknown } | undefined)?.code
  return code === undefined && !NOT_CONNECTED.includes(String(why))
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
  const { code, responseCode, name, cause } = error as Record<string, unknown>
  const below = (cause as { code?: unknown } | undefined)?.code
  return [code ?? below ?? name, responseCode].filter(Boolean).join(' ').slice(0, 200)
}
