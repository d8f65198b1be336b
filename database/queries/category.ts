import type { Db } from '../connect.ts'

export function categoryById(db: Db, categoryId: number) {
  return db
    .selectFrom('category')
    .select(['category_id', 'name', 'layout'])
    .where('category_id', '=', categoryId)
    .executeTakeFirst()
}
