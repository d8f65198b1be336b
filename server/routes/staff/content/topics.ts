import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ShowReply } from '#contract/public/site-content.ts'
import {
  NewTopic,
  SavedTopic,
  StaffTopicReply,
  StaffTopicsReply,
  Standing,
  TopicConflict,
} from '#contract/staff/topics.ts'
import { inTransaction } from '#database/core/connect.ts'
import { categoryNames } from '#database/queries/content/category.ts'
import { staffTopics, topicText } from '#database/queries/content/staff-topic.ts'
import { addDraft } from '#database/queries/content/topic-version.ts'
import { TOPIC_STANDINGS } from '#domain/content/topic-state.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { cleanText, lockTopicVersion, saveVersion } from '#server/commands/save-topic.ts'
import { previewOf, readStaffTopic, readText } from '#server/content/staff-topic.ts'
import { checkConflict } from '#server/content/topic-conflict.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id, PageNumber, pageOf, pagesOf, Words } from '#server/http/paging.ts'

/** The longest text, in Thai letters of three bytes each. */
const BODY_LIMIT = 1024 * 1024
const config = { authz: 'staff', may: 'content' } as const
const params = Type.Object({ topicId: Id })

export const topicRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/topics',
    {
      config,
      schema: {
        querystring: Type.Object({
          standing: Type.Optional(Standing),
          category: Type.Optional(Id),
          q: Words,
          page: PageNumber,
        }),
        response: { 200: StaffTopicsReply },
      },
    },
    async ({ query }) => {
      const { page, limit, offset } = pageOf(query.page)
      const [{ topics, counts }, categories] = await Promise.all([
        staffTopics(app.db, {
          standing: query.standing,
          categoryId: query.category ? Number(query.category) : undefined,
          words: wordsOf(query.q ?? ''),
          now: new Date(),
          limit,
          offset,
        }),
        categoryNames(app.db),
      ])
      const countOf = (standing: (typeof TOPIC_STANDINGS)[number]) =>
        counts.find((row) => row.standing === standing)?.count ?? 0
      const each = {
        draft: countOf('draft'),
        scheduled: countOf('scheduled'),
        published: countOf('published'),
        archived: countOf('archived'),
      }
      const total = query.standing
        ? each[query.standing]
        : TOPIC_STANDINGS.reduce((sum, standing) => sum + each[standing], 0)
      return {
        rc_code: '1' as const,
        data: {
          topics: topics.map((topic) => ({
            ...topic,
            published_at: topic.published_at?.toISOString() ?? null,
            changed_at: topic.changed_at?.toISOString() ?? null,
          })),
          counts: each,
          categories,
          page,
          pages: pagesOf(total),
          total,
        },
      }
    },
  )

  app.post(
    '/api/admin/topics',
    {
      config,
      bodyLimit: BODY_LIMIT,
      schema: { body: NewTopic, response: { 200: StaffTopicReply } },
    },
    async (request) => {
      const text = await cleanText(app.db, request.body)
      const by = { login: request.staff.login, at: new Date() }
      const topicId = await inTransaction(app.db, async (trx) => {
        const topic_id = await addDraft(trx, text, by)
        await recordAudit(trx, request, {
          action: 'topic.add',
          detail: { topic_id, title: text.title },
        })
        return topic_id
      })
      return { rc_code: '1' as const, data: await readStaffTopic(app.db, topicId) }
    },
  )

  app.get(
    '/api/admin/topics/:topicId',
    { config, schema: { params, response: { 200: StaffTopicReply } } },
    async (request) => ({
      rc_code: '1' as const,
      data: await readStaffTopic(app.db, Number(request.params.topicId)),
    }),
  )

  // Saving shows nothing to visitors: that is for publishing.
  app.post(
    '/api/admin/topics/:topicId',
    {
      config,
      bodyLimit: BODY_LIMIT,
      schema: { params, body: SavedTopic, response: { 200: StaffTopicReply, 409: TopicConflict } },
    },
    async (request, reply) => {
      const topicId = Number(request.params.topicId)
      const { seen, ...sent } = request.body
      const text = await cleanText(app.db, sent)
      return checkConflict(request, reply, topicId, async () => {
        await inTransaction(app.db, async (trx) => {
          const topic = await lockTopicVersion(trx, topicId, seen)
          const version = await saveVersion(trx, request, topic, { text })
          await recordAudit(trx, request, {
            action: 'topic.save',
            detail: { topic_id: topicId, version, title: text.title },
          })
        })
        return { rc_code: '1' as const, data: await readStaffTopic(app.db, topicId) }
      })
    },
  )

  app.get(
    '/api/admin/topics/:topicId/preview',
    {
      config,
      schema: {
        params,
        querystring: Type.Object({
          version: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$', title: 'ฉบับ' })),
        }),
        response: { 200: ShowReply },
      },
    },
    async ({ params: { topicId }, query: { version } }) => {
      const topic = await readStaffTopic(app.db, Number(topicId))
      if (version === undefined) {
        return { rc_code: '1' as const, data: await previewOf(app.db, topic, topic.text) }
      }
      const row = await topicText(app.db, topic.topic_id, Number(version))
      if (!row) throw new Refusal(404, 'ไม่พบฉบับที่ต้องการ')
      const text = await readText(app.db, row)
      return { rc_code: '1' as const, data: await previewOf(app.db, topic, text) }
    },
  )
}
