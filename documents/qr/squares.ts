// Where everything of a QR code stands, apart from its data (ISO/IEC 18004 §6.3).

/** Rows of modules: dark, light, or not drawn yet. */
export type Squares = (boolean | undefined)[][]

const FORMAT_GENERATOR = 0b10100110111
const FORMAT_MASK = 0b101010000010010
const VERSION_GENERATOR = 0b1111100100101
// Level M is 00, so the format's first five bits are the mask's number.

export function emptySquares(version: number): Squares {
  const size = 17 + 4 * version
  return Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
}

export function drawPatterns(squares: Squares, version: number): void {
  const last = squares.length - 1
  for (const [row, column] of [
    [0, 0],
    [0, last - 6],
    [last - 6, 0],
  ] as const)
    drawFinder(squares, row, column)
  for (let at = 8; at < last - 7; at++) {
    put(squares, 6, at, at % 2 === 0)
    put(squares, at, 6, at % 2 === 0)
  }
  drawAlignments(squares, version)
  put(squares, last - 7, 8, true)
  drawFormat(squares, 0) // holds the place until the mask is known
  if (version >= 7) drawVersion(squares, version)
}

/** Three nested squares with a light border, of which the paper's edge cuts some. */
function drawFinder(squares: Squares, row: number, column: number): void {
  for (let down = -1; down <= 7; down++) {
    for (let right = -1; right <= 7; right++) {
      const ring = Math.max(Math.abs(down - 3), Math.abs(right - 3))
      put(squares, row + down, column + right, ring !== 2 && ring !== 4)
    }
  }
}

function drawAlignments(squares: Squares, version: number): void {
  const centres = alignmentsOf(version)
  const [first, last] = [centres[0], centres.at(-1)]
  for (const row of centres) {
    for (const column of centres) {
      const onFinder =
        (row === first && column === first) ||
        (row === first && column === last) ||
        (row === last && column === first)
      if (!onFinder) drawAlignment(squares, row, column)
    }
  }
}

function drawAlignment(squares: Squares, row: number, column: number): void {
  for (let down = -2; down <= 2; down++) {
    for (let right = -2; right <= 2; right++)
      put(squares, row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1)
  }
}

function alignmentsOf(version: number): number[] {
  if (version === 1) return []
  const last = 10 + 4 * version
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last]
}

/** Twice, so that one finder may be torn off: which mask was used, at level M. */
export function drawFormat(squares: Squares, mask: number): void {
  const bits = withRemainder(mask, FORMAT_GENERATOR, 10) ^ FORMAT_MASK
  const last = squares.length - 1
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1
    put(squares, at < 6 ? at : at < 8 ? at + 1 : last - 14 + at, 8, dark)
    put(squares, 8, at < 8 ? last - at : at === 8 ? 7 : 14 - at, dark)
  }
}

function drawVersion(squares: Squares, version: number): void {
  const bits = withRemainder(version, VERSION_GENERATOR, 12)
  const edge = squares.length - 11
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1
    put(squares, Math.floor(at / 3), edge + (at % 3), dark)
    put(squares, edge + (at % 3), Math.floor(at / 3), dark)
  }
}

/** The value with the remainder of its division by the generator behind it. */
export function withRemainder(value: number, generator: number, degree: number): number {
  let rest = value << degree
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit--)
    if ((rest >> bit) & 1) rest ^= generator << (bit - degree)
  return (value << degree) | rest
}

function put(squares: Squares, row: number, column: number, dark: boolean): void {
  const line = squares[row]
  if (line && column >= 0 && column < line.length) line[column] = dark
}
