// Who stands for the loans that are behind, with what a letter to them needs. Read as an officer.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Missed } from '#domain/guarantee-watch/missed-instalments.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Named } from '#domain/person/full-name.ts'
import type { PostalAddress } from '#domain/person/postal-address.ts'
import type { Db } from '../../core/connect.ts'
import type { WatchState } from './watch-case.ts'

export interface CaseGuarantor extends Named, PostalAddress {
  case_id: number
  loan_no: string
  borrower_no: string
  default_on: Day
  default_by: WatchState['default_by']
  missed: Missed[]
  amount: Satang
  membership_no: string
  /** The most they ever pay. */
  maximum: Satang
  state: 'active' | 'retired' | 'left' | 'died'
  borrower_prefix: string
  borrower_first: string
  borrower_last: string
  product: string
  principal: Satang
  balance: Satang
  opened_on: Day
  instalment: Satang
  rate_ppm: number
  /** The core system's own word of what is owed by now; nothing where it says none. */
  arrears_principal: Satang
  arrears_interest: Satang
}

/** Of cases that are the borrower's doing; each guarantor of a loan once. */
export async function caseGuarantors(trx: Db, only?: number): Promise<CaseGuarantor[]> {
  const { rows } = await sql<CaseGuarantor>`
    select one.case_id, one.loan_no, one.borrower_no, last.default_on, last.default_by, last.missed, last.amount,
      stands.guarantor_no as membership_no, stands.maximum,
      person.prefix, person.member_name, person.member_surname, person.state, person.house_no, person.moo, person.soi, person.road,
      person.subdistrict, person.district, person.province, person.postcode,
      borrower.prefix as borrower_prefix, borrower.member_name as borrower_first, borrower.member_surname as borrower_last,
      loan_type.name as product, loan.principal, loan.balance, loan.opened_on, loan.instalment, loan.rate_ppm,
      coalesce(loan.arrears_principal, 0) as arrears_principal, coalesce(loan.arrears_interest, 0) as arrears_interest
    from watch_case as one
    cross join lateral (select * from watch_state where case_id = one.case_id order by seq desc limit 1) as last
    join loan on loan.loan_no = one.loan_no and loan.membership_no = one.borrower_no
    join loan_type on loan_type.type_code = loan.type_code
    join member_detail as borrower on borrower.membership_no = one.borrower_no
    join lateral (
      select guarantor_no, sum(amount)::bigint as maximum from guarantee
      where guarantee.loan_no = one.loan_no and guarantor_no is not null group by guarantor_no
    ) as stands on true
    join member_detail as person on person.membership_no = stands.guarantor_no
    where last.state = 'behind' and (${only ?? null}::bigint is null or one.case_id = ${only ?? null})
    order by last.default_on, one.case_id, stands.guarantor_no`.execute(trx)
  return rows
}
