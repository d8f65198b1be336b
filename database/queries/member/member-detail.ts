import type { Db } from '../../core/connect.ts'

// biome-ignore format: one row of the table
const COLUMNS = ['membership_no', 'prefix', 'member_name', 'member_surname', 'national_id_sealed', 'birth_date',
  'mobile', 'home_phone', 'house_no', 'moo', 'soi', 'road', 'subdistrict', 'district', 'province', 'postcode',
  'position', 'member_kind', 'salary', 'joined_on', 'ended_on', 'state'] as const

/** The register's entry, with the unit they belong to. */
export function memberDetailOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('member_detail as detail')
    .innerJoin('unit', 'unit.unit_no', 'detail.unit_no')
    .select(COLUMNS.map((column) => `detail.${column}` as const))
    .select(['unit.unit_no', 'unit.name as unit_name', 'unit.payroll'])
    .where('detail.membership_no', '=', membershipNo)
    .executeTakeFirst()
}

/** Where they worked, newest first. */
export function unitMembershipsOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('unit_membership as held')
    .innerJoin('unit', 'unit.unit_no', 'held.unit_no')
    .select(['held.unit_no', 'unit.name', 'held.from_on', 'held.until_on'])
    .where('held.membership_no', '=', membershipNo)
    .orderBy('held.from_on', 'desc')
    .execute()
}

/** Of several at once, by membership number; for whoever may know where somebody works. */
export async function unitNamesOf(db: Db, members: string[]): Promise<Map<string, string>> {
  if (members.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .innerJoin('unit', 'unit.unit_no', 'member.unit_no')
    .select(['member.membership_no', 'unit.name'])
    .where('member.membership_no', 'in', members)
    .execute()
  return new Map(rows.map(({ membership_no, name }) => [membership_no, name]))
}
