import type { DepositMovement } from '#contract/member/deposit.ts'
import { firstOfMonth, monthOf } from '#domain/calendar/day.ts'
import { monthAndYear } from '#domain/calendar/thai-date.ts'
import { total } from '#domain/money/money.ts'
import { Amount } from '../../../ui/statement/amount.tsx'

/** Fewer are read at a glance, and a heading for each would be half of what is to be read. */
const ROWS_TO_GROUP = 20

/** A heading with what came and went in it before each month, where there are many rows. */
export function monthsOf(rows: readonly DepositMovement[], hasMore: boolean) {
  if (rows.length < ROWS_TO_GROUP) return undefined
  const cut = hasMore ? rows.at(-1) : undefined
  return (row: DepositMovement) => {
    const month = monthOf(row.posted_on)
    const inside = rows.filter((each) => monthOf(each.posted_on) === month)
    return {
      key: month,
      heading: (
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{monthAndYear(firstOfMonth(month))}</span>
          {/* A month that goes on where the rows in sight end has no total yet. */}
          {month !== (cut && monthOf(cut.posted_on)) && (
            <span className="figures text-small font-normal text-muted">
              <Sums rows={inside} />
            </span>
          )}
        </span>
      ),
    }
  }
}

/** "รวมฝาก 4,200.00 · รวมถอน 1,200.00"; what did not happen is not told. */
function Sums({ rows }: { rows: readonly DepositMovement[] }) {
  const [paidIn, paidOut] = [
    total(rows.map(({ paid_in }) => paid_in)),
    total(rows.map(({ paid_out }) => paid_out)),
  ]
  return (
    <>
      {paidIn > 0 && (
        <>
          รวมฝาก <Amount amount={paidIn} />
        </>
      )}
      {paidIn > 0 && paidOut > 0 && ' · '}
      {paidOut > 0 && (
        <>
          รวมถอน <Amount amount={paidOut} />
        </>
      )}
    </>
  )
}
