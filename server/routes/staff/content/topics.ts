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
import { forStaff, routes } from '#server/http/routes.ts'

/** The longest text, in Thai letters of three bytes each. */
const BODY_LIMIT = 1024 * 1024
const params = Type.Object({ topicId: Id })

const content = forStaff('content')

export const topicRoutes = routes(
  content.get(
    '/topics',
    {
      query: Type.Object({
        standing: Type.Optional(Standing),
        category: Type.Optional(Id),
        q: Words,
        page: PageNumber,
      }),
      reply: StaffTopicsReply,
    },
    ({ server }, query) => readArticles(server, query),
  ),
  content.post(
    '/topics',
    { bodyLimit: BODY_LIMIT, body: NewTopic, reply: StaffTopicReply },
    addArticle,
  ),
  content.get('/topics/:topicId', { params, reply: StaffTopicReply }, ({ server }, params) =>
    readArticle(server, params),
  ),

  // Saving shows nothing to visitors: that is for publishing.
  content.post(
    '/topics/:topicId',
    {
      bodyLimit: BODY_LIMIT,
      params,
      body: SavedTopic,
      reply: StaffTopicReply,
      also: { 409: TopicConflict },
    },
    saveArticle,
  ),
  content.get(
    '/topics/:topicId/preview',
    {
      params,
      query: Type.Object({
        version: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$', title: 'ฉบับ' })),
      }),
      reply: ShowReply,
    },
    ({ server }, params, query) => previewArticle(server, params, query),
  ),
)
