// A QR code of our own (ISO/IEC 18004): bytes at level M, which is all that an address needs.

import { codewordsOf } from './codewords.ts'
import { penaltyOf } from './penalty.ts'
import { drawFormat, drawPatterns, emptySquares, type Squares } from './squares.ts'

/** Dark modules, row by row. */
export type QrCode = boolean[][]

// biome-ignore format: one rule a line
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

export function qrCode(text: string): QrCode {
  const { version, codewords } = codewordsOf(text)
  const patterns = emptySquares(version)
  drawPatterns(patterns, version)
  const drawn = MASKS.map((isFlipped, mask) => {
    const squares = patterns.map((row) => [...row])
    drawData(squares, codewords, isFlipped)
    drawFormat(squares, mask)
    return squares as QrCode
  })
  const penalties = drawn.map(penaltyOf)
  return drawn[penalties.indexOf(Math.min(...penalties))] as QrCode
}

function drawData(
  squares: Squares,
  codewords: readonly number[],
  isFlipped: (row: number, column: number) => boolean,
): void {
  let at = 0
  for (const [row, column] of wayThrough(squares)) {
    const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
    const line = squares[row]
    if (line) line[column] = (bit === 1) !== isFlipped(row, column)
    at++
  }
}

/** Every free module in the order of the data: two columns at a time, up and down from the right. */
export function wayThrough(squares: Squares): [row: number, column: number][] {
  const size = squares.length
  const way: [number, number][] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5 // the column of the timing pattern is left out
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (squares[row]?.[column] === undefined) way.push([row, column])
    }
    up = !up
  }
  return way
}
