// What a stranger writes becomes plain text: nothing that hides, turns other words around or stacks up
// over the lines next to it (security.md §4.7).

// Control signs but the line's end; signs that are never drawn: soft hyphens, direction marks, zero-width
// signs, tags; what stands for a broken letter.
const HIDDEN = /(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\uffff]/gu

// Thai puts two marks on a letter; more than four on any is for show.
const PILE = /(\p{M}{4})\p{M}+/gu

/** Several lines; more than one empty line in a row is one. */
export function visitorText(text: string): string {
  return cleaned(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[\t\v\f]/g, ' '))
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** One line. */
export function visitorLine(text: string): string {
  return cleaned(text.replace(/\s/g, ' ')).replace(/ +/g, ' ').trim()
}

function cleaned(text: string): string {
  return text.toWellFormed().replace(HIDDEN, '').normalize('NFC').replace(PILE, '$1')
}
