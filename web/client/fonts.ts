// Looped Thai for reading, Noto Sans for digits and Latin: its minus is as wide as its plus. They come
// after the first paint, which the device's own Thai type does as well, and one a frame: all lines of a
// page broken anew in one go would keep a small phone from answering.

import latin400 from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url'
import latin600 from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?url'
import thai400 from '@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-400-normal.woff2?url'
import thai600 from '@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-600-normal.woff2?url'
import { mayKeepConveniences } from '../ui/feedback/cookie-consent.ts'

const FAMILY = 'NSTL'
const THAI = 'U+0E01-0E5B, U+200B-200D, U+25CC, U+2060'
const LATIN = 'U+0000-00FF, U+2000-200A, U+2010-206F, U+2212'
const SEEN = 'fonts'

const FACES = [
  [thai400, '400', THAI],
  [thai600, '600', THAI],
  [latin400, '400', LATIN],
  [latin600, '600', LATIN],
] as const

/** Whoever was here before has them at hand: no need to wait. */
export function haveBeenHere(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null
  } catch {
    return false // a visitor may forbid storage
  }
}

function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

export async function loadFonts(): Promise<void> {
  const faces = FACES.map(
    ([file, weight, unicodeRange]) =>
      new FontFace(FAMILY, `url(${file})`, { weight, unicodeRange }),
  )
  try {
    for (const face of await Promise.all(faces.map((each) => each.load()))) {
      document.fonts.add(face)
      await drawn()
    }
    if (mayKeepConveniences()) localStorage.setItem(SEEN, '')
  } catch {
    // Without them the page is read in the device's own type.
  }
}
