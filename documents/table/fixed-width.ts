// Text of fixed widths: a line a row, every column as many signs as its layout says. In Windows-874 a sign is a
// byte, which is what the programs that read such files count.

import { formatBaht, satang } from '#domain/money/money.ts'
import { inWindows874 } from '#domain/text/windows-874.ts'
import type { Cell, Table } from './table.ts'

/** A figure that has no room in its column; half of one would be another amount. */
export class TooNarrow extends RangeError {
  override name = 'TooNarrow'
  readonly head: string

  constructor(head: string) {
    super(`no room in ${head}`)
    this.head = head
  }
}

/** Words are cut where they have no room; figures and numbers never are. */
export function fixedWidth({ columns, rows }: Table, cutAlways: ReadonlySet<string>): Buffer {
  const lines = rows.map((row) =>
    row
      .map((cell, at) => {
        const { head, width } = columns[at] ?? { head: '', width: 0 }
        return placed(cell, width, head, cutAlways.has(head))
      })
      .join(''),
  )
  return Buffer.from(inWindows874(lines.map((line) => `${line}\r\n`).join('')))
}

function placed({ kind, value }: Cell, width: number, head: string, mayCut: boolean): string {
  const isFigure = kind === 'baht' || kind === 'integer'
  const text = value === null ? '' : written(kind, value)
  const signs = [...text]
  if (signs.length > width) {
    if (!mayCut) throw new TooNarrow(head)
    return signs.slice(0, width).join('')
  }
  const blanks = ' '.repeat(width - signs.length)
  return isFigure ? `${blanks}${text}` : `${text}${blanks}`
}

function written(kind: Cell['kind'], value: string | number): string {
  if (kind === 'baht') return formatBaht(satang(Number(value))).replaceAll(',', '')
  // A line break inside a name would begin another person.
  return String(value).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
}
