// Whether somebody may stand for a loan: a pure function of their own figures and the rules of the loan.

import type { Day, Month } from '../calendar/day.ts'
import { monthNumber } from '../calendar/month-end.ts'
import { type Satang, satang, total } from '../money/money.ts'
import type { Finding } from '../request/request-kind.ts'
import { dayAfterMonths, monthsSince } from './facts.ts'
import type { NoticeRule } from './rule-set.ts'
import { bahtWords, durationWords } from './words.ts'

export type GuarantorRule = Extract<NoticeRule, { kind: 'guarantor' }>

export interface GuarantorFacts {
  isActive: boolean
  joinedOn: Day
  bornOn: Day
  /** Months that were not deducted in full. */
  missed: Month[]
  /** What they stand for already: of the night, and consents that the night does not have yet. */
  standsFor: Satang[]
  /** Whether the borrower stands for a loan of theirs. */
  isGuaranteedByBorrower: boolean
}

export interface Standing {
  amount: Satang
  lastDueOn: Day
}

/** What somebody may still answer for, before and after; null for what no rule limits. */
export interface Capacity {
  contractsLeft: number | null
  amountLeft: Satang | null
}

export function guarantorCapacity(
  rules: readonly GuarantorRule[],
  { standsFor }: Pick<GuarantorFacts, 'standsFor'>,
): Capacity {
  const contracts = rules.flatMap(({ contracts_max: max }) => (max > 0 ? [max] : []))
  const amounts = rules.flatMap(({ amount_max: max }) => (max > 0 ? [max] : []))
  return {
    contractsLeft:
      contracts.length > 0 ? Math.max(0, Math.min(...contracts) - standsFor.length) : null,
    amountLeft:
      amounts.length > 0 ? satang(Math.max(0, Math.min(...amounts) - total(standsFor))) : null,
  }
}

export function guarantorFindings(
  rules: readonly GuarantorRule[],
  facts: GuarantorFacts,
  { amount, lastDueOn }: Standing,
  day: Day,
): Finding[] {
  return [
    { rule: 'active', clause: '', passes: facts.isActive, says: 'ผู้ค้ำประกันต้องเป็นสมาชิกอยู่' },
    ...rules.flatMap((rule) => findingsOf(rule, facts, { amount, lastDueOn }, day)),
  ]
}

function findingsOf(
  rule: GuarantorRule,
  facts: GuarantorFacts,
  { amount, lastDueOn }: Standing,
  day: Day,
): Finding[] {
  const { clause } = rule
  const since = monthNumber(day) - rule.no_arrears
  const { contractsLeft, amountLeft } = guarantorCapacity([rule], facts)
  const found: (Finding | false)[] = [
    rule.months > 0 && {
      rule: 'months',
      clause,
      passes: monthsSince(facts.joinedOn, day) >= rule.months,
      says: `ผู้ค้ำประกันต้องเป็นสมาชิกไม่น้อยกว่า ${durationWords(rule.months)}`,
    },
    contractsLeft !== null && {
      rule: 'contracts',
      clause,
      passes: contractsLeft > 0,
      says: `ค้ำประกันได้ไม่เกิน ${rule.contracts_max} สัญญา`,
    },
    amountLeft !== null && {
      rule: 'amount',
      clause,
      passes: amountLeft >= amount,
      says: `ค้ำประกันรวมได้ไม่เกิน ${bahtWords(satang(rule.amount_max))}`,
    },
    rule.no_arrears > 0 && {
      rule: 'arrears',
      clause,
      passes: facts.missed.every((month) => monthNumber(month) < since),
      says: `ผู้ค้ำประกันต้องไม่ค้างชำระในรอบ ${durationWords(rule.no_arrears)}`,
    },
    rule.end_age > 0 && {
      rule: 'age',
      clause,
      passes: lastDueOn <= dayAfterMonths(facts.bornOn, rule.end_age * 12),
      says: `ผู้ค้ำประกันต้องอายุไม่เกิน ${rule.end_age} ปีเมื่อครบกำหนดชำระงวดสุดท้าย`,
    },
    !rule.cross_guarantee && {
      rule: 'cross',
      clause,
      passes: !facts.isGuaranteedByBorrower,
      says: 'ค้ำประกันไขว้กับผู้กู้ไม่ได้',
    },
  ]
  return found.filter((finding) => finding !== false)
}
