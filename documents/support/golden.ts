// For tests only: a page as a small picture, and how far it is from the one that somebody looked at.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureOf } from './poppler.ts'

const FOLDER = join(import.meta.dirname, '../golden')
const DPI = 60
// Another release of poppler smooths its edges a little differently; a moved line is far darker.
const DIFFERENT = 96

/**
 * The share of pixels that are not as they were. With GOLDEN=write in the environment the picture is drawn
 * anew: look at it before it is committed.
 */
export async function differenceFromGolden(name: string, pdf: Uint8Array, page = 1) {
  const { data: now, width, height } = pictureOf(pdf, { dpi: DPI, page })
  const file = join(FOLDER, `${name}.png`)
  if (process.env.GOLDEN === 'write') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(
      file,
      await sharp(now, { raw: { width, height, channels: 1 } })
        .png({ palette: true, colours: 16, effort: 10 })
        .toBuffer(),
    )
  }
  if (!existsSync(file)) throw new Error(`${name}.png is missing: draw it with GOLDEN=write`)
  const then = await sharp(file).flatten({ background: '#fff' }).grayscale().raw().toBuffer()
  if (now.length !== then.length) return 1
  let different = 0
  now.forEach((level, at) => {
    if (Math.abs(level - (then[at] ?? 0)) > DIFFERENT) different++
  })
  return different / now.length
}
