import { expect, test } from 'vitest'
import { codewordsOf } from './codewords.ts'
import { correctionOf, powerOfTwo, times } from './field.ts'
import { MASKS, type QrCode, qrCode, wayThrough } from './qr.ts'
import { drawPatterns, emptySquares, withRemainder } from './squares.ts'

test('the standard’s own example gets the correction it prints', () => {
  // ISO/IEC 18004 annex I: "01234567" in a symbol 1-M.
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
  expect(correctionOf(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
})

test('format and version carry the remainders of the standard’s tables', () => {
  expect(withRemainder(0b00101, 0b10100110111, 10)).toBe(0b001010011011100)
  expect(withRemainder(7, 0b1111100100101, 12)).toBe(0b000111110010010100)
})

test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180])(
  'an address of %i bytes is read back, with every block whole',
  (length) => {
    const address = `https://coop.example/verify/${'K7QM-3XTR-'.repeat(20)}`.slice(0, length)
    expect(textIn(qrCode(address))).toBe(address)
  },
)

test('what does not fit is refused, never cut', () => {
  expect(() => qrCode('x'.repeat(181))).toThrow(RangeError)
})

/** Reads a code as a scanner does, from the modules alone, and checks each block as it is stored. */
function textIn(code: QrCode): string {
  const version = (code.length - 17) / 4
  const free = emptySquares(version)
  drawPatterns(free, version)
  const isFlipped = MASKS[maskOf(code)]
  const bits = wayThrough(free).map(([row, column]) =>
    Boolean(code[row]?.[column]) !== isFlipped?.(row, column) ? 1 : 0,
  )
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(8 * at, 8 * at + 8).join(''), 2),
  )
  const data = dataIn(codewords, version)
  const hex = data.map((word) => word.toString(16).padStart(2, '0')).join('')
  expect(hex[0]).toBe('4')
  const length = Number.parseInt(hex.slice(1, 3), 16)
  return Buffer.from(hex.slice(3, 3 + 2 * length), 'hex').toString()
}

function maskOf(code: QrCode): number {
  const read = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => (code[row]?.[8] ? 1 : 0))
  const more = [7, 5, 4, 3, 2, 1, 0].map((column) => (code[8]?.[column] ? 1 : 0))
  const bits =
    [...read, ...more].reduce<number>((sum, bit, at) => sum | (bit << at), 0) ^ 0b101010000010010
  expect(withRemainder(bits >> 10, 0b10100110111, 10)).toBe(bits)
  expect(bits >> 13).toBe(0) // level M
  return bits >> 10
}

// Level M: blocks, and codewords of correction in each (ISO/IEC 18004 table 9).
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5]
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22]

function dataIn(codewords: number[], version: number): number[] {
  const count = BLOCKS[version] ?? 0
  const correction = CORRECTION[version] ?? 0
  const dataLength = codewords.length - count * correction
  const blocks: number[][] = Array.from({ length: count }, () => [])
  const short = Math.floor(dataLength / count)
  const firstLong = count - (dataLength % count)
  codewords.slice(0, dataLength).forEach((word, at) => {
    blocks[at < short * count ? at % count : firstLong + at - short * count]?.push(word)
  })
  const data = blocks.flat()
  codewords.slice(dataLength).forEach((word, at) => {
    blocks[at % count]?.push(word)
  })
  for (const block of blocks) {
    for (let exponent = 0; exponent < correction; exponent++) {
      const root = powerOfTwo(exponent)
      expect(block.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0)
    }
  }
  return data
}

test('a short address needs a small code', () => {
  expect(codewordsOf('https://coop.example/verify/K7QM-3XTR-9WPD-BM4H').version).toBe(4)
})
