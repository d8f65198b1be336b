import { toArabicDigits } from '../text/thai-digits.ts'

// As banks write them, or behind the words for an account or PromptPay; a telephone number alone is none.
const WRITTEN = /(?<!\d)\d{3}-\d-\d{5}-\d(?!\d)/g
const NAMED = /(?:บัญชี|พร้อมเพย์|promptpay|a\/c)[^\d]{0,60}(\d[\d -]{8,18}\d)/gi

/** The numbers of bank accounts, or of PromptPay, that a text names, in digits alone. */
export function accountNumbersIn(html: string): string[] {
  const text = toArabicDigits(html.replace(/<[^<>]{0,1000}>/g, ' '))
  const found = [
    ...[...text.matchAll(WRITTEN)].map(([number]) => number),
    ...[...text.matchAll(NAMED)].map(([, number = '']) => number),
  ]
  const numbers = found.map((number) => number.replace(/[ -]/g, ''))
  return [...new Set(numbers.filter(({ length }) => length >= 10 && length <= 15))]
}
