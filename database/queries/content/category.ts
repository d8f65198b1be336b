import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

export function categoryById(db: Db, categoryId: number) {
  return db
    .selectFrom('category')
    .select(['category_id', 'name', 'layout'])
    .where('category_id', '=', categoryId)
    .executeTakeFirst()
}

export function categoryNames(db: Db) {
  return db.selectFrom('category').select(['category_id', 'name']).orderBy('seq').execute()
}

/** In their order, each with how many topics were ever in it: only an empty one can go. */
export function staffCategories(db: Db) {
  return db
    .selectFrom('category')
    .leftJoin('staff', 'staff.login', 'category.changed_by')
    .select([
      'category_id',
      'category.name',
      'on_home',
      'layout',
      'category.changes',
      'category.changed_at',
    ])
    .select('staff.name as changed_by')
    .select(
      sql<number>`(select count(distinct topic_id) from topic_text
        where topic_text.category_id = category.category_id)`.as('topics'),
    )
    .orderBy('category.seq')
    .orderBy('category_id')
    .execute()
}

interface By {
  login: string
  at: Date
}

interface CategoryWords {
  name: string
  on_home: boolean
  layout: 'news' | 'forms'
}

/** Behind the others. Content files bring numbers of their own, so the next one is asked for under a lock. */
export async function addCategory(trx: Db, words: CategoryWords, { login, at }: By) {
  await sql`lock table category in exclusive mode`.execute(trx)
  const { category_id } = await trx
    .insertInto('category')
    .columns([
      'category_id',
      'seq',
      'name',
      'on_home',
      'layout',
      'changes',
      'changed_by',
      'changed_at',
    ])
    .expression((on) =>
      on
        .selectFrom('category')
        .select([
          sql<number>`coalesce(max(category_id), 0) + 1`.as('category_id'),
          sql<number>`coalesce(max(seq), 0) + 1`.as('seq'),
          sql<string>`${words.name}`.as('name'),
          sql<boolean>`${words.on_home}::boolean`.as('on_home'),
          sql<'news' | 'forms'>`${words.layout}`.as('layout'),
          sql<number>`1`.as('changes'),
          sql<string>`${login}`.as('changed_by'),
          sql<Date>`${at}::timestamptz`.as('changed_at'),
        ]),
    )
    .returning('category_id')
    .executeTakeFirstOrThrow()
  return category_id
}

/** False when somebody has changed it since it was seen, or it is gone. */
export async function changeCategory(
  trx: Db,
  { categoryId, seen }: { categoryId: number; seen: number },
  words: CategoryWords,
  { login, at }: By,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('category')
    .set({ ...words, changes: seen + 1, changed_by: login, changed_at: at })
    .where('category_id', '=', categoryId)
    .where('changes', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function removeCategory(trx: Db, categoryId: number): Promise<void> {
  await trx.deleteFrom('category').where('category_id', '=', categoryId).execute()
}

/** The places of all of them, first to last. */
export async function orderCategories(trx: Db, ids: number[]): Promise<void> {
  await sql`update category set seq = place.seq
    from unnest(${ids}::integer[]) with ordinality as place (id, seq)
    where category.category_id = place.id`.execute(trx)
}
