// Thai as old core systems write it: one byte a letter, ก at A1.

const THAI_FIRST = 0x0e01
const THAI_LAST = 0x0e5b
const THAI_OFFSET = 0x0e00 - 0xa0

export function inWindows874(text: string): Buffer {
  const bytes = Buffer.alloc(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x80 && (code < THAI_FIRST || code > THAI_LAST)) {
      throw new RangeError(`not in Windows-874: U+${code.toString(16)}`)
    }
    bytes[at] = code < 0x80 ? code : code - THAI_OFFSET
  }
  return bytes
}
