// What visitors type, made harmless: it is shown to everybody, so it must look like what it says.

// Controls, formats (bidi, zero-width, soft hyphens, tags), private letters, halves of letters, and
// letters that are drawn as nothing. Line breaks stay.
const UNWANTED = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]/gu
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g
// Thai puts at most three marks on a letter; hundreds of them cover the neighbours' lines.
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu

/** Text of several lines: paragraphs stay, runs of empty lines do not. */
export function tidyParagraphs(text: string): string {
  return text
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED, '')
    .replace(TOO_MANY_MARKS, '$1')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export function tidyLine(text: string): string {
  return tidyParagraphs(text).replace(/\s+/g, ' ')
}

/** As people count while typing, and as the database counts: letters and marks, not bytes. */
export function lengthOf(text: string): number {
  return [...text].length
}
