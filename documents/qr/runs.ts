import { qrCode } from './qr.ts'

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
