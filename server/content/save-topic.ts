// What staff save of a topic is cleaned and checked here, whichever way it comes.

import type { FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { categoryById } from '#database/queries/content/category.ts'
import { documentsNamed } from '#database/queries/content/document.ts'
import { picturesNamed } from '#database/queries/content/media.ts'
import {
  addVersion,
  lockTopic,
  type TopicText,
  touchTopic,
} from '#database/queries/content/topic-version.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { NO_TOPIC } from '#server/content/staff-topic.ts'
import { Refusal } from '#server/http/errors.ts'
import { requireNewest } from '#server/versions/conflict.ts'

const PICTURE = /<img\b[^>]*>/g
const ADDRESS = /\ssrc="\/media\/([0-9a-f-]{36})"/
const ALT = /\salt="[^"]*\S[^"]*"/

export async function cleanText(db: Db, sent: TopicText): Promise<TopicText> {
  const title = visitorLine(sent.title)
  if (!title) throw new Refusal(400, 'กรุณากรอกหัวข้อ')
  const body = richHtml(sent.body)
  const inBody = body.match(PICTURE) ?? []
  if (inBody.some((img) => !ALT.test(img))) {
    throw new Refusal(400, 'ภาพในเนื้อหาต้องมีคำอธิบายภาพ กรุณาใส่ให้ครบทุกภาพ')
  }
  const pictures = [
    ...(sent.picture_id ? [sent.picture_id] : []),
    ...sent.gallery,
    ...inBody.map((img) => ADDRESS.exec(img)?.[1] ?? ''),
  ]
  const [category, found, documents] = await Promise.all([
    categoryById(db, sent.category_id),
    picturesNamed(db, [...new Set(pictures)]),
    documentsNamed(db, sent.documents),
  ])
  if (!category) throw new Refusal(400, 'ไม่พบหมวดที่เลือก กรุณาเลือกหมวดใหม่')
  if (found.length < new Set(pictures).size) throw new Refusal(400, 'ไม่พบภาพที่ใช้ กรุณาเพิ่มภาพใหม่')
  if (documents.length < sent.documents.length) {
    throw new Refusal(400, 'ไม่พบเอกสารที่แนบ กรุณาแนบเอกสารใหม่')
  }
  const { category_id, picture_id, pinned, gallery } = sent
  return { category_id, title, body, picture_id, pinned, gallery, documents: sent.documents }
}

/** The topic, held until the transaction is over, for an officer who has seen all of it. */
export async function lockTopicVersion(trx: Db, topicId: number, seen: number) {
  const topic = await lockTopic(trx, topicId)
  if (!topic) throw new Refusal(404, NO_TOPIC)
  requireNewest(topic.changes, seen)
  return topic
}

/** Answers the number of the new version. */
export async function saveVersion(
  trx: Db,
  request: FastifyRequest,
  topic: { topic_id: number; version: number },
  { text, restoredFrom = null }: { text: TopicText; restoredFrom?: number | null },
): Promise<number> {
  const by = { login: request.staff.login, at: new Date() }
  const version = topic.version + 1
  await addVersion(trx, topic.topic_id, { text, version, by, restoredFrom })
  await touchTopic(trx, topic.topic_id, by)
  return version
}
