// Numbers as people type them: Thai digits, commas, blanks, a sign or a percent at the end. Read from
// the digits themselves and never by way of a binary fraction. What is empty or no number is NaN.
// More decimals than there are satang come back as a fraction, for the rules to refuse.

import { grouped, type Satang } from '../money/money.ts'
import { toArabicDigits } from './thai-digits.ts'

/** "1,234.50" is 123450 satang. NaN or a fraction until the rules have looked at it. */
export function typedBaht(text: string): Satang {
  return typed(text, 2) as Satang
}

/** "5.75%" is 57500 parts per million. */
export function typedPpm(text: string): number {
  return typed(text, 4)
}

export function typedInteger(text: string): number {
  return typed(text, 0)
}

/** The digits alone, as they stand in an address; what is no number stays as it was typed. */
export function plainNumber(text: string): string {
  return parts(text)?.plain ?? text.trim()
}

/** With commas between the thousands, as an amount is shown once it has been typed. */
export function groupedNumber(text: string): string {
  const { plain } = parts(text) ?? {}
  if (plain === undefined) return text.trim()
  const [whole = '', ...decimals] = plain.split('.')
  return [whole.replace(/\d+/, grouped), ...decimals].join('.')
}

/** One press of a button beside a field: up or down by so many, and never below nothing. */
export function steppedNumber(text: string, by: number): string {
  const units = 10_000 // four decimals, as finely as anything is typed
  const now = typedPpm(text)
  const next = Math.max(0, Math.floor(Number.isFinite(now) ? now : 0) + Math.round(by * units))
  return plainNumber(
    `${Math.floor(next / units)}.${String(next % units).padStart(4, '0')}`,
  ).replace(/\.?0{1,4}$/, '')
}

interface Parts {
  sign: 1 | -1
  whole: string
  decimals: string
  plain: string
}

function parts(text: string): Parts | undefined {
  const bare = toArabicDigits(text).replace(/[\s,]|%\s*$/g, '')
  const [, minus, digits = '', decimals = ''] = /^([-−]?)(\d*)(?:\.(\d*))?$/.exec(bare) ?? []
  if (minus === undefined || digits + decimals === '') return
  const whole = digits.replace(/^0+(?=\d)/, '') || '0'
  const plain = `${minus && '-'}${whole}${decimals && `.${decimals}`}`
  return { sign: minus ? -1 : 1, whole, decimals, plain }
}

function typed(text: string, places: number): number {
  const found = parts(text)
  if (!found) return Number.NaN
  const { sign, whole, decimals } = found
  const inside = Number(whole + decimals.slice(0, places).padEnd(places, '0'))
  const beyond = /[1-9]/.test(decimals.slice(places)) ? 0.5 : 0
  // Not −0, which is written "-0".
  return inside + beyond === 0 ? 0 : sign * (inside + beyond)
}
