// Thai as old payroll programs and core systems read and write it: one byte a letter, ก at A1. What the code page does not
// have becomes the nearest sign that it has, and otherwise a question mark, never a byte that would be read as another letter.

const THAI_FIRST = 0x0e01
const THAI_LAST = 0x0e5b
const THAI_OFFSET = 0x0e00 - 0xa0
const QUESTION = 0x3f

// biome-ignore format: pairs
const SIGNS: Record<string, number> = {
  '\u00A0': 0xa0, '€': 0x80, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96,
  '—': 0x97, '\u2212': 0x2d,
}

export function inWindows874(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  let length = 0
  for (const letter of text) bytes[length++] = byteOf(letter)
  return bytes.subarray(0, length)
}

function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? QUESTION
  if (code < 0x80) return code
  // Four places between the letters are nobody's.
  const isThai = code >= THAI_FIRST && code <= THAI_LAST && (code <= 0x0e3a || code >= 0x0e3f)
  return isThai ? code - THAI_OFFSET : (SIGNS[letter] ?? QUESTION)
}
