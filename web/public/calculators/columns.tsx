import { useId } from 'react'
import { formatBaht, type Satang, satang, total } from '#domain/money/money.ts'

import { roundBaht } from './round-baht.ts'

interface ColumnsProps {
  /** What the picture shows, in one sentence. */
  title: string
  /** What one column stands for, as «ปี». */
  head: string
  /** One or two, from the bottom up. */
  series: readonly string[]
  groups: readonly { label: string; parts: readonly Satang[] }[]
}

const FILLS = ['fill-chart-1', 'fill-chart-2'] as const

/** Stacked columns, told apart by pattern as well as colour; all of it again as a table. */
export function Columns({ title, head, series, groups }: ColumnsProps) {
  const id = useId()
  const highest = Math.max(...groups.map(({ parts }) => total(parts)), 1)
  return (
    <figure className="card p-4 sm:p-6" aria-labelledby={`${id}-title`}>
      <figcaption id={`${id}-title`} className="text-h3 font-semibold">
        {title}
      </figcaption>
      {series.length > 1 && <Legend series={series} pattern={id} />}
      <p className="mt-3 text-caption text-muted">
        สูงสุด {roundBaht(satang(highest))} ต่อ{head}
      </p>
      <svg
        role="img"
        aria-label={title}
        width="100%"
        height="100%"
        className="h-48 border-y border-border lg:h-60"
      >
        <Stripes id={id} />
        {groups.map(({ label, parts }, index) => (
          <Column
            key={label}
            parts={parts.map((part) => (part / highest) * 98)}
            left={(100 / groups.length) * (index + 0.12)}
            width={(100 / groups.length) * 0.76}
            pattern={id}
          />
        ))}
      </svg>
      <p className="figures flex justify-between text-caption text-muted">
        <span>{groups[0]?.label}</span>
        <span>{groups.length > 1 && groups.at(-1)?.label}</span>
      </p>
      <details className="mt-2">
        <summary className="link inline-flex min-h-12 items-center">ดูเป็นตาราง</summary>
        <table className="figures w-full text-[min(1rem,4.7vw)]">
          <thead className="border-b border-border text-muted">
            <tr>
              <th scope="col" className="py-1 text-start">
                {head}
              </th>
              {series.map((name) => (
                <th key={name} scope="col" className="text-end">
                  {name} (บาท)
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ label, parts }) => (
              <tr key={label}>
                <th scope="row" className="py-1 text-start font-normal">
                  {label}
                </th>
                {series.map((name, at) => (
                  <td key={name} className="text-end">
                    {formatBaht(parts[at] ?? satang(0))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

interface ColumnProps {
  /** Percent of the height. */
  parts: readonly number[]
  left: number
  width: number
  pattern: string
}

function Column({ parts, left, width, pattern }: ColumnProps) {
  let top = 100
  return parts.map((height, at) => {
    top -= height
    const place = { x: `${left}%`, y: `${top}%`, width: `${width}%`, height: `${height}%` }
    return at === 0 ? (
      <rect key={FILLS[at]} {...place} className={FILLS[0]} />
    ) : (
      <rect key={FILLS[at]} {...place} fill={`url(#${pattern})`} />
    )
  })
}

function Stripes({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-bg" />
        <rect width="4" height="6" className={FILLS[1]} />
      </pattern>
    </defs>
  )
}

function Legend({ series, pattern }: { series: readonly string[]; pattern: string }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 text-small">
      {series.map((name, at) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" className="size-4" width="16" height="16">
            {at === 0 ? (
              <rect width="16" height="16" rx="3" className={FILLS[0]} />
            ) : (
              <rect width="16" height="16" rx="3" fill={`url(#${pattern})`} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
