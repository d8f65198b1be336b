import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublishTopic } from '#contract/staff/topics.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { staffTopic, topicText, topicVersions } from '#database/queries/content/staff-topic.ts'
import { publishTopic, setTopicState, touchTopic } from '#database/queries/content/topic-version.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { standingOf } from '#domain/content/topic-state.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { lockTopicVersion, saveVersion } from '#server/content/save-topic.ts'
import { Refusal } from '#server/http/errors.ts'
import { NO_TOPIC, readStaffTopic, readText } from './staff-topic.ts'
import { saveTopicOrConflict } from './topic-conflict.ts'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000

const NO_VERSION = 'ไม่พบฉบับที่ต้องการ'

type LockedTopic = Awaited<ReturnType<typeof lockTopicVersion>>

interface TakenStep {
  action: AuditAction
  detail?: Record<string, string | number>
}

export async function publishArticle(
  request: FastifyRequest,
  params: { topicId: string },
  body: PublishTopic,
  reply: FastifyReply,
) {
  const now = new Date()
  const asked = body.published_at
  const at = asked ? new Date(asked) : undefined
  if (at && at.getTime() > now.getTime() + YEAR_MS) {
    throw new Refusal(400, 'ตั้งเวลาล่วงหน้าได้ไม่เกิน 1 ปี')
  }
  return step(request, reply, params, body, async (trx, topic) => {
    const isOut = standingOf(topic, now) === 'published'
    // What visitors read already cannot wait: its old text would vanish meanwhile.
    if (isOut && at && at > now) {
      throw new Refusal(400, 'เรื่องนี้เผยแพร่อยู่แล้ว ฉบับแก้ไขจึงเผยแพร่ได้ทันทีเท่านั้น')
    }
    const publishedAt = at ?? ((isOut && topic.published_at) || now)
    await publishTopic(trx, topic.topic_id, publishedAt)
    await touchTopic(trx, topic.topic_id, byOfficer(request))
    const action = publishedAt > now ? 'topic.schedule' : 'topic.publish'
    return {
      action,
      detail: { version: topic.version, published_at: publishedAt.toISOString() },
    }
  })
}

export function archiveArticle(
  request: FastifyRequest,
  params: { topicId: string },
  body: { seen: number },
  reply: FastifyReply,
) {
  return step(request, reply, params, body, async (trx, topic) => {
    if (topic.state === 'archived') throw new Refusal(400, 'เรื่องนี้อยู่ในคลังแล้ว')
    await setTopicState(trx, topic.topic_id, 'archived')
    await touchTopic(trx, topic.topic_id, byOfficer(request))
    return { action: 'topic.archive' }
  })
}

export function unpublishArticle(
  request: FastifyRequest,
  params: { topicId: string },
  body: { seen: number },
  reply: FastifyReply,
) {
  return step(request, reply, params, body, async (trx, topic) => {
    const standing = standingOf(topic, new Date())
    if (standing === 'published') {
      throw new Refusal(400, 'เรื่องนี้เผยแพร่อยู่ กรุณาเก็บเข้าคลังก่อน')
    }
    if (standing === 'draft') throw new Refusal(400, 'เรื่องนี้เป็นร่างอยู่แล้ว')
    await setTopicState(trx, topic.topic_id, 'draft')
    await touchTopic(trx, topic.topic_id, byOfficer(request))
    return { action: 'topic.draft' }
  })
}

export async function readVersions(app: FastifyInstance, params: { topicId: string }) {
  const topicId = Number(params.topicId)
  const topic = await staffTopic(app.db, topicId)
  if (!topic) throw new Refusal(404, NO_TOPIC)
  const versions = await topicVersions(app.db, topicId)
  return {
    rc_code: '1' as const,
    data: {
      versions: versions.map(({ version, title, saved_at, restored_from, name }) => ({
        version,
        title,
        saved_at: saved_at?.toISOString() ?? null,
        saved_by: name,
        restored_from,
        is_live: version === topic.live_version,
      })),
    },
  }
}

export async function readVersion(
  app: FastifyInstance,
  { topicId, version }: { version: string; topicId: string },
) {
  const row = await topicText(app.db, Number(topicId), Number(version))
  if (!row) throw new Refusal(404, NO_VERSION)
  return { rc_code: '1' as const, data: await readText(app.db, row) }
}

export function restoreVersion(
  request: FastifyRequest,
  params: { topicId: string },
  form: { version: number; seen: number },
  reply: FastifyReply,
) {
  return step(request, reply, params, form, async (trx, topic) => {
    const from = form.version
    const row = await topicText(trx, topic.topic_id, from)
    if (!row) throw new Refusal(404, NO_VERSION)
    const { category_id, title, body, picture_id, pinned, gallery } = row
    // A document may have been taken away since.
    const { documents } = await readText(trx, row)
    const ids = documents.map(({ document_id }) => document_id)
    const text = { category_id, title, body, picture_id, pinned, gallery, documents: ids }
    const version = await saveVersion(trx, request, topic, { text, restoredFrom: from })
    return { action: 'topic.restore', detail: { version, restored_from: from } }
  })
}

/** One step: by an officer who has seen all, recorded, and answered with what has become of it. */
function step(
  request: FastifyRequest,
  reply: FastifyReply,
  which: { topicId: string },
  { seen }: { seen: number },
  take: (trx: Db, topic: LockedTopic) => Promise<TakenStep>,
) {
  const topicId = Number(which.topicId)
  const { db } = request.server
  return saveTopicOrConflict(request, reply, topicId, async () => {
    await inTransaction(db, async (trx) => {
      const { action, detail } = await take(trx, await lockTopicVersion(trx, topicId, seen))
      await recordAudit(trx, request, { action, detail: { topic_id: topicId, ...detail } })
    })
    return { rc_code: '1' as const, data: await readStaffTopic(db, topicId) }
  })
}

function byOfficer(request: FastifyRequest) {
  return { login: request.staff.login, at: new Date() }
}
