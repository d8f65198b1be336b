import type { ReactNode } from 'react'

interface ChartTableProps {
  /** What one row stands for. */
  head: string
  /** What is counted. */
  unit: string
  rows: readonly { label: string; value: ReactNode }[]
}

/** The same as a chart, for those who read tables. */
export function ChartTable({ head, unit, rows }: ChartTableProps) {
  return (
    <table className="figures w-full text-small">
      <thead className="border-b border-border text-muted">
        <tr>
          <th scope="col" className="py-1 text-start">
            {head}
          </th>
          <th scope="col" className="text-end">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="py-1 text-start font-normal">
              {label}
            </th>
            <td className="text-end">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
