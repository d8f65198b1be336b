// What all units reported of a month, person by person. Asked inside readAs() as an officer.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { ReportedPerson } from '#domain/unit/unit-result.ts'
import type { Db } from '../../core/connect.ts'
import { RESULT_LINES } from './unit-result.ts'

/** What is still a draft of the unit's is not reported yet. */
export async function reportedLines(db: Db, period: Day): Promise<ReportedPerson[]> {
  const { rows } = await sql<ReportedPerson>`
    select slip.unit_no, unit.name as unit_name, slip.membership_no,
           member.prefix || member.member_name || ' ' || member.member_surname as name,
           slip.billed, line.amount, line.outcome, line.reason, line.reported,
           case when posted.unit_no is not null then slip.deducted end as posted
    ${RESULT_LINES}
    join unit on unit.unit_no = slip.unit_no
    where slip.period = ${period} and line.outcome is not null
      and (told.unit_no is not null or posted.unit_no is not null)
    order by slip.unit_no, slip.membership_no`.execute(db)
  return rows
}
