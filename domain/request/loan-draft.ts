// What is typed to ask for a loan, and is kept until it is signed.

import type { LoanProduct } from '../loan-right/rule-set.ts'
import type { WishFields } from '../loan-right/wish-form.ts'
import type { Satang } from '../money/money.ts'
import { groupedNumber } from '../text/typed-number.ts'
import type { LoanCollateral, RequestedLoan } from './loan.ts'

export interface GuarantorForm {
  membership_no: string
  /** First name, as the borrower knows them: both must be right. */
  name: string
  amount: string
}

export interface LoanForm extends WishFields {
  product: string
  collateral: LoanCollateral
  guarantors: GuarantorForm[]
  /** The payslip. */
  file_id: string | null
}

export const GUARANTORS_MOST = 10

/** What a borrower's money rests on, by what the rules ask. */
export function collateralChoices(
  persons: number,
  { rules }: Pick<LoanProduct, 'rules'>,
): LoanCollateral[] {
  if (persons > 0) return ['persons']
  const takesDeposits = rules.some(
    (rule) => rule.kind === 'share_percent' && rule.of === 'shares_and_deposits',
  )
  return takesDeposits ? ['shares', 'deposit'] : ['shares']
}

/** As it was typed once, of a loan that was sent. Its payslip stays with it. */
export function formOf(loan: RequestedLoan, firstNames: ReadonlyMap<string, string>): LoanForm {
  return {
    product: loan.product,
    amount: baht(loan.amount),
    months: String(loan.months),
    method: loan.method,
    other_income: baht(loan.otherIncome),
    student_loan: baht(loan.studentLoan),
    housing: baht(loan.housing),
    other_deductions: baht(loan.otherDeductions),
    purpose: loan.purpose,
    collateral: loan.collateral,
    guarantors: loan.guarantors.map(({ membershipNo, amount }) => ({
      membership_no: membershipNo,
      name: firstNames.get(membershipNo) ?? '',
      amount: baht(amount),
    })),
    file_id: null,
  }
}

function baht(amount: Satang): string {
  return amount === 0 ? '' : groupedNumber(String(amount / 100))
}
