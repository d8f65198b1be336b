import type { FastifyRequest } from 'fastify'
import { attachmentsOf } from '#database/queries/content/attachment.ts'
import { categoryById } from '#database/queries/content/category.ts'
import { topicsOfCategory } from '#database/queries/content/topic.ts'
import { wordsApart, wordsOf } from '#domain/text/thai-search.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesFor } from '#server/http/paging.ts'
import { attachment, topicCard } from './topic-card.ts'

export async function readTopicList(
  { server: app }: FastifyRequest,
  params: { topicId: string },
  query: { page?: string; q?: string },
) {
  const category = await categoryById(app.db, Number(params.topicId))
  if (!category) throw new Refusal(404, 'ไม่พบหมวดที่ต้องการ')
  const { page, limit, offset } = pageOf(query.page)
  const words = wordsOf(query.q ?? '')
  const search = (words: string[]) =>
    topicsOfCategory(app.db, category.category_id, { words, now: new Date(), limit, offset })
  let { topics, total } = await search(words)
  if (total === 0 && words.length > 0) ({ topics, total } = await search(wordsApart(words)))
  const files = await attachmentsOf(
    app.db,
    topics.map(({ topic_id }) => topic_id),
  )
  return dataReply({
    ...category,
    page,
    pages: pagesFor(page, total),
    total,
    topics: topics.map((topic) => ({
      ...topicCard(topic),
      attachments: files.filter(({ topic_id }) => topic_id === topic.topic_id).map(attachment),
    })),
  })
}
