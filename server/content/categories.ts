import type { FastifyRequest } from 'fastify'
import type { NewCategory, SavedCategory } from '#contract/staff/site-parts.ts'
import type { Db } from '#database/core/connect.ts'
import {
  addCategory,
  changeCategory,
  orderCategories,
  removeCategory,
  staffCategories,
} from '#database/queries/content/category.ts'
import { withInstants } from '#domain/calendar/instants.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recorded } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { requireAll, someoneWasFaster } from '#server/site/last-change.ts'
import { requireKnownAccounts } from './known-accounts.ts'

export async function createCategory(request: FastifyRequest, body: NewCategory) {
  const words = cleaned(body)
  const by = { login: request.staff.login, at: new Date() }
  await recorded(request, async (trx) => {
    await requireKnownAccounts(trx, request, { where: 'categories', texts: [words.name] })
    const category_id = await addCategory(trx, words, by)
    return {
      action: 'category.add',
      detail: { category_id, ...words },
    }
  })
  return readCategories(request.server.db)
}

export async function saveCategory(
  request: FastifyRequest,
  params: { categoryId: string },
  body: SavedCategory,
) {
  const { seen, ...sent } = body
  const words = cleaned(sent)
  const categoryId = Number(params.categoryId)
  const by = { login: request.staff.login, at: new Date() }
  await recorded(request, async (trx) => {
    await requireKnownAccounts(trx, request, { where: 'categories', texts: [words.name] })
    if (!(await changeCategory(trx, { categoryId, seen }, words, by))) {
      throw someoneWasFaster('หมวด', await find(trx, categoryId))
    }
    return {
      action: 'category.save',
      detail: { category_id: categoryId, ...words },
    }
  })
  return readCategories(request.server.db)
}

export async function deleteCategory(
  request: FastifyRequest,
  params: { categoryId: string },
  body: { seen: number },
) {
  const categoryId = Number(params.categoryId)
  await recorded(request, async (trx) => {
    const category = await find(trx, categoryId)
    if (!category || category.changes !== body.seen) {
      throw someoneWasFaster('หมวด', category)
    }
    if (category.topics > 0) {
      throw new Refusal(
        400,
        `หมวด ${category.name} มี ${category.topics} เรื่อง จึงลบไม่ได้ กรุณาย้ายเรื่องไปหมวดอื่น หรือซ่อนหมวดจากหน้าแรกแทน`,
      )
    }
    await removeCategory(trx, categoryId)
    return {
      action: 'category.remove',
      detail: { category_id: categoryId, name: category.name },
    }
  })
  return readCategories(request.server.db)
}

export async function saveCategoryOrder(request: FastifyRequest, body: { ids: number[] }) {
  const { ids } = body
  await recorded(request, async (trx) => {
    const present = (await staffCategories(trx)).map(({ category_id }) => category_id)
    requireAll(ids, present)
    await orderCategories(trx, ids)
    return {
      action: 'category.order',
      detail: { ids: ids.join(' ') },
    }
  })
  return readCategories(request.server.db)
}

export async function readCategories(db: Db) {
  const categories = await staffCategories(db)
  return dataReply({
    categories: categories.map(withInstants),
  })
}

async function find(db: Db, categoryId: number) {
  return (await staffCategories(db)).find(({ category_id }) => category_id === categoryId)
}

function cleaned({ name, on_home, layout }: NewCategory) {
  const clean = visitorLine(name)
  if (!clean) throw new Refusal(400, 'กรุณากรอกชื่อหมวด')
  return { name: clean, on_home, layout }
}
