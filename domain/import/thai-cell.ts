// Text as Thai core systems and spreadsheets write it, made one: digits, vowels, blanks.

import { toArabicDigits } from '../text/thai-digits.ts'

const PLAIN = /^[\x20-\x7e]*$/
// Control characters, and what a terminal or a browser would obey rather than show.
const FORBIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd\ufffe\uffff]/u

// What Thai becomes when one program writes in one encoding and the next reads in another: question marks, Latin
// letters with accents ("ÊÁËÔ§"), or เธ and เน before every letter ("เธชเธก").
const GARBLED = /\?\?|[\u0080-\u009f\u00a1-\u00ff]{2}|(?:\u0e40[\u0e18\u0e19].){3}/

export function isGarbled(text: string): boolean {
  return GARBLED.test(text)
}

/** Undefined when the text holds what no name or sentence may hold. */
export function cleanText(text: string): string | undefined {
  const bare = text.trim()
  if (GARBLED.test(bare)) return undefined
  if (PLAIN.test(bare)) return bare
  if (FORBIDDEN.test(bare)) return undefined
  return bare
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\u00a0/g, ' ')
    .normalize('NFC')
    .replaceAll('\u0e4d\u0e32', '\u0e33') // ํ + า is ำ
    .replaceAll('\u0e40\u0e40', '\u0e41') // เ + เ is แ
    .trim()
}

/** Codes, dates and amounts: Arabic digits and nothing invisible. */
export function cleanFigures(text: string): string {
  const bare = text.trim()
  return PLAIN.test(bare)
    ? bare
    : toArabicDigits(bare.replace(/[\u200b-\u200d\u2060\ufeff\u00a0]/g, ''))
}
