import type { Db } from '../../core/connect.ts'

// biome-ignore format: one row of the table
const ITEM = ['seq', 'manu_name', 'manu_name_eng', 'url', 'icon', 'type', 'is_parent', 'status', 'used_in'] as const

export function shownMenuItems(db: Db) {
  return db.selectFrom('menu_item').select(ITEM).where('status', '=', 1).orderBy('seq').execute()
}

/** Sub-items of shown items only: a hidden parent hides its children. */
export function shownSubMenuItems(db: Db) {
  return db
    .selectFrom('sub_menu_item')
    .innerJoin('menu_item', 'menu_item.seq', 'sub_menu_item.manu_id')
    .select(['sub_menu_item.manu_id', 'sub_menu_item.description', 'sub_menu_item.url'])
    .where('menu_item.status', '=', 1)
    .orderBy('sub_menu_item.manu_id')
    .orderBy('sub_menu_item.seq')
    .execute()
}

export function marqueeNotes(db: Db) {
  return db.selectFrom('marquee').select(['note', 'until']).orderBy('seq').execute()
}
