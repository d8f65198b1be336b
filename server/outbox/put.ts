// Puts messages into the outbox, in the transaction of what they tell of.

import type { Db } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import type { Contact } from '#database/queries/member/member-contact.ts'
import { addMessages, hasMessageOfToday } from '#database/queries/monitoring/outbox-message.ts'
import { addNotice } from '#database/queries/notice/member-notice.ts'
import { choicesOf, wantsDetail } from '#database/queries/notice/notice-choice.ts'
import { settings } from '#database/queries/site/setting.ts'
import { mayGoAt } from '#domain/notice/quiet-hours.ts'
import { roadsFor } from '#domain/notice/road.ts'
import { bodyOf, type Message } from './messages.ts'
import {
  inboxText,
  isAboutArrears,
  type NoticeMessage,
  outgoingBody,
  topicOf,
} from './notice-words.ts'
import { reachOf } from './reach.ts'

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
  const { template } = message
  const topic = topicOf(message)
  const bodySealed = sealing.seal(inboxText(message))
  const noticeId = await addNotice(trx, { membershipNo, topic, template, bodySealed })
  if (isAboutArrears(message) && (await hasMessageOfToday(trx, membershipNo, template))) return
  const contacts = await reachOf(trx, sealing, membershipNo)
  const reaching = contacts.map(({ channel }) => channel)
  const roads = roadsFor(topic, reaching, await choicesOf(trx, membershipNo))
  const { coopNameTH = '', coopShortNameTH = coopNameTH } = await settings(trx)
  const hasDetail = await wantsDetail(trx, membershipNo)
  const goesAt = mayGoAt(topic, new Date())
  await addMessages(
    trx,
    contacts
      .filter(({ channel }) => roads.includes(channel))
      .map(({ channel, address }) => ({
        channel,
        addressSealed: sealing.seal(address),
        bodySealed: sealing.seal(outgoingBody(message, coopShortNameTH, { channel, hasDetail })),
        template,
        membershipNo,
        noticeId,
        goesAt,
        tooLateAt: new Date(goesAt.getTime() + NOTICE_HOURS * 3_600_000),
      })),
  )
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
    contacts.map(({ channel, address }) => ({
      channel,
      addressSealed: sealing.seal(address),
      bodySealed: sealing.seal(body),
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
      channel: 'email',
      addressSealed: sealing.seal(email),
      bodySealed: sealing.seal(bodyOf(message, coopNameTH)),
      template: message.template,
      unitNo,
      tooLateAt: new Date(Date.now() + REMINDER_HOURS * 3_600_000),
    },
  ])
}
