// A month that was billed and of which nothing is known yet: the employers are at work on it.

import { SEALING } from '../app/sealing.ts'
import type { Portal } from './portal.ts'

export interface Person {
  membershipNo: string
  nationalId: string
  billed: number
}

export const PERIOD = '2026-11'
/** With a month that is billed and not posted. */
export const OPEN_MONTH = { members: 40, units: 4, months: 3, billsNext: true }

/** Who is on a unit's bill of that month, with what only their payroll knows besides. */
export async function peopleOf({ rows }: Pick<Portal, 'rows'>, unitNo: string): Promise<Person[]> {
  const found = await rows(`
    select slip.membership_no, slip.billed::int, person.national_id_sealed
    from night.collection_slip slip
    join night.member_detail person using (run_id, membership_no)
    where slip.unit_no = '${unitNo}' and slip.period = '${PERIOD}-01' order by slip.membership_no`)
  return found.map((row) => ({
    membershipNo: row.membership_no,
    nationalId: SEALING.open(row.national_id_sealed),
    billed: row.billed,
  }))
}

/** A payroll's file: what was deducted from whom, and why not all. */
export function payrollFile(rows: [Person | string, string, string?][]): string {
  const lines = rows.map(([who, amount, reason = '']) =>
    [typeof who === 'string' ? who : who.nationalId, `"${amount}"`, reason].join(','),
  )
  return ['\ufeffเลขบัตรประชาชน,หักได้,เหตุผล', ...lines].join('\r\n')
}

export function inBaht(amount: number): string {
  return (amount / 100).toFixed(2)
}
