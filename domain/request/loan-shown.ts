// Whether a published night has the contract that was ordered.

import type { Day } from '../calendar/day.ts'
import { daysBetween } from '../calendar/month-end.ts'
import type { Satang } from '../money/money.ts'
import type { OrderLine } from './order-file.ts'

/** So far from the day that was ordered a contract may begin. */
const DAYS_APART = 15

export interface ShownLoan {
  loan_no: string
  type_code: string
  principal: Satang
  opened_on: Day
}

/** What the night shows of the borrower. */
export interface ShownLoans {
  loans: readonly ShownLoan[]
  /** The contract that the core system answered with; null where it has answered nothing. */
  core_ref: string | null
}

/**
 * The same type and principal: of the contract that the core system names, or of one that was opened after the approval and near the
 * day that was ordered. Null where that day is after the night's, so that it could not be there yet.
 */
export function loanIsShown(
  content: OrderLine['content'],
  { loans, core_ref }: ShownLoans,
  asOf?: Day,
): boolean | null {
  const same = loans.filter(
    (loan) => loan.type_code === content.type_code && loan.principal === content.amount,
  )
  const isShown = same.some(({ loan_no, opened_on }) =>
    core_ref === null ? isNear(opened_on, content) : loan_no === core_ref,
  )
  if (isShown) return true
  return asOf !== undefined && asOf < String(content.starts_on) ? null : false
}

function isNear(openedOn: Day, { starts_on, approved_on }: OrderLine['content']): boolean {
  if (openedOn < String(approved_on)) return false
  return Math.abs(daysBetween(starts_on as Day, openedOn)) <= DAYS_APART
}
