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
import {
  addArticle,
  previewArticle,
  readArticle,
  readArticles,
  saveArticle,
} from '#server/content/articles.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'

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
    ({ query }) => readArticles(app, query),
  )

  app.post(
    '/api/admin/topics',
    {
      config,
      bodyLimit: BODY_LIMIT,
      schema: { body: NewTopic, response: { 200: StaffTopicReply } },
    },
    (request) => addArticle(request, request.body),
  )

  app.get(
    '/api/admin/topics/:topicId',
    { config, schema: { params, response: { 200: StaffTopicReply } } },
    ({ params }) => readArticle(app, params),
  )

  // Saving shows nothing to visitors: that is for publishing.
  app.post(
    '/api/admin/topics/:topicId',
    {
      config,
      bodyLimit: BODY_LIMIT,
      schema: { params, body: SavedTopic, response: { 200: StaffTopicReply, 409: TopicConflict } },
    },
    (request, reply) => saveArticle(request, request.params, request.body, reply),
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
    ({ params, query }) => previewArticle(app, params, query),
  )
}
