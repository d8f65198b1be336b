// Tells everybody who is connected now of a published piece of news.

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
import { forStaff, routes } from '#server/http/routes.ts'

const announce = forStaff('announce')

export const announcementRoutes = routes(
  announce.get('/announcements', { reply: AnnouncementsReply }, ({ server }) =>
    readAnnouncements(server),
  ),
  announce.get(
    '/announcements/draft/:topicId',
    { params: Type.Object({ topicId: Id }), reply: AnnouncementDraftReply },
    ({ server }, params) => readAnnouncementDraft(server, params),
  ),
  announce.post(
    '/announcements',
    { body: NewAnnouncement, reply: AnnouncedReply },
    sendAnnouncement,
  ),
)
