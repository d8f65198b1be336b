import { Type } from 'typebox'
import {
  CategoriesReply,
  NewCategory,
  NewOrder,
  Removal,
  SavedCategory,
} from '#contract/staff/site-parts.ts'
import {
  all,
  createCategory,
  deleteCategory,
  saveCategory,
  saveCategoryOrder,
} from '#server/content/categories.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const params = Type.Object({ categoryId: Id })

const content = forStaff('content')

/** Every step answers with all categories as they are now. */
export const categoryRoutes = routes(
  content.get('/categories', { reply: CategoriesReply }, ({ server }) => all(server.db)),
  content.post('/categories', { body: NewCategory, reply: CategoriesReply }, createCategory),
  content.post(
    '/categories/:categoryId',
    { params, body: SavedCategory, reply: CategoriesReply },
    saveCategory,
  ),
  content.post(
    '/categories/:categoryId/remove',
    { params, body: Removal, reply: CategoriesReply },
    deleteCategory,
  ),
  content.post('/categories/order', { body: NewOrder, reply: CategoriesReply }, saveCategoryOrder),
)
