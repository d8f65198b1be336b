// The interest a running loan will ask for up to a day, if every instalment comes in time.

import type { Day } from '../calendar/day.ts'
import { type Satang, satang } from '../money/money.ts'
import type { LoanRules } from './loan.ts'
import { nextDue, type OwedLoan } from './loan-next-due.ts'

export function expectedInterest(loan: OwedLoan, after: Day, upTo: Day, rules: LoanRules): Satang {
  let sum = 0
  let owed = loan
  let day: Day = after
  for (;;) {
    const due = nextDue(owed, day, rules)
    if (!due || due.dueOn > upTo) return satang(sum)
    sum += due.interest
    day = due.dueOn
    owed = {
      ...owed,
      balance: satang(owed.balance - due.principal),
      monthsPaid: owed.monthsPaid + 1,
      lastOn: due.dueOn,
    }
  }
}
