import { type Insertable, sql } from 'kysely'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { inThaiOrder } from '../sql/thai-order.ts'

export async function addStaff(db: Db, staff: Insertable<Tables['staff']>[]): Promise<void> {
  await db.insertInto('staff').values(staff).execute()
}

export type Officer = Pick<Tables['staff'], 'login' | 'name' | 'roles'>

/** An officer who may still work here. */
export function presentOfficer(db: Db, login: string): Promise<Officer | undefined> {
  return db
    .selectFrom('staff')
    .select(['login', 'name', 'roles'])
    .where('login', '=', login)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** An officer, also one who may not work here now. */
export function officerOfAnyState(db: Db, login: string) {
  return db
    .selectFrom('staff')
    .select(['login', 'name', 'roles', 'membership_no', 'disabled_at'])
    .where('login', '=', login)
    .executeTakeFirst()
}

export async function isOfficersNumber(db: Db, membershipNo: string): Promise<boolean> {
  const officer = await db
    .selectFrom('staff')
    .select('login')
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
  return officer !== undefined
}

/** Those who work here now and have one of these roles, by name. */
export function officersOf(db: Db, roles: readonly StaffRole[]) {
  return db
    .selectFrom('staff')
    .select(['login', 'name', 'roles'])
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`roles && ${[...roles]}::text[]`)
    .orderBy(inThaiOrder('name'))
    .execute()
}

/** The number of an officer who is a member too. */
export async function membershipNoOf(db: Db, login: string): Promise<string | null> {
  const officer = await db
    .selectFrom('staff')
    .select('membership_no')
    .where('login', '=', login)
    .executeTakeFirst()
  return officer?.membership_no ?? null
}

export async function isAnybodyStaff(db: Db): Promise<boolean> {
  const officer = await db.selectFrom('staff').select('login').limit(1).executeTakeFirst()
  return officer !== undefined
}
