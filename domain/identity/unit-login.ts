// What a unit's people sign in with: the unit's number, or the number and a word after a dot.

import { toArabicDigits } from '../text/thai-digits.ts'

const LOGIN = /^[0-9]{8}(?:\.[a-z][a-z0-9]{1,19})?$/

/** What somebody typed, as it is kept; undefined when it can be nobody's. */
export function readUnitLogin(typed: string): string | undefined {
  const login = toArabicDigits(typed).replace(/[\s-]/g, '').toLowerCase()
  return LOGIN.test(login) ? login : undefined
}
