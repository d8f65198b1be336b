import type { Day } from '#domain/calendar/day.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import type { Satang } from '#domain/money/money.ts'
import { type Fact, Sums } from '../../ui/data/facts.tsx'
import { Money } from '../../ui/statement/money.tsx'

interface SumsOfDaysProps {
  statement: { from: Day; to: Day; opening_balance: Satang; closing_balance: Satang }
  /** What the balance at the end is called. */
  closing: string
  /** What moved in between. */
  facts: Fact[]
}

/** What a statement adds up to, of all days asked for, whatever rows are in sight. */
export function SumsOfDays({ statement, closing, facts }: SumsOfDaysProps) {
  const { from, to, opening_balance, closing_balance } = statement
  return (
    <div className="card mb-3 p-4 sm:px-6" aria-live="polite">
      <h3 className="mb-2 text-h3">
        สรุป {shortDate(from)} – {shortDate(to)}
      </h3>
      <Sums
        facts={[
          ['ยอดยกมา', <Money key="opening" amount={opening_balance} />],
          ...facts,
          [closing, <Money key="closing" amount={closing_balance} />],
        ]}
      />
    </div>
  )
}
