import type { MenuConfig } from '#domain/site/menu.ts'
import type { Db } from '../../core/connect.ts'

export async function menuConfig(db: Db): Promise<MenuConfig> {
  const [items, subs] = await Promise.all([
    db.selectFrom('menu_item').selectAll().where('type', '=', 'main').orderBy('seq').execute(),
    db.selectFrom('sub_menu_item').selectAll().orderBy('manu_id').orderBy('seq').execute(),
  ])
  return {
    items: items.map(({ seq, type: _, ...item }) => ({
      ...item,
      subs: subs
        .filter(({ manu_id }) => manu_id === seq)
        .map(({ description, url }) => ({ description, url })),
    })),
  }
}

/** Numbers follow the order; a sub-item refers to its parent's (REQ-510). */
export async function writeMenu(trx: Db, { items }: MenuConfig): Promise<void> {
  await trx.deleteFrom('menu_item').execute()
  if (items.length === 0) return
  const rows = items.map(({ subs: _, ...item }, at) => ({
    ...item,
    seq: at + 1,
    type: 'main' as const,
  }))
  await trx.insertInto('menu_item').values(rows).execute()
  const subs = items.flatMap((item, at) =>
    item.subs.map((sub, place) => ({ ...sub, manu_id: at + 1, seq: place + 1 })),
  )
  if (subs.length > 0) await trx.insertInto('sub_menu_item').values(subs).execute()
}
