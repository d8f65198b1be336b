import { useId } from 'react'
import { Link } from 'react-router'

interface FigureTableProps {
  title: string
  heads: readonly [string, ...string[]]
  rows: readonly FigureRow[]
}

/** A figure, or one that opens rows of its own. */
export type Cell = string | { text: string; to: string | undefined }

export interface FigureRow {
  label: string
  /** In small letters under the label. */
  note?: string | undefined
  cells: readonly Cell[]
  /** Where the rows behind it are. */
  to?: string | undefined
}

/** A few figures of one kind, one line each; the same on a phone and on paper. */
export function FigureTable({ title, heads, rows }: FigureTableProps) {
  const id = useId()
  const [first, ...others] = heads
  return (
    <div className="min-w-0">
      <h3 id={id} className="text-label font-semibold">
        {title}
      </h3>
      <table aria-labelledby={id} className="figures mt-1 w-full text-small">
        <thead className="border-b border-border text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {first}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className="ps-3 text-end font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, cells, to }) => (
            <tr key={label} className="border-b border-border last:border-0">
              <th scope="row" className="text-start font-normal">
                {to ? (
                  <Link to={to} className="link inline-flex min-h-9 items-center print:min-h-0">
                    {label}
                  </Link>
                ) : (
                  <span className="inline-flex min-h-9 items-center print:min-h-0">{label}</span>
                )}
                {note && (
                  <span className="block pb-1 text-muted print:inline print:ps-2">{note}</span>
                )}
              </th>
              {cells.map((cell, at) => (
                <td key={others[at]} className="ps-3 text-end whitespace-nowrap">
                  <Figure cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Figure({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return cell
  if (!cell.to) return cell.text
  return (
    <Link
      to={cell.to}
      className="link inline-flex min-h-9 min-w-9 items-center justify-end print:min-h-0"
    >
      {cell.text}
    </Link>
  )
}
