import type { Selectable } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

/** This month's letter, or else the newest before it, which the next one begins with. */
export function letterOf(db: Db, unitNo: string, period: Day) {
  return db
    .selectFrom('unit_letter')
    .selectAll()
    .where('unit_no', '=', unitNo)
    .where('period', '<=', period)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function saveLetter(db: Db, letter: Selectable<Tables['unit_letter']>): Promise<void> {
  await db
    .insertInto('unit_letter')
    .values(letter)
    .onConflict((on) => on.columns(['unit_no', 'period']).doUpdateSet(letter))
    .execute()
}
