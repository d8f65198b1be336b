import type { Db } from '../connect.ts'
import type { StaffTable } from '../door-tables.ts'

export async function addStaff(db: Db, staff: StaffTable[]): Promise<void> {
  await db.insertInto('staff').values(staff).execute()
}
