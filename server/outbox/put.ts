// Puts messages into the outbox, in the transaction of what they tell of.

import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import type { Contact } from '#database/queries/member/member-contact.ts'
import { addMessages, messagedToday } from '#database/queries/monitoring/outbox-message.ts'
import { addNotices } from '#database/queries/notice/member-notice.ts'
import { settings } from '#database/queries/site/setting.ts'
import { mayGoAt } from '#domain/notice/quiet-hours.ts'
import { bodyOf, type Message } from './messages.ts'
import {
  ABOUT_ARREARS,
  inboxText,
  isAboutArrears,
  type NoticeMessage,
  outgoingBody,
  topicOf,
} from './notice-words.ts'
import { reachOf } from './reach.ts'
import { sealedMessage } from './sealed-message.ts'

// News of yesterday's sign-in helps nobody.
const NOTICE_HOURS = 24
const REMINDER_HOURS = 72

/**
 * Into the member's inbox, and by the roads they chose for its topic; what concerns the safety of the account to wherever they can be
 * reached, so that whoever took one of those over is not alone with it.
 */
export async function notify(
  trx: Db,
  sealing: Sealing,
  membershipNo: string,
  message: NoticeMessage,
): Promise<void> {
  await notifyAll(trx, sealing, [{ membershipNo, message }])
}

export interface Notice {
  membershipNo: string
  message: NoticeMessage
  /** Of which message to many it is one. */
  campaignId?: number
}

/** Hundreds at once, such as the answers of a night. Answers of how many nothing goes but into the inbox. */
export async function notifyAll(
  trx: Db,
  sealing: Sealing,
  notices: readonly Notice[],
): Promise<number> {
  if (notices.length === 0) return 0
  const noticeIds = await addNotices(
    trx,
    notices.map(({ membershipNo, message, campaignId }) => ({
      membershipNo,
      campaignId,
      topic: topicOf(message),
      template: message.template,
      bodySealed: sealing.seal(inboxText(message)),
    })),
  )
  const numbered = notices.map((notice, at) => ({ ...notice, noticeId: noticeIds[at] as number }))
  const going = await withoutRepeatedArrears(trx, numbered)
  const reach = await reachOf(trx, sealing, membersOf(notices))
  const { coopNameTH = '', coopShortNameTH = coopNameTH } = await settings(trx)
  const now = new Date()
  const messages = going.flatMap(({ membershipNo, message, noticeId }) => {
    const topic = topicOf(message)
    const goesAt = mayGoAt(topic, now)
    const hasDetail = reach.wantsDetail(membershipNo)
    return reach.roadsOf(membershipNo, topic).map((road) => ({
      ...sealedMessage(
        sealing,
        road,
        outgoingBody(message, coopShortNameTH, { channel: road.channel, hasDetail }),
      ),
      template: message.template,
      membershipNo,
      noticeId,
      goesAt,
      tooLateAt: new Date(goesAt.getTime() + NOTICE_HOURS * 3_600_000),
    }))
  })
  await addMessages(trx, messages)
  return notices.length - new Set(messages.map(({ noticeId }) => noticeId)).size
}

/** Of arrears one message a day is enough, however many loans there are; the inbox has them all. */
async function withoutRepeatedArrears<Told extends Notice>(
  trx: Db,
  notices: readonly Told[],
): Promise<readonly Told[]> {
  const behind = notices.filter(({ message }) => isAboutArrears(message))
  if (behind.length === 0) return notices
  const told = new Set(await messagedToday(trx, membersOf(behind), ABOUT_ARREARS))
  return notices.filter(({ membershipNo, message }) => {
    if (!isAboutArrears(message)) return true
    const isFirst = !told.has(membershipNo)
    told.add(membershipNo)
    return isFirst
  })
}

function membersOf(notices: readonly Notice[]): string[] {
  return [...new Set(notices.map(({ membershipNo }) => membershipNo))]
}

type Put = ({ membershipNo: string } | { unitNo: string }) & {
  contacts: Contact[]
  message: Message
  tooLateAt: Date
}

export async function putMessages(
  trx: Db,
  sealing: Sealing,
  { contacts, message, tooLateAt, ...recipient }: Put,
): Promise<void> {
  const { coopNameTH = '', coopShortNameTH = coopNameTH } = await settings(trx)
  const body = bodyOf(message, coopShortNameTH)
  await addMessages(
    trx,
    contacts.map((contact) => ({
      ...sealedMessage(sealing, contact, body),
      template: message.template,
      ...recipient,
      tooLateAt,
    })),
  )
}

interface UnitNotice {
  unitNo: string
  contacts: Contact[]
  message: Message
}

/** News to an employer unit's people, as members have theirs. */
export async function notifyUnit(trx: Db, sealing: Sealing, notice: UnitNotice): Promise<void> {
  const tooLateAt = new Date(Date.now() + NOTICE_HOURS * 3_600_000)
  await putMessages(trx, sealing, { ...notice, tooLateAt })
}

interface UnitMail {
  unitNo: string
  email: string
  message: Message
}

export async function mailUnit(
  trx: Db,
  sealing: Sealing,
  { unitNo, email, message }: UnitMail,
): Promise<void> {
  const { coopNameTH = '' } = await settings(trx)
  await addMessages(trx, [
    {
      ...sealedMessage(sealing, { channel: 'email', address: email }, bodyOf(message, coopNameTH)),
      template: message.template,
      unitNo,
      tooLateAt: new Date(Date.now() + REMINDER_HOURS * 3_600_000),
    },
  ])
}
