import { useId } from 'react'
import { ChartTable } from './chart-table.tsx'

interface BarChartProps {
  /** The finding, in one sentence. */
  title: string
  /** What one bar stands for, as «วัน». */
  head: string
  /** What is counted, as «ครั้ง». */
  unit: string
  bars: readonly Bar[]
  tone?: 'chart-1' | 'chart-2' | 'chart-3' | 'chart-4'
}

interface Bar {
  label: string
  /** What stands under the bar where the label is too long. */
  tick?: string
  value: number
  /** In the value's place, where it is not told as a number. */
  told?: string
  /** From here on something else is counted: a line stands before the bar, and these words in the table. */
  seam?: string | undefined
}

const FILLS = {
  'chart-1': 'fill-chart-1',
  'chart-2': 'fill-chart-2',
  'chart-3': 'fill-chart-3',
  'chart-4': 'fill-chart-4',
}

/** More names than this run into each other. */
const NAMED_MAX = 7

/** Counts side by side, each with its figure; as a table for those who read it so. */
export function BarChart({ title, head, unit, bars, tone = 'chart-1' }: BarChartProps) {
  const id = useId()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const width = 100 / Math.max(1, bars.length)
  // Of many bars every few are named, from the last; the table names all.
  const every = Math.ceil(bars.length / NAMED_MAX)
  return (
    <figure aria-labelledby={id} className="card min-w-0 p-4">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      <svg aria-hidden="true" className="mt-3 h-40 w-full overflow-visible print:h-20">
        {bars.map(
          ({ label, tick = label, value, told = value.toLocaleString('th-TH'), seam }, at) => {
            const height = (value / most) * 70
            const named = (bars.length - 1 - at) % every === 0
            // On a phone half of those.
            const wide = every > 1 && (bars.length - 1 - at) % (2 * every) !== 0
            return (
              <g key={label}>
                <rect
                  x={`${at * width + width * 0.15}%`}
                  y={`${82 - height}%`}
                  width={`${width * 0.7}%`}
                  height={`${Math.max(height, 0.8)}%`}
                  rx="3"
                  className={FILLS[tone]}
                />
                {seam && (
                  <line
                    x1={`${at * width}%`}
                    x2={`${at * width}%`}
                    y1="0%"
                    y2="86%"
                    strokeDasharray="4 4"
                    strokeWidth="2"
                    className="stroke-text"
                  />
                )}
                {named && (
                  <>
                    <text
                      x={`${(at + 0.5) * width}%`}
                      y={`${78 - height}%`}
                      textAnchor="middle"
                      className="figures fill-text text-caption"
                    >
                      {told}
                    </text>
                    <text
                      x={`${(at + 0.5) * width}%`}
                      y="97%"
                      textAnchor="middle"
                      className={`fill-muted text-caption ${wide ? 'max-sm:hidden' : ''}`}
                    >
                      {tick}
                    </text>
                  </>
                )}
              </g>
            )
          },
        )}
      </svg>
      <details className="no-print mt-1">
        <summary className="link inline-flex min-h-11 items-center text-small">ดูเป็นตาราง</summary>
        <ChartTable
          head={head}
          unit={unit}
          rows={bars.map(({ label, value, told = value.toLocaleString('th-TH'), seam }) => ({
            label: seam ? `${label} (${seam})` : label,
            value: told,
          }))}
        />
      </details>
    </figure>
  )
}
