// Codes that people read from paper or a screen and type: easy to read out on the telephone.

import { toArabicDigits } from './thai-digits.ts'

// Thirty-two signs, none of which is taken for another: no 0 or O, no 1 or I. Each is five bits.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUP = /.{4}(?=.)/g

/** "K7QM-3XTR-9WPD": one sign for each random byte. */
export function typedCode(random: Uint8Array): string {
  return grouped([...random].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join(''))
}

/** What somebody typed, as it was given out; undefined when it can be no code of that many signs. */
export function readTypedCode(text: string, length: number): string | undefined {
  const signs = toArabicDigits(text)
    .toUpperCase()
    .replace(/[\s\-–—]/g, '')
  const isCode = signs.length === length && [...signs].every((sign) => SIGNS.includes(sign))
  return isCode ? grouped(signs) : undefined
}

function grouped(signs: string): string {
  return signs.replace(GROUP, '$&-')
}
