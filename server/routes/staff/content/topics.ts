import { Type } from 'typebox'
import { ShowReply } from '#contract/public/site-content.ts'
import {
  NewTopic,
  PublishTopic,
  RestoreVersion,
  SavedTopic,
  SeenVersion,
  StaffTopicReply,
  StaffTopicsReply,
  Standing,
  TopicConflict,
  VersionReply,
  VersionsReply,
} from '#contract/staff/topics.ts'
import {
  addArticle,
  previewArticle,
  readArticle,
  readArticles,
  saveArticle,
} from '#server/content/articles.ts'
import {
  archiveArticle,
  publishArticle,
  readVersion,
  readVersions,
  restoreVersion,
  unpublishArticle,
} from '#server/content/publish-article.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

/** The longest text, in Thai letters of three bytes each. */
const BODY_LIMIT = 1024 * 1024
const OfTopic = Type.Object({ topicId: Id })
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
    readArticles,
  ),
  content.post(
    '/topics',
    { bodyLimit: BODY_LIMIT, body: NewTopic, reply: StaffTopicReply },
    addArticle,
  ),
  content.get('/topics/:topicId', { params: OfTopic, reply: StaffTopicReply }, readArticle),

  // Saving shows nothing to visitors: that is for publishing.
  content.post(
    '/topics/:topicId',
    {
      bodyLimit: BODY_LIMIT,
      params: OfTopic,
      body: SavedTopic,
      reply: StaffTopicReply,
      also: { 409: TopicConflict },
    },
    saveArticle,
  ),
  content.get(
    '/topics/:topicId/preview',
    {
      params: OfTopic,
      query: Type.Object({
        version: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$', title: 'ฉบับ' })),
      }),
      reply: ShowReply,
    },
    previewArticle,
  ),

  // A topic's way: draft → scheduled → published → archived, and back to a draft.
  content.post(
    '/topics/:topicId/publish',
    { params: OfTopic, body: PublishTopic, reply: StaffTopicReply, also: { 409: TopicConflict } },
    publishArticle,
  ),
  content.post(
    '/topics/:topicId/archive',
    { params: OfTopic, body: SeenVersion, reply: StaffTopicReply, also: { 409: TopicConflict } },
    archiveArticle,
  ),

  // Out of the archive, or out of the line of what is scheduled. What visitors read is archived first.
  content.post(
    '/topics/:topicId/draft',
    { params: OfTopic, body: SeenVersion, reply: StaffTopicReply, also: { 409: TopicConflict } },
    unpublishArticle,
  ),
  content.get('/topics/:topicId/versions', { params: OfTopic, reply: VersionsReply }, readVersions),
  content.get(
    '/topics/:topicId/versions/:version',
    {
      params: Type.Object({
        topicId: Id,
        version: Type.String({ pattern: '^[0-9]{1,6}$', title: 'ฉบับ' }),
      }),
      reply: VersionReply,
    },
    readVersion,
  ),

  // The old text becomes the newest draft; visitors go on reading what they read.
  content.post(
    '/topics/:topicId/restore',
    { params: OfTopic, body: RestoreVersion, reply: StaffTopicReply, also: { 409: TopicConflict } },
    restoreVersion,
  ),
)
