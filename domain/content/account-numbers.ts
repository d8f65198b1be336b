import { toArabicDigits } from '../text/thai-digits.ts'

// As banks write them, or in one piece, or in groups, or digit by digit, or behind the words for an account or PromptPay.
const WRITTEN = /(?<!\d)\d{3}[-./_ ]\d[-./_ ]\d{5}[-./_ ]\d(?!\d)/g
const IN_ONE = /(?<!\d)\d{10,15}(?!\d)/g
const IN_GROUPS = /(?<![\d-])\d{1,13}(?:[-./_]\d{1,13}){2,8}(?![\d-])/g
const BY_DIGIT = /(?<!\d)\d(?:[-./_ ]{1,3}\d){9,14}(?!\d)/g
const NAMED = /(บัญชี|พร้อมเพย์|promptpay|a\/c)([^\d]{0,60})(\d[\d/_ -]{8,18}\d)/gi
/** A telephone number alone is no account. */
const TELEPHONE = /^(?:0[2-9]\d{7,9}|66[2-9]\d{7,8}|1[89]00\d{6})$/
const DATE = /(?<!\d)(?:[12]?\d|3[01])[-./](?:0?\d|1[0-2])[-./](?:19|2[0456])\d\d(?!\d)/g
const TAG = /<[^<>]{0,1000}>/g
/** Signs that nobody sees between two digits. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Of all the dashes of a keyboard, and what is drawn like one. */
const DASH = /[\p{Pd}\u2212\u00b7\u2022]/gu
const JOINING = /(?<=\d)[ ]?(?:ตามด้วย|ต่อด้วย|ขีด|เว้นวรรค)[ ]?(?=\d)/g
const SPELLED = /(?:(?:ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)[ -]?(?:ขีด ?)?){4,40}/g
const DIGIT_WORDS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']

/** The numbers of bank accounts, or of PromptPay, that a text names, in digits alone. */
export function accountNumbersIn(html: string): string[] {
  const plain = inDigits(html)
  // A tag stands between two words, or in the middle of a number.
  const found = [plain.replace(TAG, ' '), plain.replace(TAG, '')].flatMap((text) => [
    ...[...text.matchAll(WRITTEN)].map(([number]) => digitsOf(number)),
    ...[IN_ONE, IN_GROUPS, BY_DIGIT]
      .flatMap((form) => [...text.matchAll(form)].map(([number]) => digitsOf(number)))
      .filter((digits) => !TELEPHONE.test(digits)),
    ...[...text.matchAll(NAMED)]
      .filter(([, word, between = '']) => word !== 'บัญชี' || !between.includes('โทร'))
      .map(([, , , number = '']) => digitsOf(number)),
  ])
  return [...new Set(found.filter(({ length }) => length >= 10 && length <= 15))]
}

function inDigits(html: string): string {
  return toArabicDigits(html.normalize('NFKC').replace(UNSEEN, ''))
    .replace(DASH, '-')
    .replace(SPELLED, (words) =>
      DIGIT_WORDS.reduce((text, word, digit) => text.replaceAll(word, String(digit)), words),
    )
    .replace(JOINING, '')
    .replace(DATE, ' ')
}

function digitsOf(written: string): string {
  return written.replace(/\D/g, '')
}
