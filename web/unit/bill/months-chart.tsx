import { useId } from 'react'
import type { MonthOfSums } from '#contract/unit/bill.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { monthAndYear, shortMonth } from '#domain/calendar/thai-date.ts'
import { GROUPS, type Group } from '#domain/collection/collection-words.ts'
import { formatBaht, formatRoundBaht, satang } from '#domain/money/money.ts'

const FILLS: Record<Group, string> = {
  SHR: 'fill-chart-1',
  LON: 'fill-chart-2',
  DEP: 'fill-chart-3',
  OTH: 'fill-chart-4',
}
const GAP = 0.28

/** The months beside each other, each a column of its groups; the figures are its table. */
export function MonthsChart({ title, months }: { title: string; months: readonly MonthOfSums[] }) {
  const id = useId()
  const most = Math.max(1, ...months.map(({ billed }) => billed))
  const last = months.length > 1 ? months.at(-1) : undefined
  const groups = months[0]?.groups.map(({ group }) => group) ?? []
  return (
    <figure aria-labelledby={id} className="card min-w-0 p-4 sm:p-6">
      <figcaption id={id} className="text-h3 font-semibold">
        {title}
      </figcaption>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {groups.map((group) => (
          <li key={group} className="flex items-center gap-2">
            <svg aria-hidden="true" width="14" height="14">
              <rect width="14" height="14" rx="3" className={FILLS[group]} />
            </svg>
            {GROUPS[group].name}
          </li>
        ))}
      </ul>
      <p className="figures mt-3 text-caption text-muted">{formatRoundBaht(satang(most))} บาท</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(months.length, 6)} 100`}
        preserveAspectRatio="none"
        className="mt-1 h-44 w-full border-y border-border lg:h-56"
      >
        {months.map((month, at) => (
          <Column key={month.period} month={month} at={at} most={most} />
        ))}
      </svg>
      <p className="figures mt-1 flex justify-between text-caption text-muted">
        <span>{months[0] && shortMonth(firstOfMonth(months[0].period))}</span>
        <span>{last && shortMonth(firstOfMonth(last.period))}</span>
      </p>
      <MonthsTable months={months} groups={groups} />
    </figure>
  )
}

function Column({ month, at, most }: { month: MonthOfSums; at: number; most: number }) {
  let top = 100
  return month.groups.map(({ group, billed }) => {
    const height = (billed / most) * 100
    top -= height
    return (
      <rect
        key={group}
        x={at + GAP / 2}
        y={top}
        width={1 - GAP}
        height={height}
        className={FILLS[group]}
      />
    )
  })
}

interface MonthsTableProps {
  months: readonly MonthOfSums[]
  groups: readonly Group[]
}

function MonthsTable({ months, groups }: MonthsTableProps) {
  return (
    <details className="mt-1">
      <summary className="link inline-flex min-h-12 items-center">ดูเป็นตาราง</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label="ตารางรายเดือน" tabIndex={0} className="overflow-x-auto">
        <table className="figures w-full text-small">
          <thead className="border-b border-border text-muted">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                เดือน
              </th>
              {groups.map((group) => (
                <th key={group} scope="col" className="ps-4 text-end font-normal">
                  {GROUPS[group].name}
                </th>
              ))}
              <th scope="col" className="ps-4 text-end font-normal">
                รวม (บาท)
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.period}>
                <th scope="row" className="py-1 text-start font-normal whitespace-nowrap">
                  {monthAndYear(`${month.period}-01`)}
                </th>
                {month.groups.map(({ group, billed }) => (
                  <td key={group} className="ps-4 text-end">
                    {formatBaht(billed)}
                  </td>
                ))}
                <td className="ps-4 text-end font-semibold">{formatBaht(month.billed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
