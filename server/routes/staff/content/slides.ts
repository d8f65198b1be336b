import { Type } from 'typebox'
import { NewOrder, NewSlide, Removal, SavedSlide, SlidesReply } from '#contract/staff/site-parts.ts'
import { all, createSlide, deleteSlide, saveSlide, saveSlideOrder } from '#server/content/slides.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const params = Type.Object({ slideId: Id })

const content = forStaff('content')

/** Every step answers with all slides as they are now. */
export const slideRoutes = routes(
  content.get('/slides', { reply: SlidesReply }, ({ server }) => all(server.db)),
  content.post('/slides', { body: NewSlide, reply: SlidesReply }, createSlide),
  content.post('/slides/:slideId', { params, body: SavedSlide, reply: SlidesReply }, saveSlide),
  content.post(
    '/slides/:slideId/remove',
    { params, body: Removal, reply: SlidesReply },
    deleteSlide,
  ),
  content.post('/slides/order', { body: NewOrder, reply: SlidesReply }, saveSlideOrder),
)
