// Shares by accounting year: what was held when it began, what came and went, what was held at its end.

import type { Day } from '../calendar/day.ts'
import type { DividendRules } from '../dividend/dividend.ts'
import { yearOf } from '../dividend/dividend-form.ts'
import { type Satang, satang } from '../money/money.ts'

export interface ShareStep {
  /** The number of the movement, and of the one that it takes back. */
  seq?: number
  reverses?: number | null
  posted_on: Day
  sign: -1 | 0 | 1
  amount: Satang
  balance: Satang
}

export interface ShareYear {
  year: number
  opening: Satang
  paid_in: Satang
  withdrawn: Satang
  closing: Satang
}

/**
 * Newest year first, of movements in their order. What is brought forward was there when its year began; a reversal is
 * no withdrawal, nor is one of a withdrawal a payment.
 */
export function shareYears(steps: readonly ShareStep[], rules: DividendRules): ShareYear[] {
  const years: ShareYear[] = []
  let held = satang(0)
  for (const { posted_on, sign, amount, balance, reverses } of steps) {
    const year = yearOf(posted_on, rules)
    let last = years[0]
    if (last?.year !== year) {
      last = { year, opening: held, paid_in: satang(0), withdrawn: satang(0), closing: held }
      years.unshift(last)
    }
    if (sign === 0) last.opening = amount
    const isReversal = typeof reverses === 'number'
    if (sign === (isReversal ? -1 : 1)) last.paid_in = satang(last.paid_in + sign * amount)
    if (sign === (isReversal ? 1 : -1)) last.withdrawn = satang(last.withdrawn - sign * amount)
    last.closing = balance
    held = balance
  }
  return years
}

/** Without pairs of which one took the other back. */
export function standingSteps<Step extends ShareStep>(steps: readonly Step[]): Step[] {
  const numbers = new Set(steps.map(({ seq }) => seq))
  const reversed = new Set(steps.map(({ reverses }) => reverses ?? undefined))
  return steps.filter(({ seq, reverses }) => {
    const takesBack = typeof reverses === 'number' && numbers.has(reverses)
    return !takesBack && (seq === undefined || !reversed.has(seq))
  })
}

/** What was held at the end of a day. */
export function heldOn(steps: readonly ShareStep[], day: Day): Satang {
  return steps.findLast(({ posted_on }) => posted_on <= day)?.balance ?? satang(0)
}
