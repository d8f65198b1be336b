import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { SearchReply } from '#contract/info.ts'
import { searchTopics } from '#database/queries/topic.ts'
import { mark, markedExcerpt, wordsOf } from '#domain/thai-search.ts'
import { plainText } from '#domain/thai-text.ts'
import { PageNumber, pageOf, pagesOf, Words } from '#server/paging.ts'

const EXCERPT = 160

export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/search',
    {
      config: { authz: 'public', limit: { name: 'search', max: 120, seconds: 60 } },
      schema: {
        querystring: Type.Object({ q: Words, page: PageNumber }),
        response: { 200: SearchReply },
      },
    },
    async ({ query: { q = '', page: asked } }) => {
      const words = wordsOf(q)
      const { page, limit, offset } = pageOf(asked)
      const { topics, total } =
        words.length === 0
          ? { topics: [], total: 0 }
          : await searchTopics(app.db, { words, now: new Date(), limit, offset })
      return {
        rc_code: '1' as const,
        data: {
          query: q,
          total,
          page,
          pages: pagesOf(total),
          results: topics.map((topic) => ({
            url: `/show/${topic.topic_id}`,
            kind: topic.category_name,
            title: mark(topic.title, words),
            excerpt: markedExcerpt(plainText(topic.body), words, EXCERPT),
            published_at: topic.published_at.toISOString(),
          })),
        },
      }
    },
  )
}
