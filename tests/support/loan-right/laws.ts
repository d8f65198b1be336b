// What holds for every member under every cooperative's rules. Each answers what it found broken, in a line.

import { ceilingOf } from '#domain/loan-right/ceiling.ts'
import { dayAfterMonths, type LoanWish } from '#domain/loan-right/facts.ts'
import { type BorrowingRight, borrowingRight, decide } from '#domain/loan-right/right.ts'
import { standingOf } from '#domain/loan-right/standing.ts'
import { satang } from '#domain/money/money.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import type { RightQuestion } from './random-members.ts'

export function brokenLaws(question: RightQuestion, right = answer(question)): string[] {
  return [
    ...offersPass(question, right),
    ...refusalsSpeak(right),
    ...adviceHelps(question, right),
    ...neverLess(question, right),
    ...largestIsLargest(question, right),
  ]
}

export function answer({ facts, wish, lending, day }: RightQuestion): BorrowingRight {
  return borrowingRight(facts, wish, lending, day)
}

/** Whatever is offered passes the engine again. */
function offersPass(question: RightQuestion, { offers }: BorrowingRight): string[] {
  return offers
    .filter((offer) => !passes(question, offer))
    .map(({ amount, months }) => `the offer of ${amount} over ${months} months does not pass`)
}

/** No no without a rule that says why, and none without something to do. */
function refusalsSpeak({ ok, lines, advice, offers }: BorrowingRight): string[] {
  const failing = lines.filter((line) => !line.ok)
  if (ok) return failing.length > 0 || offers.length > 0 ? ['a yes with a no in it'] : []
  return [
    ...(failing.some(({ sentence }) => sentence.trim() !== '') ? [] : ['a no without a reason']),
    ...(advice.some((words) => words.trim() !== '') ? [] : ['a no without advice']),
  ]
}

const WAITING = ['member_months_min', 'again_after', 'no_arrears']

/** Whoever does one thing of it has only to wait. */
function adviceHelps(question: RightQuestion, { advice }: BorrowingRight): string[] {
  const { facts, wish, lending, day } = question
  return advice.flatMap((words) => {
    const amount = typedBaht(/วงเงิน[^\d]*([\d,.]+)/.exec(words)?.[1] ?? '')
    const months = Number(/(\d+) งวด/.exec(words)?.[1])
    const more = typedBaht(/ซื้อหุ้นเพิ่มอีก ([\d,.]+)/.exec(words)?.[1] ?? '')
    if (!amount && !months && !more) return []
    const { checks } = decide(
      { ...facts, ...(more && { shares: satang(facts.shares + more) }) },
      { ...wish, ...(amount && { amount: satang(amount) }), ...(months && { months }) },
      lending,
      day,
    )
    const left = checks.filter(({ ok, kind }) => !ok && !WAITING.includes(kind))
    return left.length > 0 ? [`“${words}” does not help: ${left.map(({ kind }) => kind)}`] : []
  })
}

/** More salary, more shares or more time never lower the ceiling. */
function neverLess(question: RightQuestion, { ceiling }: BorrowingRight): string[] {
  const { facts, lending, wish, day } = question
  const more = {
    salary: { ...facts, salary: satang(facts.salary + 1_234_56) },
    shares: { ...facts, shares: satang(facts.shares + 9_876_54) },
    tenure: { ...facts, joinedOn: dayAfterMonths(facts.joinedOn, -7) },
  }
  return Object.entries(more).flatMap(([what, richer]) => {
    const then = ceilingOf(standingOf(richer, wish, lending, day), wish.months)
    return (then?.amount ?? 0) < (ceiling?.amount ?? 0) ? [`more ${what} lowers the ceiling`] : []
  })
}

/** The largest amount passes, and a step more does not. */
function largestIsLargest(question: RightQuestion, { largest }: BorrowingRight): string[] {
  if (largest === 0) return []
  const step = question.lending.product.amount_step
  const more = satang(largest + step)
  return [
    ...(passes(question, { amount: largest })
      ? []
      : [`the largest amount ${largest} does not pass`]),
    ...(passes(question, { amount: more })
      ? [`more than the largest amount ${largest} passes`]
      : []),
  ]
}

function passes({ facts, wish, lending, day }: RightQuestion, other: Partial<LoanWish>): boolean {
  return decide(facts, { ...wish, ...other }, lending, day).ok
}
