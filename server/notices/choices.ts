import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { NoticeChoice, NoticeDetail } from '#contract/member/notices/notices.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { contactsOf } from '#database/queries/member/member-contact.ts'
import { failingMailOf } from '#database/queries/notice/failing-mail.ts'
import { friendsOf } from '#database/queries/notice/line-link.ts'
import {
  choicesOf,
  setChoice,
  setDetail,
  wantingDetail,
} from '#database/queries/notice/notice-choice.ts'
import { subscriptionsOf } from '#database/queries/notice/push-subscription.ts'
import { isFixed, ROAD_NAMES, ROADS, type Road, roadsFor } from '#domain/notice/road.ts'
import { TOPIC_NAMES, TOPICS } from '#domain/notice/topic.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { maskedAddress } from '../outbox/terminal.ts'

export async function readChoices({ member: { membershipNo }, server }: FastifyRequest) {
  const { db } = server
  const addresses = await addressesOf(db, membershipNo)
  const choices = await choicesOf(db, [membershipNo])
  const failingSince = await failingMailSince(server, membershipNo)
  const { line, webPush } = server.settings
  const offered = ROADS.filter((road) => (road !== 'line' || line) && (road !== 'push' || webPush))
  const reaching = offered.filter((road) => addresses[road])
  return dataReply({
    roads: offered.map((road) => ({
      road,
      address: addresses[road] ?? null,
      failing_since: (road === 'email' && failingSince?.toISOString()) || null,
    })),
    topics: TOPICS.map((topic) => {
      const taken = roadsFor(topic, reaching, choices)
      return {
        topic,
        roads: offered.map((road) => ({
          road,
          is_on: taken.includes(road),
          is_fixed: isFixed(topic, road),
        })),
      }
    }),
    detail: (await wantingDetail(db, [membershipNo])).has(membershipNo),
  })
}

/** Of the address that the register has now, and no other. */
async function failingMailSince(
  { db, sealing }: Pick<FastifyInstance, 'db' | 'sealing'>,
  membershipNo: string,
): Promise<Date | undefined> {
  const [failing] = await failingMailOf(db, [membershipNo])
  if (!failing) return undefined
  const refused = sealing.open(failing.address_sealed)
  const contacts = await contactsOf(db, membershipNo)
  return contacts.some(({ address }) => address === refused) ? failing.since : undefined
}

/** As much of each as its owner needs to know it again. */
async function addressesOf(db: Db, membershipNo: string): Promise<Partial<Record<Road, string>>> {
  const contacts = await contactsOf(db, membershipNo)
  const devices = await subscriptionsOf(db, [membershipNo])
  const friends = await friendsOf(db, [membershipNo])
  return {
    ...Object.fromEntries(
      contacts.map(({ channel, address }) => [channel, maskedAddress(channel, address)]),
    ),
    ...(devices.length > 0 && { push: devices.map(({ device }) => device).join(', ') }),
    ...(friends.length > 0 && { line: maskedAddress('line', '') }),
  }
}

export async function choose(
  request: FastifyRequest,
  { topic, road, on }: NoticeChoice,
): Promise<OkReply> {
  const { membershipNo } = request.member
  if (isFixed(topic, road))
    throw new Refusal(
      409,
      `เรื่อง${TOPIC_NAMES[topic]}ส่งทาง ${ROAD_NAMES[road]} เสมอ เพื่อความปลอดภัยของบัญชีท่าน`,
    )
  await inTransaction(request.server.db, async (trx) => {
    await setChoice(trx, membershipNo, { topic, road, is_on: on })
    await recordAudit(trx, request, {
      action: 'notice.choice',
      detail: { topic, channel: road, on },
    })
  })
  return okReply(
    `${on ? 'เปิด' : 'ปิด'}การแจ้งเตือนเรื่อง${TOPIC_NAMES[topic]} ทาง ${ROAD_NAMES[road]} แล้ว`,
  )
}

export async function chooseDetail(
  request: FastifyRequest,
  { on }: NoticeDetail,
): Promise<OkReply> {
  await inTransaction(request.server.db, async (trx) => {
    await setDetail(trx, request.member.membershipNo, on)
    await recordAudit(trx, request, { action: 'notice.choice', detail: { part: 'detail', on } })
  })
  return okReply(on ? 'ข้อความจะมีรายละเอียดของเรื่องด้วย' : 'ข้อความจะบอกเพียงว่ามีรายการใหม่')
}
