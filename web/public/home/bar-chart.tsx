import { useId } from 'react'

interface BarChartProps {
  title: string
  unit: string
  bars: { label: string; value: number; shown: string }[]
}

/** A table whose middle column is drawn: its figures are text at any size, and can be read aloud. */
export function BarChart({ title, unit, bars }: BarChartProps) {
  const id = useId()
  const highest = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <figure className="card @container p-4 sm:p-6" aria-labelledby={id}>
      <figcaption id={id}>
        <span className="block text-h3 font-semibold">{title}</span>
        <span className="text-caption text-muted">{unit}</span>
      </figcaption>
      <table className="figures mt-3 w-full text-[min(1.125rem,10cqi)]">
        <thead className="sr-only">
          <tr>
            <th scope="col">ปี</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value, shown }, index) => (
            <tr key={label} className={index === bars.length - 1 ? 'font-semibold' : ''}>
              <th scope="row" className="w-0 pe-3 text-start font-[inherit]">
                {label}
              </th>
              <td className="py-0.5 leading-normal sm:py-1">
                <span className="flex flex-wrap items-center justify-end gap-x-3">
                  <svg
                    aria-hidden="true"
                    className="h-6 flex-[1_1_4rem] sm:h-8"
                    width="100%"
                    height="32"
                  >
                    <rect
                      width={`${(value / highest) * 100}%`}
                      height="100%"
                      rx="4"
                      className={
                        index === bars.length - 1 ? 'fill-chart-1' : 'fill-chart-1 opacity-65'
                      }
                    />
                  </svg>
                  <span className="w-[6.25em] shrink-0 text-end whitespace-nowrap">{shown}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
