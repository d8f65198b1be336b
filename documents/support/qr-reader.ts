// For tests only: QR codes read back by two programs that are not the one that drew them, and know nothing of each other.

import { createRequire } from 'node:module'
import { decodeQR, type FinderPoints } from 'qr/decode.js'
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
  // Four bytes at once, the highest of them full: a page has a million points.
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < data.length; at++) pixels[at] = 0xff000000 | ((data[at] ?? 0) * 0x010101)
  return readFrom(new Uint8Array(pixels.buffer), { width, height })
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

interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

function readFrom(pixels: Uint8Array | Uint8ClampedArray, size: { width: number; height: number }) {
  const whole = { ...size, data: new Uint8ClampedArray(pixels) }
  let points: FinderPoints | undefined
  const text = readOne(whole, (found) => {
    points = found
  })
  // For the other a whole page is ten times as much work as for the first. Where that found nothing, it looks everywhere.
  const { width, height, data } = text && points ? around(whole, points) : whole
  const again = read(data, width, height)?.data
  if (text !== again) throw new Error(`one reader reads «${again}», the other «${text}»`)
  return text
}

function readOne(picture: Pixels, pointsOnDetect: (points: FinderPoints) => void) {
  try {
    return decodeQR(picture, { pointsOnDetect })
  } catch {
    return undefined
  }
}

/** The code with as much of what is around it as it is wide, so far as the picture goes. */
function around({ width, height, data }: Pixels, { tl, tr, bl, br }: FinderPoints): Pixels {
  const corners = [tl, tr, bl, br]
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const room = Math.max(...across) - Math.min(...across)
  const left = Math.max(0, Math.floor(Math.min(...across) - room))
  const top = Math.max(0, Math.floor(Math.min(...down) - room))
  const right = Math.min(width, Math.ceil(Math.max(...across) + room))
  const bottom = Math.min(height, Math.ceil(Math.max(...down) + room))
  const part = new Uint8ClampedArray(4 * (right - left) * (bottom - top))
  for (let row = top; row < bottom; row++) {
    const line = data.subarray(4 * (row * width + left), 4 * (row * width + right))
    part.set(line, (row - top) * line.length)
  }
  return { width: right - left, height: bottom - top, data: part }
}
