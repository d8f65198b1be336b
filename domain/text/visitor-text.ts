// What a stranger writes is shown to everybody, so it must look like what it says: nothing that hides,
// turns other words around or stacks up over the lines next to it (docs/security.md#content-and-files).

// Controls but the line's end, formats and direction marks, letters drawn as nothing, private letters and
// broken halves.
const HIDDEN =
  /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\ufff9-\uffff]/gu

// Thai puts at most three marks on a letter; hundreds of them cover the neighbours' lines.
const PILE = /(\p{M}{4})\p{M}+/gu

/** Several lines: paragraphs stay, runs of empty lines do not. */
export function visitorText(text: string): string {
  return cleaned(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[\t\v\f]/g, ' '))
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** One line. */
export function visitorLine(text: string): string {
  return cleaned(text.replace(/[\s\u0085]/g, ' '))
    .replace(/ +/g, ' ')
    .trim()
}

/** As people count while typing, and as the database counts: letters and marks, not bytes. */
export function lengthOf(text: string): number {
  return [...text].length
}

function cleaned(text: string): string {
  return text.toWellFormed().replace(HIDDEN, '').normalize('NFC').replace(PILE, '$1')
}
