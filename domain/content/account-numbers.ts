import { toArabicDigits } from '../text/thai-digits.ts'

// As banks write them, or in one piece, or behind the words for an account or PromptPay; a telephone number alone is none.
const WRITTEN = /(?<!\d)\d{3}[- ]\d[- ]\d{5}[- ]\d(?!\d)/g
const IN_ONE = /(?<!\d)(?!0[2-9]\d{8}(?!\d))\d{10,15}(?!\d)/g
const NAMED = /(?:บัญชี|พร้อมเพย์|promptpay|a\/c)[^\d]{0,60}(\d[\d -]{8,18}\d)/gi
const TAG = /<[^<>]{0,1000}>/g
/** Signs that nobody sees between two digits. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** The numbers of bank accounts, or of PromptPay, that a text names, in digits alone. */
export function accountNumbersIn(html: string): string[] {
  const plain = toArabicDigits(html.normalize('NFKC').replace(UNSEEN, ''))
  // A tag stands between two words, or in the middle of a number.
  const found = [plain.replace(TAG, ' '), plain.replace(TAG, '')].flatMap((text) => [
    ...[...text.matchAll(WRITTEN)].map(([number]) => number),
    ...[...text.matchAll(IN_ONE)].map(([number]) => number),
    ...[...text.matchAll(NAMED)].map(([, number = '']) => number),
  ])
  const numbers = found.map((number) => number.replace(/[ -]/g, ''))
  return [...new Set(numbers.filter(({ length }) => length >= 10 && length <= 15))]
}
