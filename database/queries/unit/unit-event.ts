import type { Day } from '#domain/calendar/day.ts'
import type { UnitEventKind } from '#domain/unit/unit-month.ts'
import type { Db } from '../../core/connect.ts'

interface NewUnitEvent {
  unitNo: string
  /** The first of the month, as in the tables of a night. */
  period: Day
  kind: UnitEventKind
  /** In words for people, such as «งบหน้ารายการเรียกเก็บ (PDF)». */
  what: string
  /** The unit's person, or an officer of the cooperative. */
  by: { login: string; name: string }
  at: Date
}

/** In the transaction of what it tells, or by itself where something was only fetched. */
export async function addUnitEvent(
  db: Db,
  { unitNo, period, kind, what, by, at }: NewUnitEvent,
): Promise<void> {
  await db
    .insertInto('unit_event')
    .values({ unit_no: unitNo, period, kind, what, by_login: by.login, by_name: by.name, at })
    .execute()
}

/** The latest first. */
export function unitEventsOf(db: Db, unitNo: string, period: Day) {
  return db
    .selectFrom('unit_event')
    .select(['kind', 'what', 'by_login', 'by_name', 'at'])
    .where('unit_no', '=', unitNo)
    .where('period', '=', period)
    .orderBy('at', 'desc')
    .orderBy('event_id', 'desc')
    .execute()
}
