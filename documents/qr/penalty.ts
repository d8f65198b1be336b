// How hard a QR code would be to scan (ISO/IEC 18004 §7.8.3): the mask with the least is taken.

import type { QrCode } from './qr.ts'

const LIKE_A_FINDER = /(?=10111010000|00001011101)/g

export function penaltyOf(code: QrCode): number {
  const rows = code.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  const columns = rows.map((_, at) => rows.map((row) => row.charAt(at)).join(''))
  const lines = [...rows, ...columns]
  return runs(lines) + blocks(rows) + finders(lines) + imbalance(rows)
}

function runs(lines: readonly string[]): number {
  return sum(
    lines.flatMap((line) => (line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2)),
  )
}

function blocks(rows: readonly string[]): number {
  let found = 0
  rows.slice(1).forEach((row, above) => {
    const upper = rows[above] ?? ''
    for (let at = 1; at < row.length; at++) {
      const four = upper.slice(at - 1, at + 1) + row.slice(at - 1, at + 1)
      if (four === '0000' || four === '1111') found++
    }
  })
  return 3 * found
}

function finders(lines: readonly string[]): number {
  return 40 * sum(lines.map((line) => [...line.matchAll(LIKE_A_FINDER)].length))
}

/** Ten for every five percent away from half dark. */
function imbalance(rows: readonly string[]): number {
  const dark = sum(rows.map((row) => row.replaceAll('0', '').length))
  const percent = (100 * dark) / rows.length ** 2
  return 10 * Math.floor(Math.abs(percent - 50) / 5)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
