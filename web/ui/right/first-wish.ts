import type { WishForm } from '#domain/loan-right/wish-form.ts'

export const NO_DEDUCTIONS = {
  other_income: '',
  student_loan: '',
  housing: '',
  other_deductions: '',
}

/** A small loan, as most are. */
export const FIRST_WISH: WishForm = {
  amount: '100,000',
  months: '12',
  method: 'equal-total',
  ...NO_DEDUCTIONS,
}
