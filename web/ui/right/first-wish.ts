import type { WishForm } from '#domain/loan-right/wish-form.ts'

/** What may be left out, left out. */
export const NOTHING_MORE = {
  other_income: '',
  student_loan: '',
  housing: '',
  other_deductions: '',
  purpose: '',
}

/** A small loan, as most are. */
export const FIRST_WISH: WishForm = {
  amount: '100,000',
  months: '12',
  method: 'equal-total',
  ...NOTHING_MORE,
}
