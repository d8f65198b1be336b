// Which rows of a table are sure to take one line. Typst need not measure them before it sets them, which is a
// quarter of the time of a long statement.

import { type Ledger, textSize } from './ledger.ts'
import { textWidth } from './text-width.ts'

// In points, as templates/parts.typ writes on a sheet of A4 with 14 mm left and right.
const ROOM = 515
const INSETS = 7
const WIDE_GUTTER = 6.9
const NARROW_GUTTER = 1.5

/** Of columns as wide as their texts; where it cannot be told before, rows are measured. */
export function withOneLine(ledger: Ledger): Ledger {
  if (ledger.even || ledger.tall || ledger.lines) return ledger
  const { head, rows, totals, grows } = ledger
  const size = textSize(head.length)
  const gutter = head.length > 7 ? NARROW_GUTTER : WIDE_GUTTER
  const wide = (texts: string[], weight: 'regular' | 'bold') =>
    Math.max(...texts.map((text) => textWidth(text, weight))) * size + INSETS
  const others = head
    .map((_, at) => at)
    .filter((at) => at !== grows)
    .map((at) =>
      Math.max(
        wide([head[at] ?? '', totals?.[at] ?? ''], 'bold'),
        wide(
          rows.map((row) => row[at] ?? ''),
          'regular',
        ),
      ),
    )
  const taken = others.reduce((sum, width) => sum + width + gutter, 0)
  const lines = rows.map((row) => {
    const own = grows < 0 ? 0 : textWidth(row[grows] ?? '') * size + INSETS
    return taken + own <= ROOM ? 1 : 0
  })
  return { ...ledger, lines }
}
