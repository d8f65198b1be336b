// What other rules would have meant for loans that members asked for: each is judged anew by the figures of its own day.

import type { Day } from '../calendar/day.ts'
import type { LoanRules } from '../loan/loan.ts'
import type { LoanWish, MemberFacts } from './facts.ts'
import { decide } from './right.ts'
import type { RuleSet } from './rule-set.ts'

/** What a request was judged by. */
export interface JudgedBy {
  facts: MemberFacts
  wish: LoanWish
  ratePpm: number
  rules: LoanRules
  day: Day
}

export interface PastRequest {
  requestNo: string
  product: string
  judgedBy: JudgedBy
}

export interface DryRunLine {
  requestNo: string
  product: string
  amount: number
  before: boolean
  after: boolean
  /** What stands against it by the rules that are tried; empty where nothing does. */
  why: string
}

export interface DryRun {
  requests: number
  allowedBefore: number
  allowedAfter: number
  /** Those for which it makes a difference. */
  changed: DryRunLine[]
}

/** Both sets are tried on every request alike: the day on which one would take effect does not matter. */
export function dryRun(past: readonly PastRequest[], before: RuleSet, after: RuleSet): DryRun {
  const lines = past.map((request): DryRunLine => {
    const was = judge(request, before)
    const is = judge(request, after)
    const { requestNo, product, judgedBy } = request
    return {
      requestNo,
      product,
      amount: judgedBy.wish.amount,
      before: was === '',
      after: is === '',
      why: is,
    }
  })
  return {
    requests: lines.length,
    allowedBefore: lines.filter((line) => line.before).length,
    allowedAfter: lines.filter((line) => line.after).length,
    changed: lines.filter((line) => line.before !== line.after),
  }
}

/** The first sentence that stands against it. */
function judge({ product, judgedBy }: PastRequest, { products }: RuleSet): string {
  const found = products.find(({ name }) => name === product)
  if (!found) return 'เกณฑ์นี้ไม่มีเงินกู้ประเภทนี้'
  const { facts, wish, ratePpm, rules, day } = judgedBy
  const { checks } = decide(facts, wish, { product: found, ratePpm, rules }, day)
  return checks.find(({ ok }) => !ok)?.sentence() ?? ''
}
