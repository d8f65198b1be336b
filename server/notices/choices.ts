import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { NoticeChoice, NoticeDetail } from '#contract/member/notices/notices.ts'
import { inTransaction } from '#database/core/connect.ts'
import { contactsOf } from '#database/queries/member/member-contact.ts'
import {
  choicesOf,
  setChoice,
  setDetail,
  wantsDetail,
} from '#database/queries/notice/notice-choice.ts'
import { isFixed, ROAD_NAMES, roadsFor } from '#domain/notice/road.ts'
import { TOPIC_NAMES, TOPICS } from '#domain/notice/topic.ts'
import { recordAudit } from '../audit/audit.ts'
import { Refusal } from '../http/errors.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'
import { maskedAddress } from '../outbox/terminal.ts'
import { ROADS_OFFERED } from './roads-offered.ts'

export async function readChoices({ member: { membershipNo }, server: { db } }: FastifyRequest) {
  const contacts = await contactsOf(db, membershipNo)
  const choices = await choicesOf(db, membershipNo)
  const reaching = contacts.map(({ channel }) => channel)
  return dataReply({
    roads: ROADS_OFFERED.map((road) => {
      const contact = contacts.find(({ channel }) => channel === road)
      return { road, address: contact ? maskedAddress(contact.channel, contact.address) : null }
    }),
    topics: TOPICS.map((topic) => {
      const taken = roadsFor(topic, reaching, choices)
      return {
        topic,
        roads: ROADS_OFFERED.map((road) => ({
          road,
          is_on: taken.includes(road),
          is_fixed: isFixed(topic, road),
        })),
      }
    }),
    detail: await wantsDetail(db, membershipNo),
  })
}

export async function choose(
  request: FastifyRequest,
  { topic, road, on }: NoticeChoice,
): Promise<OkReply> {
  const { membershipNo } = request.member
  if (isFixed(topic, road))
    throw new Refusal(
      409,
      `เรื่อง${TOPIC_NAMES[topic]}ส่งทาง${ROAD_NAMES[road]}เสมอ เพื่อความปลอดภัยของบัญชีท่าน`,
    )
  await inTransaction(request.server.db, async (trx) => {
    await setChoice(trx, membershipNo, { topic, road, is_on: on })
    await recordAudit(trx, request, {
      action: 'notice.choice',
      detail: { topic, channel: road, on },
    })
  })
  return okReply(
    `${on ? 'เปิด' : 'ปิด'}การแจ้งเตือนเรื่อง${TOPIC_NAMES[topic]} ทาง${ROAD_NAMES[road]}แล้ว`,
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
