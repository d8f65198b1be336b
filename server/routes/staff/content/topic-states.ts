// A topic's way: draft → scheduled → published → archived, and back to a draft.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  PublishTopic,
  RestoreVersion,
  SeenVersion,
  StaffTopicReply,
  TopicConflict,
  VersionReply,
  VersionsReply,
} from '#contract/staff/topics.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { staffTopic, topicText, topicVersions } from '#database/queries/content/staff-topic.ts'
import { publishTopic, setTopicState, touchTopic } from '#database/queries/content/topic-version.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { standingOf } from '#domain/content/topic-state.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { lockTopicVersion, saveVersion } from '#server/commands/save-topic.ts'
import { NO_TOPIC, readStaffTopic, readText } from '#server/content/staff-topic.ts'
import { checkConflict } from '#server/content/topic-conflict.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id } from '#server/http/paging.ts'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000
const config = { authz: 'staff', may: 'content' } as const
const params = Type.Object({ topicId: Id })
const response = { 200: StaffTopicReply, 409: TopicConflict }
const NO_VERSION = 'ไม่พบฉบับที่ต้องการ'

type LockedTopic = Awaited<ReturnType<typeof lockTopicVersion>>
interface Told {
  action: AuditAction
  detail?: Record<string, string | number>
}

export const topicStateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** One step: by an officer who has seen all, written down, and answered with what has become of it. */
  function step(
    request: FastifyRequest<{ Params: { topicId: string }; Body: { seen: number } }>,
    reply: FastifyReply,
    take: (trx: Db, topic: LockedTopic) => Promise<Told>,
  ) {
    const topicId = Number(request.params.topicId)
    return checkConflict(request, reply, topicId, async () => {
      await inTransaction(app.db, async (trx) => {
        const { action, detail } = await take(
          trx,
          await lockTopicVersion(trx, topicId, request.body.seen),
        )
        await recordAudit(trx, request, { action, detail: { topic_id: topicId, ...detail } })
      })
      return { rc_code: '1' as const, data: await readStaffTopic(app.db, topicId) }
    })
  }
  const by = (request: FastifyRequest) => ({ login: request.staff.login, at: new Date() })

  app.post(
    '/api/admin/topics/:topicId/publish',
    { config, schema: { params, body: PublishTopic, response } },
    async (request, reply) => {
      const now = new Date()
      const asked = request.body.published_at
      const at = asked ? new Date(asked) : undefined
      if (at && at.getTime() > now.getTime() + YEAR_MS) {
        throw new Refusal(400, 'ตั้งเวลาล่วงหน้าได้ไม่เกิน 1 ปี')
      }
      return step(request, reply, async (trx, topic) => {
        const isOut = standingOf(topic, now) === 'published'
        // What visitors read already cannot wait: its old text would vanish meanwhile.
        if (isOut && at && at > now) {
          throw new Refusal(400, 'เรื่องนี้เผยแพร่อยู่แล้ว ฉบับแก้ไขจึงเผยแพร่ได้ทันทีเท่านั้น')
        }
        const publishedAt = at ?? ((isOut && topic.published_at) || now)
        await publishTopic(trx, topic.topic_id, publishedAt)
        await touchTopic(trx, topic.topic_id, by(request))
        const action = publishedAt > now ? 'topic.schedule' : 'topic.publish'
        return {
          action,
          detail: { version: topic.version, published_at: publishedAt.toISOString() },
        }
      })
    },
  )

  app.post(
    '/api/admin/topics/:topicId/archive',
    { config, schema: { params, body: SeenVersion, response } },
    (request, reply) =>
      step(request, reply, async (trx, topic) => {
        if (topic.state === 'archived') throw new Refusal(400, 'เรื่องนี้อยู่ในคลังแล้ว')
        await setTopicState(trx, topic.topic_id, 'archived')
        await touchTopic(trx, topic.topic_id, by(request))
        return { action: 'topic.archive' }
      }),
  )

  // Out of the archive, or out of the line of what is scheduled. What visitors read is archived first.
  app.post(
    '/api/admin/topics/:topicId/draft',
    { config, schema: { params, body: SeenVersion, response } },
    (request, reply) =>
      step(request, reply, async (trx, topic) => {
        const standing = standingOf(topic, new Date())
        if (standing === 'published') {
          throw new Refusal(400, 'เรื่องนี้เผยแพร่อยู่ กรุณาเก็บเข้าคลังก่อน')
        }
        if (standing === 'draft') throw new Refusal(400, 'เรื่องนี้เป็นร่างอยู่แล้ว')
        await setTopicState(trx, topic.topic_id, 'draft')
        await touchTopic(trx, topic.topic_id, by(request))
        return { action: 'topic.draft' }
      }),
  )

  app.get(
    '/api/admin/topics/:topicId/versions',
    { config, schema: { params, response: { 200: VersionsReply } } },
    async (request) => {
      const topicId = Number(request.params.topicId)
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
    },
  )

  app.get(
    '/api/admin/topics/:topicId/versions/:version',
    {
      config,
      schema: {
        params: Type.Object({
          topicId: Id,
          version: Type.String({ pattern: '^[0-9]{1,6}$', title: 'ฉบับ' }),
        }),
        response: { 200: VersionReply },
      },
    },
    async ({ params: { topicId, version } }) => {
      const row = await topicText(app.db, Number(topicId), Number(version))
      if (!row) throw new Refusal(404, NO_VERSION)
      return { rc_code: '1' as const, data: await readText(app.db, row) }
    },
  )

  // The old text becomes the newest draft; visitors go on reading what they read.
  app.post(
    '/api/admin/topics/:topicId/restore',
    { config, schema: { params, body: RestoreVersion, response } },
    (request, reply) =>
      step(request, reply, async (trx, topic) => {
        const from = request.body.version
        const row = await topicText(trx, topic.topic_id, from)
        if (!row) throw new Refusal(404, NO_VERSION)
        const { category_id, title, body, picture_id, pinned, gallery } = row
        // A document may have been taken away since.
        const { documents } = await readText(trx, row)
        const ids = documents.map(({ document_id }) => document_id)
        const text = { category_id, title, body, picture_id, pinned, gallery, documents: ids }
        const version = await saveVersion(trx, request, topic, { text, restoredFrom: from })
        return { action: 'topic.restore', detail: { version, restored_from: from } }
      }),
  )
}
