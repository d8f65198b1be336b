// Amounts and months that would do, found by trying them on the grid of the loan, never by a formula.

import { check } from '../loan/loan-check.ts'
import { type Satang, satang } from '../money/money.ts'
import { amountChecks, monthsToAge } from './amount-checks.ts'
import { ceilingAmount } from './ceiling.ts'
import type { LoanWish } from './facts.ts'
import { loanOf } from './instalment.ts'
import { rulesOf, type Standing } from './standing.ts'

type Method = LoanWish['method']

export interface Offer {
  amount: Satang
  months: number
}

const OFFERS = 3

/** Whether an amount over so many months breaks no rule and has a schedule. */
export function fits(
  standing: Standing,
  terms: Pick<LoanWish, 'amount' | 'months' | 'method'>,
): boolean {
  for (const { ok } of amountChecks(standing, terms)) if (!ok) return false
  return true
}

function hasSchedule(standing: Standing, terms: Offer, method: Method): boolean {
  return check(loanOf(standing, { ...terms, method }), standing.rules).length === 0
}

/** The largest amount of the grid over so many months, up to what is wanted; 0 where there is none. */
export function largestOver(
  standing: Standing,
  months: number,
  method: Method,
  upTo = Number.POSITIVE_INFINITY,
): Satang {
  const { amount_step: step } = standing.product
  const least = leastSteps(standing)
  const ceiling = ceilingAmount(standing, months) ?? 0
  const most = Math.floor(Math.min(ceiling, standing.rules.principalMax, upTo) / step)
  if (months < 1 || most < least) return satang(0)
  const does = (steps: number) => fits(standing, { amount: satang(steps * step), months, method })
  if (!does(least)) return satang(0)
  // Of two amounts the larger never breaks fewer rules (the properties in the suite), so halving finds the last that does.
  const steps = does(most) ? most : firstThat((tried) => !does(tried), least, most) - 1
  const amount = satang(steps * step)
  return hasSchedule(standing, { amount, months }, method) ? amount : satang(0)
}

/** What is paid off must be lent again. */
function leastSteps({ product, replacedBalance }: Standing): number {
  return Math.max(1, Math.ceil(replacedBalance / product.amount_step))
}

/** The most months that the rules leave this member. */
export function mostMonths(standing: Standing): number {
  const limits = [
    standing.rules.monthsMax,
    ...rulesOf(standing, 'months_max').map(({ months }) => months),
    ...rulesOf(standing, 'end_age').map(({ years }) => monthsToAge(years, standing)),
  ]
  return Math.max(0, Math.min(...limits))
}

/** More money by more months: the largest, over the fewest months that give it. */
export function largestByLengthening(standing: Standing, from: number, method: Method): Offer {
  const most = mostMonths(standing)
  const amount = largestOver(standing, most, method)
  const least = Math.min(from, most)
  if (amount === 0) return { amount, months: least }
  const does = (months: number) => fits(standing, { amount, months, method })
  return { amount, months: does(least) ? least : firstThat(does, least, most) }
}

/** The first that does between one that does not and one that does. */
function firstThat(does: (tried: number) => boolean, no: number, yes: number): number {
  let [below, above] = [no, yes]
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2)
    if (does(middle)) above = middle
    else below = middle
  }
  return above
}

/** The fewest further months over which the amount would do. */
export function monthsFor(
  standing: Standing,
  { amount, months, method }: LoanWish,
): number | undefined {
  const most = mostMonths(standing)
  const does = (tried: number) => fits(standing, { amount, months: tried, method })
  if (months >= most || !does(most)) return undefined
  const fewest = firstThat(does, months, most)
  return hasSchedule(standing, { amount, months: fewest }, method) ? fewest : undefined
}

/** The nearest to what was wished for, by the part of the amount and of the months that would change. */
export function nearestOffers(standing: Standing, wish: LoanWish): Offer[] {
  const found: Offer[] = []
  const byMonths = monthsOfGrid(standing, mostMonths(standing), wish.months).sort(
    (a, b) => Math.abs(a - wish.months) - Math.abs(b - wish.months) || a - b,
  )
  for (const months of byMonths) {
    const third = found[OFFERS - 1]
    // The months alone are further away by now than all that was found.
    if (third && Math.abs(months - wish.months) / wish.months > distance(third, wish)) break
    const offer = offerOver(standing, months, wish)
    if (offer) found.push(offer)
    found.sort((a, b) => distance(a, wish) - distance(b, wish) || a.months - b.months)
    found.splice(OFFERS)
  }
  return found
}

function distance({ amount, months }: Offer, wish: LoanWish): number {
  return Math.abs(amount - wish.amount) / wish.amount + Math.abs(months - wish.months) / wish.months
}

function offerOver(standing: Standing, months: number, { amount, method }: LoanWish) {
  const { amount_step: step } = standing.product
  const wanted = Math.max(leastSteps(standing), Math.floor(amount / step)) * step
  const largest = largestOver(standing, months, method, wanted)
  return largest > 0 ? { amount: largest, months } : undefined
}

/** The months of the grid, the most that are allowed, and those that were wished for. */
function monthsOfGrid({ product }: Standing, most: number, own: number): number[] {
  const step = Math.max(1, product.months_step)
  const grid = Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step)
  return [...new Set([...grid, most, own])].filter((months) => months >= 1 && months <= most)
}
