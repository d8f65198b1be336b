// What is typed to ask for a loan, and is kept until it is signed.

import type { RepaymentMethod } from '../loan/loan.ts'
import type { LoanCollateral } from './loan.ts'

export interface GuarantorForm {
  membership_no: string
  /** First name, as the borrower knows them: both must be right. */
  name: string
  amount: string
}

export interface LoanForm {
  product: string
  amount: string
  months: string
  method: RepaymentMethod
  other_income: string
  student_loan: string
  housing: string
  other_deductions: string
  purpose: string
  collateral: LoanCollateral
  guarantors: GuarantorForm[]
  /** The payslip. */
  file_id: string | null
}

export const GUARANTORS_MOST = 10

/** What a borrower's money rests on, by what the rules ask. */
export function collateralChoices(persons: number, takesDeposits: boolean): LoanCollateral[] {
  if (persons > 0) return ['persons']
  return takesDeposits ? ['shares', 'deposit'] : ['shares']
}
