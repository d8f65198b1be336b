// A topic's way: draft → scheduled → published → archived, and back to a draft.

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
import {
  archiveArticle,
  publishArticle,
  readVersion,
  readVersions,
  restoreVersion,
  unpublishArticle,
} from '#server/content/publish-article.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const params = Type.Object({ topicId: Id })

const content = forStaff('content')

export const topicStateRoutes = routes(
  content.post(
    '/topics/:topicId/publish',
    { params, body: PublishTopic, reply: StaffTopicReply, also: { 409: TopicConflict } },
    publishArticle,
  ),
  content.post(
    '/topics/:topicId/archive',
    { params, body: SeenVersion, reply: StaffTopicReply, also: { 409: TopicConflict } },
    archiveArticle,
  ),

  // Out of the archive, or out of the line of what is scheduled. What visitors read is archived first.
  content.post(
    '/topics/:topicId/draft',
    { params, body: SeenVersion, reply: StaffTopicReply, also: { 409: TopicConflict } },
    unpublishArticle,
  ),
  content.get('/topics/:topicId/versions', { params, reply: VersionsReply }, ({ server }, params) =>
    readVersions(server, params),
  ),
  content.get(
    '/topics/:topicId/versions/:version',
    {
      params: Type.Object({
        topicId: Id,
        version: Type.String({ pattern: '^[0-9]{1,6}$', title: 'ฉบับ' }),
      }),
      reply: VersionReply,
    },
    ({ server }, params) => readVersion(server, params),
  ),

  // The old text becomes the newest draft; visitors go on reading what they read.
  content.post(
    '/topics/:topicId/restore',
    { params, body: RestoreVersion, reply: StaffTopicReply, also: { 409: TopicConflict } },
    restoreVersion,
  ),
)
