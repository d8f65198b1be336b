// For tests only: a page as a small picture, and how far it is from the one that somebody looked at.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, '../golden')
const DPI = 60
// Another release of poppler smooths its edges a little differently; a moved line is far darker.
const DIFFERENT = 96

/**
 * The share of pixels that are not as they were. With GOLDEN=write in the environment the picture is drawn
 * anew: look at it before it is committed.
 */
export async function differenceFromGolden(name: string, pdf: Uint8Array, page = 1) {
  const options = ['-r', String(DPI), '-gray', '-png', '-f', String(page), '-l', String(page), '-']
  const drawn = execFileSync('pdftoppm', options, { input: pdf, maxBuffer: 1 << 26 })
  const file = join(FOLDER, `${name}.png`)
  if (process.env.GOLDEN === 'write') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(
      file,
      await sharp(drawn).png({ palette: true, colours: 16, effort: 10 }).toBuffer(),
    )
  }
  if (!existsSync(file)) throw new Error(`${name}.png is missing: draw it with GOLDEN=write`)
  const [now, then] = await Promise.all([pixelsOf(drawn), pixelsOf(file)])
  if (now.length !== then.length) return 1
  let different = 0
  now.forEach((level, at) => {
    if (Math.abs(level - (then[at] ?? 0)) > DIFFERENT) different++
  })
  return different / now.length
}

async function pixelsOf(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture).flatten({ background: '#fff' }).grayscale().raw().toBuffer()
}
