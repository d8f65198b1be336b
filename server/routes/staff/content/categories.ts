import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import {
  CategoriesReply,
  NewCategory,
  NewOrder,
  Removal,
  SavedCategory,
} from '#contract/staff/site-parts.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addCategory,
  changeCategory,
  orderCategories,
  removeCategory,
  staffCategories,
} from '#database/queries/content/category.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id } from '#server/http/paging.ts'
import { requireAll, someoneWasFaster } from '#server/site/last-change.ts'

const config = { authz: 'staff', may: 'content' } as const
const params = Type.Object({ categoryId: Id })
const response = { 200: CategoriesReply }

/** Every step answers with all categories as they are now. */
export const categoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/api/admin/categories', { config, schema: { response } }, () => all(app.db))

  app.post(
    '/api/admin/categories',
    { config, schema: { body: NewCategory, response } },
    async (request) => {
      const words = cleaned(request.body)
      const by = { login: request.staff.login, at: new Date() }
      await inTransaction(app.db, async (trx) => {
        const category_id = await addCategory(trx, words, by)
        await recordAudit(trx, request, {
          action: 'category.add',
          detail: { category_id, ...words },
        })
      })
      return all(app.db)
    },
  )

  app.post(
    '/api/admin/categories/:categoryId',
    { config, schema: { params, body: SavedCategory, response } },
    async (request) => {
      const { seen, ...sent } = request.body
      const words = cleaned(sent)
      const categoryId = Number(request.params.categoryId)
      const by = { login: request.staff.login, at: new Date() }
      await inTransaction(app.db, async (trx) => {
        if (!(await changeCategory(trx, { categoryId, seen }, words, by))) {
          throw someoneWasFaster('หมวด', await find(trx, categoryId))
        }
        await recordAudit(trx, request, {
          action: 'category.save',
          detail: { category_id: categoryId, ...words },
        })
      })
      return all(app.db)
    },
  )

  app.post(
    '/api/admin/categories/:categoryId/remove',
    { config, schema: { params, body: Removal, response } },
    async (request) => {
      const categoryId = Number(request.params.categoryId)
      await inTransaction(app.db, async (trx) => {
        const category = await find(trx, categoryId)
        if (!category || category.changes !== request.body.seen) {
          throw someoneWasFaster('หมวด', category)
        }
        if (category.topics > 0) {
          throw new Refusal(
            400,
            `หมวด ${category.name} มี ${category.topics} เรื่อง จึงลบไม่ได้ กรุณาย้ายเรื่องไปหมวดอื่น หรือซ่อนหมวดจากหน้าแรกแทน`,
          )
        }
        await removeCategory(trx, categoryId)
        await recordAudit(trx, request, {
          action: 'category.remove',
          detail: { category_id: categoryId, name: category.name },
        })
      })
      return all(app.db)
    },
  )

  app.post(
    '/api/admin/categories/order',
    { config, schema: { body: NewOrder, response } },
    async (request) => {
      const { ids } = request.body
      await inTransaction(app.db, async (trx) => {
        const present = (await staffCategories(trx)).map(({ category_id }) => category_id)
        requireAll(ids, present)
        await orderCategories(trx, ids)
        await recordAudit(trx, request, {
          action: 'category.order',
          detail: { ids: ids.join(' ') },
        })
      })
      return all(app.db)
    },
  )
}

async function all(db: Db) {
  const categories = await staffCategories(db)
  return {
    rc_code: '1' as const,
    data: {
      categories: categories.map(({ changed_at, ...category }) => ({
        ...category,
        changed_at: changed_at?.toISOString() ?? null,
      })),
    },
  }
}

async function find(db: Db, categoryId: number) {
  return (await staffCategories(db)).find(({ category_id }) => category_id === categoryId)
}

function cleaned({ name, on_home, layout }: Static<typeof NewCategory>) {
  const clean = visitorLine(name)
  if (!clean) throw new Refusal(400, 'กรุณากรอกชื่อหมวด')
  return { name: clean, on_home, layout }
}
