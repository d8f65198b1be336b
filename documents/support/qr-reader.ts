// For tests only: QR codes read back by two programs that are not the one that drew them, and know nothing of each other.

import { createRequire } from 'node:module'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import type { QrRuns } from '../qr/qr.ts'

// Its types say something else to the browser's compiler than to the server's.
const read: (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null =
  createRequire(import.meta.url)('jsqr')

const PIXELS_A_MODULE = 4
const MARGIN = 4

/** A picture as its points, row by row: one byte of gray each, or three or four of colour. */
export interface PixelPicture {
  width: number
  height: number
  channels: number
  data: Buffer
}

/** The text of the one code in a drawing in SVG. */
export async function codeInDrawing(drawing: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(drawing, { density: 72 * PIXELS_A_MODULE })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readFrom(data, info)
}

/** The text of the one code in a gray picture, such as a page of a paper. */
export function codeInPixels({ width, height, data }: PixelPicture): string | undefined {
  const pixels = Buffer.alloc(width * height * 4, 0xff)
  data.forEach((level, at) => {
    pixels.fill(level, 4 * at, 4 * at + 3)
  })
  return readFrom(pixels, { width, height })
}

/** The text of a code that is sent as its dark runs, painted with the border that readers want. */
export function codeInRuns({ size, runs }: QrRuns): string | undefined {
  const side = (size + 2 * MARGIN) * PIXELS_A_MODULE
  const pixels = Buffer.alloc(side * side * 4, 0xff)
  for (const [column, row, length] of runs) {
    const left = (column + MARGIN) * PIXELS_A_MODULE
    for (let down = 0; down < PIXELS_A_MODULE; down++) {
      const line = ((row + MARGIN) * PIXELS_A_MODULE + down) * side
      for (let right = 0; right < length * PIXELS_A_MODULE; right++)
        pixels.fill(0, 4 * (line + left + right), 4 * (line + left + right) + 3)
    }
  }
  return readFrom(pixels, { width: side, height: side })
}

function readFrom(pixels: Buffer, { width, height }: { width: number; height: number }) {
  const data = new Uint8ClampedArray(pixels)
  const text = read(data, width, height)?.data
  const again = readAgain({ data, width, height })
  if (text !== again) throw new Error(`one reader reads «${text}», the other «${again}»`)
  return text
}

function readAgain(picture: { data: Uint8ClampedArray; width: number; height: number }) {
  try {
    return decodeQR(picture)
  } catch {
    return undefined
  }
}
