// What people type, made fit for paper. Typst takes none of it for code (typst-worker.ts); this is
// about characters that have no place on paper, and about text that would run off it.

import { excerpt } from '#domain/text/thai-text.ts'

const TEXT_MAX = 2_000

// A letter carries a vowel and a tone mark, seldom three marks; a pile of them climbs up the page.
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu
// They reorder what stands next to them, and 100 could be read as 001.
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
// Thai is broken between its words; anything else that long has none and would leave its column.
const UNBROKEN = /[^\s\u0E00-\u0E7F\u200B]{40}(?=[^\s\u200B])/gu
const BREAK_HERE = '$&\u200B'

export function printable(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(BREAKS_AND_CONTROLS, ' ')
    .replace(DIRECTION_MARKS, '')
    .replace(PILED_MARKS, '$1')
  return (clean.length > TEXT_MAX ? excerpt(clean, TEXT_MAX) : clean).replace(UNBROKEN, BREAK_HERE)
}
