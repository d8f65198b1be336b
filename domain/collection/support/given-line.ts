// For tests only: a line of a monthly bill that was deducted whole, and what a sentence about it adds up to.

import { satang } from '../../money/money.ts'
import type { BilledLine } from '../collection-change.ts'

export function givenLine(
  kind: BilledLine['line_kind'],
  baht: number,
  more: Partial<BilledLine> = {},
) {
  const billed = satang(Math.round(baht * 100))
  const interest = more.interest ?? satang(0)
  return {
    line_kind: kind,
    ref_no: null,
    type_name: null,
    instalment: null,
    principal: satang(billed - interest),
    interest,
    billed,
    deducted: billed,
    remaining: null,
    days: null,
    loan_opened_on: null,
    loan_months: null,
    ...more,
  } satisfies BilledLine
}

/** The amounts of a sentence, with their signs, added up. */
export function differenceIn(sentence: string): number {
  const parts = sentence.matchAll(/(เพิ่มขึ้น|ลดลง) ([\d,]+\.\d\d) บาท/g)
  return [...parts].reduce((sum, [, word, amount = '']) => {
    const whole = Number(amount.replace(/[,.]/g, ''))
    return sum + (word === 'ลดลง' ? -whole : whole)
  }, 0)
}
