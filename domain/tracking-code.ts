// The code a sender follows a matter by: easy to read out on the telephone, impossible to guess.

import { toArabicDigits } from './thai-digits.ts'

// Thirty-two signs, none of which is taken for another: no 0 or O, no 1 or I. Twelve of them are 60 bits.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 12
const GROUP = /.{4}(?=.)/g

/** "K7QM-3XTR-9WPD", from as many random bytes as it has signs. */
export function trackingCode(random: Uint8Array): string {
  if (random.length !== LENGTH) throw new RangeError(`a code is made of ${LENGTH} bytes`)
  const signs = [...random].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
  return grouped(signs)
}

export const TRACKING_CODE_BYTES = LENGTH

/** What somebody typed, as it was given out; undefined when it can be no code. */
export function readTrackingCode(text: string): string | undefined {
  const signs = toArabicDigits(text)
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
  const isCode = signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign))
  return isCode ? grouped(signs) : undefined
}

function grouped(signs: string): string {
  return signs.replace(GROUP, '$&-')
}
