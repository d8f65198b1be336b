// What a paper says, read by programs that are not ours: CSV by its letters, PDF by poppler.

import { wordsOf } from '#documents/support/poppler.ts'
import type { Cell } from './count/files/paper.ts'

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy

/** Rows without the heading: numbers as they are written, null for nothing, undefined for words, which are quoted. */
export function cellsOfCsv(text: string): Cell[][] {
  const rows: Cell[][] = []
  let row: Cell[] = []
  for (const [, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(CELL)) {
    row.push(quoted !== undefined ? undefined : plain === '' ? null : plain)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows.slice(1)
}

const THAI_NOUGHT = '๐'.codePointAt(0) ?? 0

/** Every amount in print; a rate has its percent sign and an hour its น. after it, and neither is one. */
export function amountsOfPdf(pdf: Uint8Array): string[] {
  return amountsOfText(wordsOf(pdf))
}

export function amountsOfText(text: string): string[] {
  const arabic = text.replace(/[๐-๙]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) - THAI_NOUGHT),
  )
  const found = arabic.matchAll(/(?<![\d.,])−?\d{1,3}(?:,\d{3})*\.\d{2}(?![\d.%]|\s*น\.)/g)
  return [...found].map(([amount]) => amount)
}

export function verificationCode(text: string): string | undefined {
  return /รหัสตรวจสอบ\s+([0-9A-Z-]{19})/.exec(text)?.[1]
}
