import type { InterestBasis } from '#contract/member/figures.ts'
import type { Day } from '#domain/calendar/day.ts'
import { daysBetween } from '#domain/calendar/month-end.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import { interestFor, yearShare } from '#domain/loan/loan-interest.ts'
import type { Satang } from '#domain/money/money.ts'

interface InterestCharged {
  balance: Satang
  ratePpm: number
  fromOn: Day
  toOn: Day
  interest: Satang
}

/**
 * Reckons an interest again, to show where it comes from and whether it is what was taken: at the contract's rate
 * of today, or at the one that was published for its type then.
 */
export function interestBasis(
  taken: InterestCharged,
  rules: LoanRules,
  publishedPpm: number | null | undefined,
): InterestBasis | null {
  if (taken.fromOn >= taken.toOn) return null
  const today = reckoned(taken, rules)
  if (today.agrees || publishedPpm === null || publishedPpm === undefined) return today
  const then = reckoned({ ...taken, ratePpm: publishedPpm }, rules)
  return then.agrees ? then : today
}

function reckoned(taken: InterestCharged, rules: LoanRules): InterestBasis {
  const share = yearShare(taken.fromOn, taken.toOn, rules)
  const interest = interestFor(taken.balance, taken.ratePpm, share, rules)
  return {
    balance: taken.balance,
    rate_ppm: taken.ratePpm,
    from_on: taken.fromOn,
    to_on: taken.toOn,
    days: daysBetween(taken.fromOn, taken.toOn),
    ...share,
    interest,
    agrees: interest === taken.interest,
  }
}
