// What a right is worked out of: what is known of the member, and what the member says.

import type { Day, Month } from '../calendar/day.ts'
import { monthEndOf, monthNumber } from '../calendar/month-end.ts'
import type { LoanRules, RepaymentMethod } from '../loan/loan.ts'
import type { OwedLoan } from '../loan/loan-next-due.ts'
import type { Satang } from '../money/money.ts'
import type { LoanProduct, MemberKind, Payroll, RuleScope } from './rule-set.ts'

export interface OpenContract extends OwedLoan {
  loanNo: string
  typeCode: string
  typeName: string
  principal: Satang
  /** What the next bill asks for it. */
  due: Satang
  arrearsMonths: number
}

export interface MemberFacts {
  salary: Satang
  joinedOn: Day
  bornOn: Day
  payroll: Payroll
  memberKind: MemberKind
  shares: Satang
  deposits: Satang
  contracts: OpenContract[]
  /** What the cooperative's bill asks for beside loans: shares, deposits, cremation. */
  otherBill: Satang
  /** Months that were not deducted in full, newest first. */
  missed: Month[]
  /** Names of the cremation associations whose member this is. */
  associations: string[]
}

/** What only the member knows, and what is wished for. */
export interface LoanWish {
  amount: Satang
  months: number
  method: RepaymentMethod
  otherIncome: Satang
  /** On the payslip, outside the cooperative. */
  studentLoan: Satang
  housing: Satang
  otherDeductions: Satang
}

/** What is lent, on what terms. */
export interface Lending {
  product: LoanProduct
  ratePpm: number
  rules: LoanRules
}

export function appliesTo(rule: RuleScope, { payroll, memberKind }: MemberFacts): boolean {
  const { payroll: payrolls = [], member_kind: kinds = [] } = rule
  return (
    (payrolls.length === 0 || payrolls.includes(payroll)) &&
    (kinds.length === 0 || kinds.includes(memberKind))
  )
}

/** Whole months of membership. */
export function monthsSince(since: Day, day: Day): number {
  const months = monthNumber(day) - monthNumber(since)
  return Math.max(0, day < dayAfterMonths(since, months) ? months - 1 : months)
}

/** The same day some months later; the month's last where it has no such day. */
export function dayAfterMonths(since: Day, months: number): Day {
  const last = monthEndOf(monthNumber(since) + months)
  const same = `${last.slice(0, 8)}${since.slice(8)}`
  return same < last ? (same as Day) : last
}
