// Interest a deposit has earned and not yet been given (RULE-30): by the day, on each night's balance.

import type { Day } from '../calendar/day.ts'
import { daysBetween } from '../calendar/month-end.ts'
import { type Satang, satang } from '../money/money.ts'
import { exactQuotient, toSatang } from '../money/rounding.ts'

interface DepositRules {
  ratePpm: number
  daysInYear: number
  /** A night with less than this earns nothing. */
  leastBalance: Satang
}

/** What the balance was from a day on. */
export interface BalanceFrom {
  on: Day
  balance: Satang
}

/**
 * From the first balance, which is the one after interest was last paid in, up to and with a day: every night
 * counts once, at the balance of its evening, and the sum is rounded once.
 */
export function accruedInterest(
  balances: readonly BalanceFrom[],
  until: Day,
  { ratePpm, daysInYear, leastBalance }: DepositRules,
): Satang {
  let satangNights = 0n
  balances.forEach(({ on, balance }, at) => {
    const next = balances[at + 1]?.on ?? until
    const nights = daysBetween(on, next < until ? next : until)
    if (nights > 0 && balance >= leastBalance) satangNights += BigInt(balance) * BigInt(nights)
  })
  if (satangNights === 0n) return satang(0)
  return toSatang(exactQuotient(satangNights * BigInt(ratePpm), BigInt(daysInYear) * 1_000_000n))
}
