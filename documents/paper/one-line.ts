// Which rows of a table are sure to take one line. Typst need not measure them before it sets them, which is a
// quarter of the time of a long statement.

import type { Ledger } from './ledger.ts'

// In points, as templates/parts.typ writes on a sheet of A4 with 14 mm left and right.
const ROOM = 515
const INSETS = 7
const WIDE_GUTTER = 6.9
const NARROW_GUTTER = 1.5

/** Of columns as wide as their texts; where it cannot be told before, rows are measured. */
export function withOneLine(ledger: Ledger): Ledger {
  if (ledger.even || ledger.tall || ledger.oneLine) return ledger
  const { head, rows, totals, grows } = ledger
  const size = head.length > 13 ? 9 : head.length > 7 ? 10.5 : 11.5
  const gutter = head.length > 7 ? NARROW_GUTTER : WIDE_GUTTER
  const column = (texts: string[]) => Math.max(...texts.map(widthOf)) * size + INSETS
  const others = head
    .map((_, at) => at)
    .filter((at) => at !== grows)
    .map((at) => column([head, ...rows, totals ?? []].map((row) => row[at] ?? '')))
  const taken = others.reduce((sum, width) => sum + width + gutter, 0)
  const oneLine = rows.map((row) => {
    const own = grows < 0 ? 0 : widthOf(row[grows] ?? '') * size + INSETS
    return taken + own <= ROOM
  })
  return { ...ledger, oneLine }
}

const MARKS = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/
const FIGURES = /[0-9 ,.\-/–]/
const LETTERS = /[\u0E01-\u0E46A-Za-z]/

/** In ems, never less than Sarabun takes: its widest letters, as if all were written in bold. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of text)
    width += MARKS.test(sign) ? 0 : FIGURES.test(sign) ? 0.57 : LETTERS.test(sign) ? 0.89 : 1.2
  return width
}
