import { useId } from 'react'
import type { UnitMonth } from '#contract/unit/dashboard.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { shortMonth } from '#domain/calendar/thai-date.ts'
import { formatRoundBaht, satang } from '#domain/money/money.ts'

interface MonthsChartProps {
  /** Newest first; the table beside the chart says the same in figures. */
  months: readonly UnitMonth[]
  shown: string
}

/** What was billed, a bar a month, and filled as far as the cooperative has taken it in. */
export function MonthsChart({ months, shown }: MonthsChartProps) {
  const id = useId()
  const inOrder = months.toReversed()
  const last = inOrder.length > 1 ? inOrder.at(-1) : undefined
  const highest = roundUp(Math.max(1, ...months.map(({ billed }) => billed)))
  const slot = 100 / Math.max(1, inOrder.length)
  const heightOf = (amount: number) => (amount / highest) * 100
  return (
    <figure aria-labelledby={id} className="card min-w-0 p-4 sm:p-6">
      <figcaption id={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span className="text-h3 font-semibold">ยอดเรียกเก็บ {inOrder.length} เดือนล่าสุด</span>
        <span className="flex gap-4 text-small text-muted">
          <Key className="fill-chart-1" label="ลงบัญชีแล้ว" />
          <Key className="fill-bg stroke-chart-1" label="ยังไม่ลงบัญชี" />
        </span>
      </figcaption>
      <p className="figures mt-3 text-caption text-muted">{formatRoundBaht(satang(highest))} บาท</p>
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        className="h-40 border-y border-border lg:h-48"
      >
        {inOrder.map(({ period, billed, deducted }, at) => (
          <g key={period}>
            {period === shown && (
              <rect x={`${at * slot}%`} width={`${slot}%`} height="100%" className="fill-tint" />
            )}
            <rect
              x={`${(at + 0.18) * slot}%`}
              width={`${slot * 0.64}%`}
              y={`${100 - heightOf(billed)}%`}
              height={`${heightOf(billed)}%`}
              strokeWidth="2"
              className="fill-bg stroke-chart-1"
            />
            <rect
              x={`${(at + 0.18) * slot}%`}
              width={`${slot * 0.64}%`}
              y={`${100 - heightOf(deducted)}%`}
              height={`${heightOf(deducted)}%`}
              className="fill-chart-1"
            />
          </g>
        ))}
      </svg>
      <p className="figures flex justify-between gap-4 text-caption text-muted">
        <span>{inOrder[0] && shortMonth(firstOfMonth(inOrder[0].period))}</span>
        <span className="text-end">{last && shortMonth(firstOfMonth(last.period))}</span>
      </p>
    </figure>
  )
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg aria-hidden="true" width="16" height="16">
        <rect x="1" y="1" width="14" height="14" rx="2" strokeWidth="2" className={className} />
      </svg>
      {label}
    </span>
  )
}

/** To a figure that is easily read: one digit and noughts. */
function roundUp(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount))
  return Math.ceil(amount / step) * step
}
