// What staff save of a topic is cleaned and checked here, whichever way it comes.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffTopic } from '#contract/staff/topics.ts'
import type { Db } from '#database/core/connect.ts'
import { categoryById } from '#database/queries/content/category.ts'
import { documentsNamed } from '#database/queries/content/document.ts'
import { picturesNamed } from '#database/queries/content/media.ts'
import { topicText, topicVersions } from '#database/queries/content/staff-topic.ts'
import {
  addVersion,
  lockTopic,
  type TopicText,
  touchTopic,
} from '#database/queries/content/topic-version.ts'
import { clockTime, longDate } from '#domain/calendar/thai-date.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import type { RecordedEvent } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { changeDocument } from '#server/versions/versioned-document.ts'
import { NO_TOPIC, readStaffTopic } from './staff-topic.ts'

const PICTURE = /<img\b[^<>]*>/g
const ADDRESS = /\ssrc="\/media\/([0-9a-f-]{36})"/
const ALT = /\salt="\s*[^\s"][^"]*"/

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

/** An article as a document with versions. */
export function articleDocument(topicId: number) {
  return {
    async lock(trx: Db) {
      const topic = await lockTopic(trx, topicId)
      if (!topic) throw new Refusal(404, NO_TOPIC)
      return topic
    },
    read: (db: Db) => readStaffTopic(db, topicId),
    versions: (db: Db) => topicVersions(db, topicId),
    content: (db: Db, version: number) => topicText(db, topicId, version),
    noVersion: 'ไม่พบฉบับที่ต้องการ',
    conflict({ changed_by, changed_at }: StaffTopic) {
      const at = new Date(changed_at ?? Date.now())
      const when = `เมื่อ ${longDate(at)} เวลา ${clockTime(at)}`
      return `${changed_by ?? 'เจ้าหน้าที่'} แก้ไขเรื่องนี้${when} รายการของท่านจึงยังไม่ได้ทำ`
    },
  }
}

/** One step of an article: by an officer who has seen all of it, recorded, and answered with what has become of it. */
export function changeArticle(
  request: FastifyRequest,
  reply: FastifyReply,
  { topicId }: { topicId: string },
  seen: number,
  step: (trx: Db, topic: LockedTopic) => Promise<RecordedEvent | undefined>,
) {
  const document = articleDocument(Number(topicId))
  return changeDocument(request, reply, document, seen, async (trx, topic: LockedTopic) => {
    const event = await step(trx, topic)
    return event && { ...event, detail: { topic_id: topic.topic_id, ...event.detail } }
  })
}

export type LockedTopic = NonNullable<Awaited<ReturnType<typeof lockTopic>>>

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
