// For tests only: what a stranger's program reads in our papers.

import { execFileSync } from 'node:child_process'
import { codeInPixels, type PixelPicture } from './qr-reader.ts'

/** The words of each page, in reading order, one line of the paper to a line. */
export function pagesOf(pdf: Uint8Array): string[] {
  return run('pdftotext', ['-layout', '-', '-'], pdf).split('\f').slice(0, -1)
}

/** The whole text, with every run of blanks and line ends as one space. */
export function wordsOf(pdf: Uint8Array): string {
  return run('pdftotext', ['-raw', '-', '-'], pdf).replace(/\s+/g, ' ').trim()
}

export interface PlacedWord {
  word: string
  left: number
  right: number
  top: number
  bottom: number
}

/** Where each word of the first page stands, in points. */
export function placedWordsOf(pdf: Uint8Array): PlacedWord[] {
  const found = run('pdftotext', ['-bbox', '-l', '1', '-', '-'], pdf).matchAll(
    /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)/g,
  )
  return Array.from(found, ([, left, top, right, bottom, word = '']) => {
    return {
      word,
      left: Number(left),
      right: Number(right),
      top: Number(top),
      bottom: Number(bottom),
    }
  })
}

/** Each font's name, and whether it is embedded and can be read back as text. */
export function fontsOf(pdf: Uint8Array): { name: string; embedded: boolean; readable: boolean }[] {
  const [, , ...lines] = run('pdffonts', ['-'], pdf).trimEnd().split('\n')
  return lines.map((line) => {
    const [embedded, , readable] = line.slice(71).trim().split(/\s+/)
    const name = line.split(' ')[0] ?? ''
    return { name, embedded: embedded === 'yes', readable: readable === 'yes' }
  })
}

/** What the document says of itself: Title, Author, Tagged, Pages and so on. */
export function propertiesOf(pdf: Uint8Array): Record<string, string> {
  const lines = run('pdfinfo', ['-isodates', '-'], pdf).trimEnd().split('\n')
  return Object.fromEntries(lines.map((line) => line.split(/: +/, 2)))
}

interface Drawing {
  dpi: number
  page?: number
  colours?: 'gray' | 'rgb'
}

/** A page as its points. Not as a PNG: packing one takes ten times as long as drawing the page. */
export function pictureOf(
  pdf: Uint8Array,
  { dpi, page = 1, colours = 'gray' }: Drawing,
): PixelPicture {
  const gray = colours === 'gray' ? ['-gray'] : []
  const options = [...gray, '-r', String(dpi), '-f', String(page), '-l', String(page), '-']
  return readPortableMap(bytesFrom('pdftoppm', options, pdf))
}

/** The text of the QR code on a page, scanned as a phone would from far away. */
export function codeOn(pdf: Uint8Array, page = 1): string | undefined {
  return codeInPixels(pictureOf(pdf, { dpi: 100, page }))
}

/** P5 has one byte a point, P6 three. */
function readPortableMap(bytes: Buffer): PixelPicture {
  const head = /^P([56])\s(\d+)\s(\d+)\s255\s/.exec(bytes.toString('latin1', 0, 32))
  if (!head) throw new Error('pdftoppm drew no picture')
  const [whole, kind, width, height] = head
  return {
    width: Number(width),
    height: Number(height),
    channels: kind === '5' ? 1 : 3,
    data: bytes.subarray(whole.length),
  }
}

const readBefore = new WeakMap<Uint8Array, Map<string, string>>()

/** A paper that is asked for several things is read once in each way: starting a program takes longer than reading a page. */
function run(program: string, options: string[], pdf: Uint8Array): string {
  const asked = [program, ...options].join(' ')
  const before = readBefore.get(pdf) ?? new Map<string, string>()
  readBefore.set(pdf, before)
  const text = before.get(asked) ?? bytesFrom(program, options, pdf).toString('utf8')
  before.set(asked, text)
  return text
}

function bytesFrom(program: string, options: string[], pdf: Uint8Array): Buffer {
  try {
    return execFileSync(program, options, {
      input: pdf,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${program} is missing: install poppler-utils to run the tests of papers`)
  }
}
