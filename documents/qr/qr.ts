// QR codes as we print them: bytes at level M, which survives a fold or a stamp, drawn by uqr
// (docs/decisions/0024-qr-and-zip-libraries.md).

import { encode } from 'uqr'

/** A larger one would be too fine for a small print; it holds 180 bytes. */
const VERSION_MAX = 9

/** Dark modules, row by row, without the white border. A text that does not fit is a RangeError. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  return encode(bytes, { ecc: 'M', border: 0, maxVersion: VERSION_MAX }).data
}

/** A QR code to be drawn: its dark runs, each by column, row and length. */
export interface QrRuns {
  size: number
  runs: [column: number, row: number, length: number][]
}

export function qrRuns(text: string): QrRuns {
  const rows = qrCode(text).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  const runs = rows.flatMap((row, at) =>
    [...row.matchAll(/1+/g)].map((run): [number, number, number] => [run.index, at, run[0].length]),
  )
  return { size: rows.length, runs }
}
