// Who stops paying a loan, and since when: the salary is seized, nothing can be deducted any more, and two months later
// the guarantors begin to pay, every second month for both.

import { monthNumber } from '#domain/calendar/month-end.ts'
import { membershipNo, type Person } from '../member/person.ts'
import { DEFAULTER, NAMED } from '../member/words.ts'
import { anchorOf, firstMonthOf, type Plan } from '../plan.ts'
import { Random } from '../random.ts'
import { guarantorsOf } from './guarantees.ts'
import type { LoanLife } from './loan-life.ts'

const PART = 0.01
/** Months that were paid before. */
const PAID_LEAST = 3
const ORDINARY = '02'
const WAITING = 2
const EVERY = 2

/** The first month that is not paid, of those who might; whoever has no loan of theirs guaranteed does not after all. */
export function stopsIn(plan: Plan, index: number): number | undefined {
  const anchor = monthNumber(anchorOf(plan))
  if (index === DEFAULTER) return anchor - 9
  const dice = new Random(plan.seed, 'default', index)
  const isOne = index > DEFAULTER && !NAMED[membershipNo(index)] && dice.chance(PART)
  return isOne ? anchor - dice.whole(0, 12) : undefined
}

export interface Default {
  loan: LoanLife
  since: number
  guarantors: Person[]
}

export function defaultOf(
  plan: Plan,
  person: Person,
  index: number,
  loans: readonly LoanLife[],
): Default | undefined {
  const since = stopsIn(plan, index)
  const [loan, other] = loans
  if (since === undefined || since < firstMonthOf(plan) || person.endedOn) return undefined
  if (!loan || other || loan.type.code !== ORDINARY || !loan.isOpen) return undefined
  if (monthNumber(loan.loan.startsOn) + PAID_LEAST > since) return undefined
  if (monthNumber(loan.loan.startsOn) + loan.loan.months <= since) return undefined
  const guarantors = guarantorsOf(plan, index, loan.loan.startsOn)
  return guarantors.length > 1 ? { loan, since, guarantors } : undefined
}

/** Whether the guarantors are billed in a month. */
export function isGuaranteed({ since }: Default, month: number): boolean {
  return month >= since + WAITING && (month - since - WAITING) % EVERY === 0
}

/** Whether the borrower is billed no more. */
export function isHandedOver({ since }: Default, month: number): boolean {
  return month >= since + WAITING
}
