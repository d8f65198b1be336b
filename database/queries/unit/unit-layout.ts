import { type Insertable, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { inThaiOrder } from '../sql/thai-order.ts'

/** By name; every function takes the unit, so that nobody reaches another's layout by its number. */
export function layoutsOf(db: Db, unitNo: string) {
  return db
    .selectFrom('unit_layout')
    .select(['layout_id', 'name', 'format', 'columns', 'changed_by', 'changed_at'])
    .where('unit_no', '=', unitNo)
    .orderBy(inThaiOrder('name'))
    .execute()
}

/** A layout of the same name becomes this one. */
export async function saveLayout(db: Db, layout: Insertable<Tables['unit_layout']>): Promise<void> {
  const { format, changed_by, changed_at } = layout
  const columns = sql<Tables['unit_layout']['columns']>`${JSON.stringify(layout.columns)}::jsonb`
  await db
    .insertInto('unit_layout')
    .values({ ...layout, columns })
    .onConflict((on) =>
      on.columns(['unit_no', 'name']).doUpdateSet({ format, columns, changed_by, changed_at }),
    )
    .execute()
}

export async function removeLayout(db: Db, unitNo: string, layoutId: number) {
  return db
    .deleteFrom('unit_layout')
    .where('unit_no', '=', unitNo)
    .where('layout_id', '=', layoutId)
    .returning('name')
    .executeTakeFirst()
}
