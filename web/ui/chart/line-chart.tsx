import { type ReactNode, useId, useState } from 'react'
import type { Satang } from '#domain/money/money.ts'
import { formatBaht, formatRoundBaht, satang } from '#domain/money/money.ts'
import { useAmountsHidden } from '../../client/amounts-hidden.ts'
import { Amount, AmountInWords } from '../statement/amount.tsx'
import { ChartTable } from './chart-table.tsx'

interface LineChartProps {
  /** The finding, in one sentence. */
  title: ReactNode
  /** What one point stands for, as «เดือน». */
  head: string
  /** What is drawn, as «ทุนเรือนหุ้น». */
  series: string
  points: readonly { label: string; amount: Satang }[]
}

/**
 * A line through months, read by finger, arrow keys or as a table. A slider lies over it unseen: it is the one
 * control that every finger, keyboard and screen reader can move, and the value stands in a line of its own.
 */
export function LineChart({ title, head, series, points }: LineChartProps) {
  const id = useId()
  const hidden = useAmountsHidden()
  const [at, setAt] = useState(points.length - 1)
  const shown = points[at]
  if (!shown) return null
  const { lowest, highest, heightOf } = scaleOf(points.map(({ amount }) => amount))
  const place = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 50)
  const line = points.map(({ amount }, index) => `${place(index)},${100 - heightOf(amount)}`)
  return (
    <figure className="card min-w-0 p-4 sm:p-6" aria-labelledby={id}>
      <figcaption id={id} className="text-h3 font-semibold">
        {title}
      </figcaption>
      <p className="figures mt-1 flex flex-wrap justify-between gap-x-4">
        <span className="text-muted">{shown.label}</span>
        <span className="font-semibold">
          <Amount amount={shown.amount} /> บาท
        </span>
      </p>
      <p className="figures mt-3 text-caption text-muted">
        <AmountInWords>{formatRoundBaht(highest)}</AmountInWords>
      </p>
      <div className="relative h-44 border-y border-border px-2 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-(--focus) lg:h-56 print:hidden">
        <svg aria-hidden="true" width="100%" height="100%" className="overflow-visible">
          <svg
            aria-hidden="true"
            width="100%"
            height="100%"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
          >
            <polygon
              points={`0,100 ${line.join(' ')} 100,100`}
              className="fill-chart-1 opacity-15"
            />
            <polyline
              points={line.join(' ')}
              vectorEffect="non-scaling-stroke"
              strokeWidth="3"
              strokeLinejoin="round"
              className="fill-none stroke-chart-1"
            />
          </svg>
          <line
            x1={`${place(at)}%`}
            x2={`${place(at)}%`}
            y1="0%"
            y2="100%"
            strokeDasharray="4 4"
            className="stroke-control"
          />
          <circle
            cx={`${place(at)}%`}
            cy={`${100 - heightOf(shown.amount)}%`}
            r="7"
            strokeWidth="3"
            className="fill-bg stroke-chart-1"
          />
        </svg>
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          aria-label={`${series} เลือก${head}`}
          aria-valuetext={`${shown.label} ${hidden ? 'ซ่อนยอดเงินอยู่' : `${formatBaht(shown.amount)} บาท`}`}
          className="absolute inset-0 size-full cursor-pointer touch-pan-y opacity-0"
        />
      </div>
      <p className="figures text-caption text-muted">
        <AmountInWords>
          {lowest > 0 ? `${formatRoundBaht(lowest)} (แกนตั้งไม่ได้เริ่มจากศูนย์)` : '0'}
        </AmountInWords>
      </p>
      <p className="figures flex justify-between gap-4 text-caption text-muted">
        <span>{points[0]?.label}</span>
        <span className="text-end">{points.at(-1)?.label}</span>
      </p>
      <AsTable head={head} series={series} points={points} />
    </figure>
  )
}

function AsTable({ head, series, points }: Omit<LineChartProps, 'title'>) {
  return (
    <details className="mt-1">
      <summary className="link inline-flex min-h-12 items-center">ดูเป็นตาราง</summary>
      <ChartTable
        head={head}
        unit={`${series} (บาท)`}
        rows={points.map(({ label, amount }) => ({ label, value: <Amount amount={amount} /> }))}
      />
    </details>
  )
}

/** Between round figures, and not from nought, or the growth of one year in twenty would be a flat line. */
function scaleOf(amounts: readonly Satang[]) {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const step = 10 ** Math.floor(Math.log10(most - least || Math.max(1, most)))
  const lowest = satang(Math.max(0, Math.floor(least / step) * step))
  const highest = satang(Math.max(Math.ceil(most / step) * step, lowest + step))
  const heightOf = (amount: Satang) => ((amount - lowest) / (highest - lowest)) * 100
  return { lowest, highest, heightOf }
}
