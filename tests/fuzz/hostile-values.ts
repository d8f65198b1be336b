// What nobody types by mistake: values for every place of a request.

import type { Random } from '#web/testing/every-page/random.ts'
import { HOSTILE } from '../support/outside/hostile.ts'

const LONG = 20_000

/** Letters that machines trip over. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'ก\u0000ข',
  '\ud800',
  '\udc00ก',
  'ก\ud83d',
  '\u202eก\u202c',
  '\u200b\u200d\ufeff',
  'ก\u0e48\u0e49\u0e4a\u0e4b\u0e34\u0e38'.repeat(40),
  '\u0e34\u0e48',
  'a\u0301\u0302\u0303'.repeat(60),
  '๐๑๒๓๔๕๖๗๘๙',
  '👩‍👩‍👧‍👦🇹🇭',
  '\u2028\u2029\u0085',
  '\r\nSet-Cookie: a=b',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '%%%___\\',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '$(id)',
  `\${7*7}`,
  '=1+1',
  '-1',
  '0',
  '1e999',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '-9223372036854775809',
  '99999999999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '275760-09-13',
  '-000001-01-01',
  '2026-13',
  '0000-01',
  '2026-10-31T24:00:00Z',
  '9999-12-31T23:59:59.999Z',
  'infinity',
  '-infinity',
  'epoch',
  '__proto__',
  'constructor',
  'a b c d e f g h '.repeat(500),
] as const

const SHORT_TEXTS = ODD_TEXTS.filter((text) => text.length < 40)

const LONG_TEXTS = [
  'ก'.repeat(LONG),
  ' '.repeat(LONG),
  '/'.repeat(LONG),
  '"'.repeat(LONG),
  '<'.repeat(LONG),
  'a@'.repeat(LONG / 2),
  '\u0e34'.repeat(LONG),
  '0'.repeat(LONG),
  '(['.repeat(LONG / 2),
  '\n'.repeat(LONG),
] as const

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-9,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
] as const

export function hostileText(chance: Random): string {
  if (chance.one(12)) return chance.of(LONG_TEXTS)
  if (chance.one(4)) return chance.of(HOSTILE)
  if (chance.one(6)) return letters(chance)
  return chance.of(ODD_TEXTS)
}

/** Of any type but the one that is wanted. */
export function hostileValue(chance: Random): unknown {
  switch (chance.between(0, 9)) {
    case 0:
      return null
    case 1:
      return chance.one(2)
    case 2:
      return chance.of(ODD_NUMBERS)
    case 3:
      return []
    case 4:
      return {}
    case 5:
      return [hostileText(chance), null, { a: 1 }]
    case 6:
      return { $ne: '', length: 2 ** 31, toString: 'x' }
    case 7:
      return list(chance)
    default:
      return hostileText(chance)
  }
}

/** A long one is of short texts mostly: made of all, it is more than a body may be, and takes longer to make than to refuse. */
function list(chance: Random): string[] {
  const length = chance.of([1, 101, 3_000])
  const texts = length < 3_000 || chance.one(10) ? ODD_TEXTS : SHORT_TEXTS
  return Array.from({ length }, () => chance.of(texts))
}

/** From all of Unicode, halves of pairs too. */
function letters(chance: Random): string {
  const length = chance.of([1, 2, 10, 100])
  return Array.from({ length }, () => String.fromCharCode(chance.between(0, 0xffff))).join('')
}
