import { correctionOf } from './field.ts'

interface Size {
  version: number
  /** Codewords of data in all, and for each block those of correction. */
  data: number
  correction: number
  blocks: number
}

// Level M, which survives a fold or a stamp; larger ones would be too fine for a small print.
// biome-ignore format: a table reads in columns
const SIZES: readonly Size[] = [
  { version: 1, data: 16,  correction: 10, blocks: 1 },
  { version: 2, data: 28,  correction: 16, blocks: 1 },
  { version: 3, data: 44,  correction: 26, blocks: 1 },
  { version: 4, data: 64,  correction: 18, blocks: 2 },
  { version: 5, data: 86,  correction: 24, blocks: 2 },
  { version: 6, data: 108, correction: 16, blocks: 4 },
  { version: 7, data: 124, correction: 18, blocks: 4 },
  { version: 8, data: 154, correction: 22, blocks: 4 },
  { version: 9, data: 182, correction: 22, blocks: 5 },
]

const BYTES_MODE = 0b0100
const PADDING = [0xec, 0x11]
// Mode and count before the bytes: four bits and eight.
const OVERHEAD = 2

/** The text as codewords, in the order they are drawn, and the version that holds them. */
export function codewordsOf(text: string): { version: number; codewords: number[] } {
  const bytes = [...new TextEncoder().encode(text)]
  const size = SIZES.find(({ data }) => bytes.length + OVERHEAD <= data)
  if (!size) throw new RangeError(`too long for a QR code: ${bytes.length} bytes`)

  const blocks = blocksOf(dataOf(bytes, size.data), size.blocks)
  const corrections = blocks.map((block) => correctionOf(block, size.correction))
  return { version: size.version, codewords: [...woven(blocks), ...woven(corrections)] }
}

/** Mode, count, bytes, four zero bits, and padding to the end: everything is half a byte off. */
function dataOf(bytes: readonly number[], length: number): number[] {
  const halves = [BYTES_MODE, ...[bytes.length, ...bytes].flatMap(halvesOf), 0]
  const data: number[] = []
  for (let at = 0; at < halves.length; at += 2)
    data.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0))
  for (let at = 0; data.length < length; at++) data.push(PADDING[at % 2] ?? 0)
  return data
}

function halvesOf(byte: number): [number, number] {
  return [byte >> 4, byte & 15]
}

/** The last blocks are one longer where the data do not divide. */
function blocksOf(data: readonly number[], count: number): number[][] {
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  let start = 0
  return Array.from({ length: count }, (_, at) => {
    const end = start + short + (at >= count - longer ? 1 : 0)
    const block = data.slice(start, end)
    start = end
    return block
  })
}

function woven(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at] ?? 0] : [])),
  ).flat()
}
