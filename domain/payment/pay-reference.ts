// The two references of a bill payment. Ref.1 says who pays and for what, and has check digits, because people type it at a counter;
// Ref.2 is the number of the intent.

import { type Month, toMonth } from '../calendar/day.ts'
import { buddhistYear, commonYear } from '../calendar/thai-date.ts'
import { PAY_PURPOSES, type PayPurpose, purposeOfCode } from './pay-purpose.ts'

/** Of a Buddhist year only two figures are printed. */
const CENTURY = 2500
const INTENT = /^[0-9A-Z]{8}$/

export type PayerRef =
  | { is: 'member'; membershipNo: string; purpose: PayPurpose }
  | { is: 'unit'; unitNo: string; month: Month }

/** «0001230187»: six figures of the member, two of the purpose, two that check them. */
export function memberRef1(membershipNo: string, purpose: PayPurpose): string {
  if (!/^[0-9]{6}$/.test(membershipNo))
    throw new RangeError(`no membership number: ${membershipNo}`)
  return withCheck(`${membershipNo}${PAY_PURPOSES[purpose].code}`)
}

/** «U00010001691152»: the unit, the month as พ.ศ. 69 and 11, two that check them. */
export function unitRef1(unitNo: string, month: Month): string {
  if (!/^[0-9]{8}$/.test(unitNo)) throw new RangeError(`no unit: ${unitNo}`)
  const year = String(buddhistYear(Number(month.slice(0, 4))) % 100).padStart(2, '0')
  return withCheck(`U${unitNo}${year}${month.slice(5, 7)}`)
}

/** Whose it is; undefined where the check digits do not fit, or it was never given. */
export function readRef1(text: string): PayerRef | undefined {
  const member = /^([0-9]{6})([0-9]{2})[0-9]{2}$/.exec(text)
  const unit = /^U([0-9]{8})([0-9]{2})(0[1-9]|1[0-2])[0-9]{2}$/.exec(text)
  if ((!member && !unit) || rest97(text) !== 1) return undefined
  if (member) {
    const purpose = purposeOfCode(member[2] ?? '')
    return purpose && { is: 'member', membershipNo: member[1] ?? '', purpose }
  }
  const [, unitNo = '', year, month] = unit ?? []
  const written = `${commonYear(CENTURY + Number(year))}-${month}`
  return { is: 'unit', unitNo, month: toMonth(written) }
}

/** «00010001»: what a unit's letters had for Ref.1 before they named the month. It names a unit, and no month for certain. */
export function readOldUnitRef1(text: string): string | undefined {
  return /^[0-9]{8}$/.exec(text)?.[0]
}

/** «0000001Z»: the number of an intent, in figures and capital letters. */
export function intentRef2(intentNo: number): string {
  const text = intentNo.toString(36).toUpperCase().padStart(8, '0')
  if (!(intentNo > 0) || !INTENT.test(text)) throw new RangeError(`no intent: ${intentNo}`)
  return text
}

export function readRef2(text: string): number | undefined {
  return INTENT.test(text) ? Number.parseInt(text, 36) || undefined : undefined
}

/** ISO 7064, MOD 97-10; a letter counts as the bank's account numbers have it, A for 10 and U for 30. */
function withCheck(text: string): string {
  return `${text}${String(98 - rest97(`${text}00`)).padStart(2, '0')}`
}

function rest97(text: string): number {
  let rest = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
