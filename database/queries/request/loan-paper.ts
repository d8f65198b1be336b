// What was signed for a loan: by the borrower, and by each guarantor.

import { sql } from 'kysely'
import type { OrderLine } from '#domain/request/order-file.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export interface SignedForLoan
  extends Pick<Tables['signing'], 'code' | 'level' | 'record' | 'membership_no' | 'sha256'> {
  request_id: number
  signed_at: Date
}

const STANDS = sql`s.withdraws is null and not exists (select from signing back where back.withdraws = s.signing_id)`
const SHOWN = sql`s.code, s.level, s.record, s.membership_no, s.sha256, s.signed_at`

/** The borrower's own: the request, and what was signed by hand after it was approved. */
export async function signedByBorrower(db: Db, requestIds: number[]): Promise<SignedForLoan[]> {
  if (requestIds.length === 0) return []
  const { rows } = await sql<SignedForLoan>`
    select r.request_id::int as request_id, ${SHOWN}
    from request r
    join signing s on s.membership_no = r.membership_no and ${STANDS} and (
      s.signing_id = (select signing_id from request_party p
        where p.request_id = r.request_id and p.role = 'member' and p.membership_no = r.membership_no)
      or (s.kind in ('loan_contract', 'deduction_consent') and s.reference = r.request_id || '.' || r.round))
    where r.kind = 'loan' and r.request_id = any(${requestIds}::int[])
    order by s.signing_id`.execute(db)
  return rows
}

/** The guarantors', of consents that stand. */
export async function signedByGuarantors(
  db: Db,
  of: { requestId: number } | { guarantor: string },
): Promise<SignedForLoan[]> {
  const which =
    'requestId' in of ? sql`r.request_id = ${of.requestId}` : sql`a.guarantor_no = ${of.guarantor}`
  const { rows } = await sql<SignedForLoan>`
    select r.request_id::int as request_id, ${SHOWN}
    from guarantee_ask a
    join request r on r.request_id = a.request_id and r.round = a.round
    join signing s on s.membership_no = a.guarantor_no and ${STANDS} and (
      s.signing_id = a.signing_id or (s.kind = 'guarantee_contract' and s.reference = a.ask::text))
    where a.state = 'consented' and ${which}
    order by s.signing_id`.execute(db)
  return rows
}

/** Requests that became this contract in the core system. */
export async function requestsOfLoan(db: Db, loanNo: string): Promise<number[]> {
  const rows = await db
    .selectFrom('order_line')
    .select('request_id')
    .distinct()
    .where('kind', '=', 'loan')
    .where('core_ref', '=', loanNo)
    .where('result', '=', 'accepted')
    .execute()
  return rows.map(({ request_id }) => request_id)
}

export interface MadeLoan {
  request_id: number
  /** The contract, where the core system named it. */
  core_ref: string | null
  content: OrderLine['content']
}

/** Loans of the desk that the core system has made. */
export async function madeLoans(
  db: Db,
  of: { borrower: string } | { requestIds: number[] },
): Promise<MadeLoan[]> {
  const which =
    'borrower' in of
      ? sql`r.membership_no = ${of.borrower}`
      : sql`r.request_id = any(${of.requestIds}::int[])`
  const { rows } = await sql<MadeLoan>`
    select r.request_id::int as request_id, l.core_ref, l.content
    from request r
    join order_line l on l.request_id = r.request_id and l.result = 'accepted' and l.reverses is null
    where r.kind = 'loan' and r.state = 'done' and ${which}`.execute(db)
  return rows
}
