import type { Db } from '../../core/connect.ts'

// biome-ignore format: one row of the table
const COLUMNS = ['prefix', 'member_name', 'member_surname', 'state', 'mobile', 'email', 'house_no', 'moo', 'soi', 'road', 'subdistrict',
  'district', 'province', 'postcode', 'pay_bank', 'pay_account_sealed'] as const

/** Where a member is reached and paid, as the register has it. */
export function registerOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('member_detail')
    .select(COLUMNS)
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
}
