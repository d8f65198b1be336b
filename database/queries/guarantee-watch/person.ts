// Borrowers and guarantors of open loans, from one check of a night to the next. Read as an officer.

import { sql } from 'kysely'
import type { PersonRole, PersonState } from '#domain/guarantee-watch/person-change.ts'
import type { Db } from '../../core/connect.ts'

export interface ChangedPerson {
  loan_no: string
  role: PersonRole
  membership_no: string
  was_state: PersonState
  state: PersonState
  was_unit_no: string
  unit_no: string
  was_unit: string
  unit: string
}

/** Once for each loan they have to do with. A unit that is gone was given another number: nobody moved. */
export async function changedPeople(trx: Db): Promise<ChangedPerson[]> {
  const { rows } = await sql<ChangedPerson>`
    select distinct stand.loan_no, stand.role, person.membership_no, before.state as was_state, person.state,
      coalesce(was.unit_no, person.unit_no) as was_unit_no, person.unit_no, coalesce(was.name, '') as was_unit,
      coalesce(unit.name, person.unit_no) as unit
    from watch_person as before
    join member_detail as person on person.membership_no = before.membership_no
      and (person.state, person.unit_no) is distinct from (before.state, before.unit_no)
    join (
      select loan_no, 'borrower' as role, borrower_no as membership_no from watch_stand where ended_on is null
      union
      select loan_no, 'guarantor', guarantor_no from watch_stand where ended_on is null
    ) as stand on stand.membership_no = person.membership_no
    left join unit on unit.unit_no = person.unit_no
    left join unit as was on was.unit_no = before.unit_no
    order by stand.loan_no, person.membership_no`.execute(trx)
  return rows
}

export async function rememberPeople(trx: Db): Promise<void> {
  await sql`
    delete from watch_person where membership_no not in (
      select borrower_no from watch_stand union select guarantor_no from watch_stand)`.execute(trx)
  await sql`
    insert into watch_person as known (membership_no, state, unit_no)
    select membership_no, state, unit_no from member_detail
    where membership_no in (select borrower_no from watch_stand union select guarantor_no from watch_stand)
    on conflict (membership_no) do update set state = excluded.state, unit_no = excluded.unit_no
    where (known.state, known.unit_no) is distinct from (excluded.state, excluded.unit_no)`.execute(
    trx,
  )
}
