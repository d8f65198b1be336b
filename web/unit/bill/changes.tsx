import { Link } from 'react-router'
import type { KeeprepFeed } from '#contract/unit/bill.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { PERSON_CHANGES, type PersonChange } from '#domain/unit/unit-change.ts'
import { CHANGE_STYLES } from './change-badge.tsx'

type Change = NonNullable<NonNullable<KeeprepFeed['bill']>['change']>

interface ChangesProps {
  change: Change
  chosen: string
  /** The address of the list with this filter. */
  to: (change: string) => string
}

/** How many came, went and changed since last month; each count leads to its people. */
export function Changes({ change, chosen, to }: ChangesProps) {
  return (
    <div className="card min-w-0 p-4 sm:p-6">
      <p className="figures">
        เทียบกับเดือน{monthAndYear(`${change.previous_period}-01`)} ยอด {formatBaht(change.before)} บาท{' '}
        <strong>{difference(change.difference)}</strong>
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
        {(Object.keys(PERSON_CHANGES) as PersonChange[]).map((word) => {
          const { Icon } = CHANGE_STYLES[word]
          const isChosen = chosen === word
          return (
            <li key={word}>
              <Link
                to={to(isChosen ? '' : word)}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className="flex min-h-20 flex-col justify-center rounded-control border border-control px-3 py-2 hover:bg-tint hover:text-on-tint aria-[current]:border-primary aria-[current]:bg-tint aria-[current]:text-on-tint"
              >
                <span className="flex items-center gap-2 text-small">
                  <Icon aria-hidden className="size-5 shrink-0" />
                  {PERSON_CHANGES[word]}
                </span>
                <span className="figures text-h2 font-semibold">
                  {change[word]} <span className="text-small font-normal">ราย</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

export function difference(amount: Satang): string {
  if (amount === 0) return 'เท่าเดิม'
  const size = formatBaht(satang(Math.abs(amount)))
  return amount > 0 ? `เพิ่มขึ้น ${size} บาท` : `ลดลง ${size} บาท`
}
