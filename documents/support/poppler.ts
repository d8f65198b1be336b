// For tests only: what a stranger's program reads in our papers.

import { execFileSync } from 'node:child_process'
import { codeInPicture } from './qr-reader.ts'

/** The words of each page, in reading order, one line of the paper to a line. */
export function pagesOf(pdf: Uint8Array): string[] {
  return run('pdftotext', ['-layout', '-', '-'], pdf).split('\f').slice(0, -1)
}

/** The whole text, with every run of blanks and line ends as one space. */
export function wordsOf(pdf: Uint8Array): string {
  return run('pdftotext', ['-raw', '-', '-'], pdf).replace(/\s+/g, ' ').trim()
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

/** The first page as a PNG, 100 points an inch unless more are asked for. */
export function pictureOf(pdf: Uint8Array, dpi = 100): Buffer {
  return bytesFrom('pdftoppm', ['-png', '-r', String(dpi), '-f', '1', '-l', '1', '-'], pdf)
}

/** The text of the QR code on the first page, scanned as a phone would. */
export function codeOn(pdf: Uint8Array): Promise<string | undefined> {
  return codeInPicture(pictureOf(pdf, 150))
}

function run(program: string, options: string[], pdf: Uint8Array): string {
  return bytesFrom(program, options, pdf).toString('utf8')
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
