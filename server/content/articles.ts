import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NewTopic, SavedTopic } from '#contract/staff/topics.ts'
import { inTransaction } from '#database/core/connect.ts'
import { categoryNames } from '#database/queries/content/category.ts'
import { staffTopics } from '#database/queries/content/staff-topic.ts'
import { addDraft } from '#database/queries/content/topic-version.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { TOPIC_STANDINGS } from '#domain/content/topic-state.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { contentOf } from '#server/versions/versioned-document.ts'
import { articleDocument, changeArticle, cleanText, saveVersion } from './save-topic.ts'
import { previewOf, readStaffTopic, readText } from './staff-topic.ts'

export async function readArticles(
  { server: app }: FastifyRequest,
  query: {
    category?: string
    page?: string
    standing?: 'draft' | 'published' | 'archived' | 'scheduled'
    q?: string
  },
) {
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
  return dataReply({
    topics: topics.map(withInstants),
    counts: each,
    categories,
    page,
    pages: pagesOf(total),
    total,
  })
}

export async function addArticle(request: FastifyRequest, body: NewTopic) {
  const text = await cleanText(request.server.db, body)
  const by = { login: request.staff.login, at: new Date() }
  const topicId = await inTransaction(request.server.db, async (trx) => {
    const topic_id = await addDraft(trx, text, by)
    await recordAudit(trx, request, {
      action: 'topic.add',
      detail: { topic_id, title: text.title },
    })
    return topic_id
  })
  return dataReply(await readStaffTopic(request.server.db, topicId))
}

export async function readArticle({ server: app }: FastifyRequest, params: { topicId: string }) {
  return dataReply(await readStaffTopic(app.db, Number(params.topicId)))
}

export async function saveArticle(
  request: FastifyRequest,
  params: { topicId: string },
  body: SavedTopic,
  reply: FastifyReply,
) {
  const { seen, ...sent } = body
  const text = await cleanText(request.server.db, sent)
  return changeArticle(request, reply, params, seen, async (trx, topic) => {
    const version = await saveVersion(trx, request, topic, { text })
    return { action: 'topic.save', detail: { version, title: text.title } }
  })
}

export async function previewArticle(
  { server: app }: FastifyRequest,
  { topicId }: { topicId: string },
  { version }: { version?: string },
) {
  const topic = await readStaffTopic(app.db, Number(topicId))
  if (version === undefined) {
    return dataReply(await previewOf(app.db, topic, topic.text))
  }
  const row = await contentOf(app.db, articleDocument(topic.topic_id), Number(version))
  const text = await readText(app.db, row)
  return dataReply(await previewOf(app.db, topic, text))
}
