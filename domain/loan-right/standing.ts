// What of a member's facts is the same whatever the amount and the months: worked out once, asked thousands of times.

import { type Day, firstOfMonth, monthOf, toDay } from '../calendar/day.ts'
import { monthEndOf, monthNumber } from '../calendar/month-end.ts'
import { type Period, periodsOf } from '../loan/loan-period.ts'
import { type Satang, satang, total } from '../money/money.ts'
import {
  appliesTo,
  type Lending,
  type LoanWish,
  type MemberFacts,
  monthsSince,
  type OpenContract,
} from './facts.ts'
import {
  type AmountRule,
  type CeilingTerm,
  isCeiling,
  isOfAmount,
  type RightRule,
  type RuleKind,
} from './rule-set.ts'

export interface Standing extends Lending {
  facts: MemberFacts
  day: Day
  /** The rules of the loan that are meant for this member. */
  applying: RightRule[]
  ceilingTerms: CeilingTerm[]
  /** By months, once they were asked for. */
  ceilings: Map<number, Satang>
  /** The cheap ones first: a search stops at the first that fails. */
  amountRules: AmountRule[]
  memberMonths: number
  /** The day the money can be paid out. */
  startsOn: Day
  /** The first two, which no amount and no number of months changes. */
  periods: Period[]
  /** Contracts that the new loan pays off. */
  replaced: OpenContract[]
  replacedBalance: Satang
  /** What is owed beside them. */
  debtBeside: Satang
  income: Satang
  outside: Satang
  /** The cooperative's bill without the contracts that are paid off. */
  bill: Satang
  /** What is left of the income before the new loan. */
  net: number
}

export type StandingWish = Pick<
  LoanWish,
  'otherIncome' | 'studentLoan' | 'housing' | 'otherDeductions'
>

export function standingOf(
  facts: MemberFacts,
  wish: StandingWish,
  lending: Lending,
  day: Day,
): Standing {
  const { product } = lending
  const applying = product.rules.filter((rule) => appliesTo(rule, facts))
  const open = facts.contracts.filter(({ balance }) => balance > 0)
  const replaced = open.filter(({ typeCode }) => product.replaces.includes(typeCode))
  const beside = open.filter((contract) => !replaced.includes(contract))
  const income = satang(facts.salary + wish.otherIncome)
  const outside = total([wish.studentLoan, wish.housing, wish.otherDeductions])
  const bill = total([facts.otherBill, ...beside.map(({ due }) => due)])
  const startsOn = paidOutOn(applying, day)
  const amountRules = applying.filter(isOfAmount)
  return {
    ...lending,
    facts,
    day,
    applying,
    ceilingTerms: applying.filter(isCeiling),
    ceilings: new Map(),
    amountRules: [
      ...amountRules.filter(({ kind }) => kind !== 'residual'),
      ...amountRules.filter(({ kind }) => kind === 'residual'),
    ],
    memberMonths: monthsSince(facts.joinedOn, day),
    startsOn,
    periods: periodsOf(startsOn, 2, lending.rules),
    replaced,
    replacedBalance: total(replaced.map(({ balance }) => balance)),
    debtBeside: total(beside.map(({ balance }) => balance)),
    income,
    outside,
    bill,
    net: income - outside - bill,
  }
}

export function rulesOf<Kind extends RuleKind>(
  { applying }: Pick<Standing, 'applying'>,
  kind: Kind,
): Extract<RightRule, { kind: Kind }>[] {
  return applying.filter((rule): rule is Extract<RightRule, { kind: Kind }> => rule.kind === kind)
}

/** What comes in after the cut-off day is paid out from the next month on. */
function paidOutOn(applying: RightRule[], day: Day): Day {
  const late = rulesOf({ applying }, 'cut_off_day').some((rule) => Number(day.slice(8)) > rule.day)
  return late ? firstOfMonth(monthOf(toDay(monthEndOf(monthNumber(day) + 1)))) : day
}
