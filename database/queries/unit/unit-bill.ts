// What one unit is billed, read as that unit: every function belongs inside readAs({ unit }).

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

/** Every month that was billed, newest first. */
export function unitMonths(db: Db, unitNo: string) {
  return db
    .selectFrom('collection_unit as month')
    .leftJoin('collection_due as due', 'due.period', 'month.period')
    .select(['month.period', 'month.members', 'month.billed', 'month.deducted', 'due.due_on'])
    .where('month.unit_no', '=', unitNo)
    .orderBy('month.period', 'desc')
    .execute()
}

/** The unit as the last night knows it. */
export function billedUnit(db: Db, unitNo: string) {
  return db
    .selectFrom('unit')
    .select(['unit_no', 'name', 'address', 'phone'])
    .where('unit_no', '=', unitNo)
    .executeTakeFirst()
}

/** Who was this unit's in those months, by number; the name and id also of whoever has moved on since. */
export async function unitSlips(db: Db, unitNo: string, periods: readonly Day[]) {
  return db
    .selectFrom('collection_slip as slip')
    .innerJoin('unit_person as person', 'person.membership_no', 'slip.membership_no')
    .select([
      'slip.period',
      'slip.membership_no',
      'slip.billed',
      'slip.deducted',
      'slip.reason',
      'person.prefix',
      'person.member_name',
      'person.member_surname',
      'person.national_id_sealed',
      'person.national_id_index',
    ])
    .where('slip.unit_no', '=', unitNo)
    .where('slip.period', 'in', [...periods])
    .orderBy('slip.membership_no')
    .execute()
}

/** What these people were billed through the unit from a month on, newest first. */
export function billedSince(
  db: Db,
  unitNo: string,
  { members, since }: { members: readonly string[]; since: Day },
) {
  return db
    .selectFrom('collection_slip')
    .select(['membership_no', 'period', 'billed'])
    .where('unit_no', '=', unitNo)
    .where('membership_no', '=', sql<string>`any(${members}::text[])`)
    .where('period', '>=', since)
    .orderBy('period', 'desc')
    .execute()
}

export async function unitLines(db: Db, unitNo: string, periods: readonly Day[]) {
  return db
    .selectFrom('unit_bill_line')
    .selectAll()
    .where('unit_no', '=', unitNo)
    .where('period', 'in', [...periods])
    .orderBy('membership_no')
    .orderBy('seq')
    .execute()
}

export type UnitLineRow = Awaited<ReturnType<typeof unitLines>>[number]

/** When these people came to the unit and left it, newest last; how they stand only while they are the unit's. */
export function unitBelongings(db: Db, unitNo: string, membershipNos: readonly string[]) {
  return db
    .selectFrom('unit_membership as held')
    .leftJoin('member_detail as detail', 'detail.membership_no', 'held.membership_no')
    .select([
      'held.membership_no',
      'held.from_on',
      'held.until_on',
      'detail.joined_on',
      'detail.state',
    ])
    .where('held.unit_no', '=', unitNo)
    .where('held.membership_no', '=', sql<string>`any(${membershipNos}::text[])`)
    .orderBy('held.from_on')
    .execute()
}

/** PostgreSQL sums bigints into numerics, which would arrive as text. */
function sum(column: 'principal' | 'interest' | 'billed' | 'deducted') {
  return sql<Satang>`sum(${sql.ref(column)})::bigint`
}

/** What a unit's months add up to by kind, oldest first. */
export function unitSums(db: Db, unitNo: string, from: Day, until: Day) {
  return db
    .selectFrom('unit_bill_line')
    .select(({ fn }) => [
      'period',
      'line_kind',
      'type_code',
      'type_name',
      fn.countAll<number>().as('lines'),
      fn.count<number>('membership_no').distinct().as('people'),
      sum('principal').as('principal'),
      sum('interest').as('interest'),
      sum('billed').as('billed'),
      sum('deducted').as('deducted'),
    ])
    .where('unit_no', '=', unitNo)
    .where('period', '>=', from)
    .where('period', '<=', until)
    .groupBy(['period', 'line_kind', 'type_code', 'type_name'])
    .orderBy('period')
    .execute()
}
