// For tests only: an ordinary loan of two years, before its first instalment.

import { satang } from '../../money/money.ts'
import type { Loan } from '../loan.ts'
import type { OwedLoan } from '../loan-next-due.ts'

export const LOAN: Loan & { startsOn: '2026-01-31' } = {
  principal: satang(120_000_00),
  ratePpm: 60_000,
  months: 24,
  startsOn: '2026-01-31',
  method: 'equal-total',
}

/** The same as it is owed, with the same principal every month. */
export const OWED_LOAN: OwedLoan = {
  method: 'equal-principal',
  openedOn: LOAN.startsOn,
  balance: LOAN.principal,
  ratePpm: LOAN.ratePpm,
  months: LOAN.months,
  monthsPaid: 0,
  instalment: satang(5_000_00),
  lastOn: LOAN.startsOn,
}
