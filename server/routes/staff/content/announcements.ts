// Tells everybody who is connected now of a published piece of news.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import {
  AnnouncedReply,
  AnnouncementDraftReply,
  AnnouncementsReply,
  NewAnnouncement,
} from '#contract/staff/announce.ts'
import {
  readAnnouncementDraft,
  readAnnouncements,
  sendAnnouncement,
} from '#server/content/announcements.ts'
import { Id } from '#server/http/paging.ts'

const ANNOUNCE = { authz: 'staff', may: 'announce' } as const

export const announcementRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/announcements',
    { config: ANNOUNCE, schema: { response: { 200: AnnouncementsReply } } },
    () => readAnnouncements(app),
  )

  app.get(
    '/api/admin/announcements/draft/:topicId',
    {
      config: ANNOUNCE,
      schema: { params: Type.Object({ topicId: Id }), response: { 200: AnnouncementDraftReply } },
    },
    ({ params }) => readAnnouncementDraft(app, params),
  )

  app.post(
    '/api/admin/announcements',
    { config: ANNOUNCE, schema: { body: NewAnnouncement, response: { 200: AnnouncedReply } } },
    (request) => sendAnnouncement(request, request.body),
  )
}
