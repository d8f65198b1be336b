import type { Day } from '../calendar/day.ts'
import { type Satang, satang } from '../money/money.ts'
import type { Loan, LoanRules } from './loan.ts'
import { check } from './loan-check.ts'
import { instalmentOf } from './loan-instalment.ts'
import { interestFor } from './loan-interest.ts'
import { periodsOf } from './loan-period.ts'

export interface ScheduleRow {
  no: number
  dueOn: Day
  days: number
  principal: Satang
  interest: Satang
  total: Satang
  balance: Satang
}

export interface Schedule {
  rows: ScheduleRow[]
  /** What each month has in common: its total for คงยอด, its principal for คงต้น. */
  instalment: Satang
  totalInterest: Satang
  totalPaid: Satang
  lastInstalment: Satang
}

/** Month by month until nothing is owed. Ask check() first: a loan with a problem has no schedule. */
export function schedule(loan: Loan, rules: LoanRules): Schedule {
  const [problem] = check(loan, rules)
  if (problem) throw new RangeError(`${problem.field}: ${problem.code}`)

  const instalment = instalmentOf(loan, rules)
  const rows: ScheduleRow[] = []
  let balance = loan.principal
  let totalInterest = satang(0)
  for (const { dueOn, days, share } of periodsOf(
    loan.startsOn,
    loan.months,
    rules,
    loan.firstDueOn,
  )) {
    const no = rows.length + 1
    const interest = interestFor(balance, loan.ratePpm, share, rules)
    // The last instalment is whatever is left, with its interest.
    const principal =
      no === loan.months ? balance : principalDue(loan, instalment, interest, balance)
    const total = satang(principal + interest)
    balance = satang(balance - principal)
    totalInterest = satang(totalInterest + interest)
    rows.push({ no, dueOn, days, principal, interest, total, balance })
    if (balance === 0) break // paid off before its time
  }
  return {
    rows,
    instalment,
    totalInterest,
    totalPaid: satang(loan.principal + totalInterest),
    lastInstalment: rows.at(-1)?.total ?? satang(0),
  }
}

function principalDue(loan: Loan, instalment: Satang, interest: Satang, balance: Satang): Satang {
  if (loan.method === 'equal-principal') return satang(Math.min(balance, instalment))
  // A month longer than PMT reckons with can cost more than the instalment, above all the first:
  // then the interest alone is due, and a debt never grows.
  return satang(Math.min(balance, Math.max(0, instalment - interest)))
}
