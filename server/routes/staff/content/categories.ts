import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
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

const config = { authz: 'staff', may: 'content' } as const
const params = Type.Object({ categoryId: Id })
const response = { 200: CategoriesReply }

/** Every step answers with all categories as they are now. */
export const categoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/admin/categories', { config, schema: { response } }, () => all(app.db))

  app.post(
    '/api/admin/categories',
    { config, schema: { body: NewCategory, response } },
    (request) => createCategory(request, request.body),
  )

  app.post(
    '/api/admin/categories/:categoryId',
    { config, schema: { params, body: SavedCategory, response } },
    (request) => saveCategory(request, request.params, request.body),
  )

  app.post(
    '/api/admin/categories/:categoryId/remove',
    { config, schema: { params, body: Removal, response } },
    (request) => deleteCategory(request, request.params, request.body),
  )

  app.post(
    '/api/admin/categories/order',
    { config, schema: { body: NewOrder, response } },
    (request) => saveCategoryOrder(request, request.body),
  )
}
