import type { UnitBoardRow } from '#contract/staff/units.ts'
import { formatBaht } from '#domain/money/money.ts'

type MispostedProps = Pick<UnitBoardRow, 'difference' | 'misposted' | 'posted_otherwise'>

/** What the unit reported less what the core system posted; differences of several people may add up to nothing. */
export function Misposted({ difference, misposted, posted_otherwise: people }: MispostedProps) {
  if (difference === null) return '–'
  if (!misposted) return formatBaht(difference)
  return (
    <span className="font-semibold text-amber-fg">
      {formatBaht(difference)}
      {people > 0 && ` (${people.toLocaleString('en')} ราย)`}
    </span>
  )
}
