// What the cooperative can no longer ask of a guarantor who was told too late, or not yet.

import type { Day } from '../calendar/day.ts'
import type { LoanRules } from '../loan/loan.ts'
import { interestFor, yearShare } from '../loan/loan-interest.ts'
import { type Satang, satang } from '../money/money.ts'
import { daysLost, lastDayFor } from './notice-clock.ts'

interface Guaranteed {
  default_on: Day
  balance: Satang
  /** The most this guarantor ever pays. */
  maximum: Satang
  rate_ppm: number
  told_on: Day | null
}

export interface Lost {
  days: number
  /** The interest of those days on what this guarantor answers for; damages and costs come on top and are not known. */
  interest: Satang
}

export function lostInterest(
  { default_on, balance, maximum, rate_ppm, told_on }: Guaranteed,
  today: Day,
  rules: LoanRules,
): Lost {
  const days = daysLost(default_on, told_on, today)
  if (days === 0) return { days, interest: satang(0) }
  const share = yearShare(lastDayFor(default_on), told_on ?? today, rules)
  return {
    days,
    interest: interestFor(maximum < balance ? maximum : balance, rate_ppm, share, rules),
  }
}
