import { NOTHING_MORE, type WishForm } from '#domain/loan-right/wish-form.ts'

/** A small loan, as most are. */
export const FIRST_WISH: WishForm = {
  amount: '100,000',
  months: '12',
  method: 'equal-total',
  ...NOTHING_MORE,
}
