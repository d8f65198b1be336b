// What the site is made of beside its articles: categories, slides, and what is announced.

import { Type } from 'typebox'
import {
  AnnouncedReply,
  AnnouncementDraftReply,
  AnnouncementsReply,
  NewAnnouncement,
} from '#contract/staff/announce.ts'
import {
  CategoriesReply,
  NewCategory,
  NewOrder,
  NewSlide,
  Removal,
  SavedCategory,
  SavedSlide,
  SlidesReply,
} from '#contract/staff/site-parts.ts'
import {
  readAnnouncementDraft,
  readAnnouncements,
  sendAnnouncement,
} from '#server/content/announcements.ts'
import {
  createCategory,
  deleteCategory,
  readCategories,
  saveCategory,
  saveCategoryOrder,
} from '#server/content/categories.ts'
import {
  createSlide,
  deleteSlide,
  readSlides,
  saveSlide,
  saveSlideOrder,
} from '#server/content/slides.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const OfCategory = Type.Object({ categoryId: Id })
const content = forStaff('content')
const OfSlide = Type.Object({ slideId: Id })
const announce = forStaff('announce')

export const sitePartRoutes = routes(
  // Every step answers with all categories as they are now.
  content.get('/categories', { reply: CategoriesReply }, ({ server }) => readCategories(server.db)),
  content.post('/categories', { body: NewCategory, reply: CategoriesReply }, createCategory),
  content.post(
    '/categories/:categoryId',
    { params: OfCategory, body: SavedCategory, reply: CategoriesReply },
    saveCategory,
  ),
  content.post(
    '/categories/:categoryId/remove',
    { params: OfCategory, body: Removal, reply: CategoriesReply },
    deleteCategory,
  ),
  content.post('/categories/order', { body: NewOrder, reply: CategoriesReply }, saveCategoryOrder),

  // Every step answers with all slides as they are now.
  content.get('/slides', { reply: SlidesReply }, ({ server }) => readSlides(server.db)),
  content.post('/slides', { body: NewSlide, reply: SlidesReply }, createSlide),
  content.post(
    '/slides/:slideId',
    { params: OfSlide, body: SavedSlide, reply: SlidesReply },
    saveSlide,
  ),
  content.post(
    '/slides/:slideId/remove',
    { params: OfSlide, body: Removal, reply: SlidesReply },
    deleteSlide,
  ),
  content.post('/slides/order', { body: NewOrder, reply: SlidesReply }, saveSlideOrder),

  // Tells everybody who is connected now of a published piece of news.
  announce.get('/announcements', { reply: AnnouncementsReply }, readAnnouncements),
  announce.get(
    '/announcements/draft/:topicId',
    { params: Type.Object({ topicId: Id }), reply: AnnouncementDraftReply },
    readAnnouncementDraft,
  ),
  announce.post(
    '/announcements',
    { body: NewAnnouncement, reply: AnnouncedReply },
    sendAnnouncement,
  ),
)
