import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { NewOrder, NewSlide, Removal, SavedSlide, SlidesReply } from '#contract/staff/site-parts.ts'
import { all, createSlide, deleteSlide, saveSlide, saveSlideOrder } from '#server/content/slides.ts'
import { Id } from '#server/http/paging.ts'

const config = { authz: 'staff', may: 'content' } as const
const params = Type.Object({ slideId: Id })
const response = { 200: SlidesReply }

/** Every step answers with all slides as they are now. */
export const slideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/admin/slides', { config, schema: { response } }, () => all(app.db))

  app.post('/api/admin/slides', { config, schema: { body: NewSlide, response } }, (request) =>
    createSlide(request, request.body),
  )

  app.post(
    '/api/admin/slides/:slideId',
    { config, schema: { params, body: SavedSlide, response } },
    (request) => saveSlide(request, request.params, request.body),
  )

  app.post(
    '/api/admin/slides/:slideId/remove',
    { config, schema: { params, body: Removal, response } },
    (request) => deleteSlide(request, request.params, request.body),
  )

  app.post('/api/admin/slides/order', { config, schema: { body: NewOrder, response } }, (request) =>
    saveSlideOrder(request, request.body),
  )
}
