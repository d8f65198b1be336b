// A topic's way: draft → scheduled → published → archived, and back to a draft.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
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

const config = { authz: 'staff', may: 'content' } as const
const params = Type.Object({ topicId: Id })
const response = { 200: StaffTopicReply, 409: TopicConflict }

export const topicStateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/topics/:topicId/publish',
    { config, schema: { params, body: PublishTopic, response } },
    (request, reply) => publishArticle(request, request.params, request.body, reply),
  )

  app.post(
    '/api/admin/topics/:topicId/archive',
    { config, schema: { params, body: SeenVersion, response } },
    (request, reply) => archiveArticle(request, request.params, request.body, reply),
  )

  // Out of the archive, or out of the line of what is scheduled. What visitors read is archived first.
  app.post(
    '/api/admin/topics/:topicId/draft',
    { config, schema: { params, body: SeenVersion, response } },
    (request, reply) => unpublishArticle(request, request.params, request.body, reply),
  )

  app.get(
    '/api/admin/topics/:topicId/versions',
    { config, schema: { params, response: { 200: VersionsReply } } },
    ({ params }) => readVersions(app, params),
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
    ({ params }) => readVersion(app, params),
  )

  // The old text becomes the newest draft; visitors go on reading what they read.
  app.post(
    '/api/admin/topics/:topicId/restore',
    { config, schema: { params, body: RestoreVersion, response } },
    (request, reply) => restoreVersion(request, request.params, request.body, reply),
  )
}
