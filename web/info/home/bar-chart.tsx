import { useId } from 'react'

interface BarChartProps {
  title: string
  unit: string
  bars: { label: string; value: number; shown: string }[]
}

// A drawing of 600 by 300; the page stretches it to its place.
const WIDTH = 600
const HEIGHT = 300
const TOP = 34
const BOTTOM = 36

/** Bars from zero, each with its own figure: nothing to look up in a legend or on an axis. */
export function BarChart({ title, unit, bars }: BarChartProps) {
  const id = useId()
  const highest = Math.max(...bars.map(({ value }) => value), 1)
  const step = WIDTH / bars.length
  const barWidth = Math.min(step * 0.62, 72)
  return (
    <figure className="card mt-4 p-4 sm:p-6" aria-labelledby={id}>
      <figcaption id={id}>
        <span className="block text-h3 font-semibold">{title}</span>
        <span className="text-caption text-muted">{unit}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: ${bars.map(({ label, shown }) => `${label} ${shown}`).join(', ')}`}
        className="mx-auto mt-3 block h-55 w-full max-w-[44rem] lg:h-75"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} className="stroke-control" />
        {bars.map(({ label, value, shown }, index) => {
          const height = ((HEIGHT - TOP - BOTTOM) * value) / highest
          const middle = step * index + step / 2
          const isLast = index === bars.length - 1
          return (
            <g key={label} textAnchor="middle">
              <rect
                x={middle - barWidth / 2}
                y={HEIGHT - BOTTOM - height}
                width={barWidth}
                height={height}
                rx="4"
                className={isLast ? 'fill-chart-1' : 'fill-chart-1 opacity-55'}
              />
              <text
                x={middle}
                y={HEIGHT - BOTTOM - height - 10}
                className={isLast ? 'fill-text font-semibold' : 'fill-text'}
                fontSize="17"
              >
                {shown}
              </text>
              <text x={middle} y={HEIGHT - 10} className="fill-muted" fontSize="17">
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <details className="mt-2">
        <summary className="link inline-flex min-h-12 items-center">ดูเป็นตาราง</summary>
        <table className="figures w-full max-w-md">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-2 text-start font-normal">
                ปี
              </th>
              <th scope="col" className="py-2 text-end font-normal">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, shown }) => (
              <tr key={label} className="border-t border-border">
                <th scope="row" className="py-2 text-start font-normal">
                  {label}
                </th>
                <td className="py-2 text-end">{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
