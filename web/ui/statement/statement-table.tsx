import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { Thai } from '../data/thai.tsx'

/** Where a cell stands in a phone's row of two lines (statement.css). */
export type Place = 'title' | 'amount' | 'under' | 'under-end' | 'pair' | 'pair-end' | 'none'

export interface Column<Row> {
  head: string
  place: Place | ((row: Row) => Place)
  /** Before the value on a phone, where no head names it. */
  label?: string
  /** Words start where figures end. */
  words?: boolean
  cell: (row: Row) => ReactNode
}

interface StatementTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => React.Key
  /** A heading before the first row of each group, as a month with its totals; rows come in their order. */
  groupOf?: ((row: Row) => { key: string; heading: ReactNode }) | undefined
  /** What a row tells when asked: its button's words, the first of which do in a column, and what unfolds. */
  folded?: { label: readonly [word: string, rest: string]; of: (row: Row) => ReactNode | undefined }
  /** Rows of the foot: totals, brought forward. */
  foot?: ReactNode
}

export function StatementTable<Row>(props: StatementTableProps<Row>) {
  const { caption, columns, rows, keyOf, groupOf, folded, foot } = props
  const columnCount = columns.length + (folded ? 1 : 0)
  let group = ''
  return (
    <div className="@container min-w-0">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a row's display takes the table's meaning away */}
      <table role="table" className="statement">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, words }) => (
              <th key={head} role="columnheader" scope="col" className={words ? 'words' : ''}>
                <Thai>{head}</Thai>
              </th>
            ))}
            {folded && (
              <th role="columnheader" scope="col">
                <span className="sr-only">{folded.label.join('')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const { key = '', heading = null } = groupOf?.(row) ?? {}
            const isFirst = key !== group
            group = key
            return (
              <Fragment key={keyOf(row)}>
                {isFirst && (
                  <tr role="row" className="month">
                    <th role="rowheader" scope="row" colSpan={columnCount} className="words">
                      {heading}
                    </th>
                  </tr>
                )}
                <Movement row={row} columns={columns} folded={folded} />
              </Fragment>
            )
          })}
        </tbody>
        {foot && <tfoot role="rowgroup">{foot}</tfoot>}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: a row's display takes the table's meaning away */}
    </div>
  )
}

type MovementProps<Row> = Pick<StatementTableProps<Row>, 'columns' | 'folded'> & { row: Row }

function Movement<Row>({ row, columns, folded }: MovementProps<Row>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const inside = folded?.of(row)
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a row's display takes the table's meaning away
    <>
      <tr role="row">
        {columns.map(({ head, place, label, words, cell }, at) => {
          const wiring = {
            'data-place': typeof place === 'function' ? place(row) : place,
            'data-label': label,
            className: words ? 'words' : '',
          }
          return at === 0 ? (
            <th key={head} role="rowheader" scope="row" {...wiring}>
              {cell(row)}
            </th>
          ) : (
            <td key={head} role="cell" {...wiring}>
              {cell(row)}
            </td>
          )
        })}
        {folded && (
          <td role="cell" data-place={inside ? 'fold' : 'none'}>
            {inside && (
              <button
                type="button"
                aria-label={folded.label.join('')}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
                className="inline-flex min-h-11 items-center gap-1 text-small text-link hover:underline"
              >
                <span>
                  {folded.label[0]}
                  <span className="@[40rem]:hidden">{folded.label[1]}</span>
                </span>
                <ChevronDown
                  aria-hidden
                  className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`}
                />
              </button>
            )}
          </td>
        )}
      </tr>
      {inside && open && (
        <tr role="row" id={id} className="folded">
          <td role="cell" colSpan={columns.length + 1}>
            {inside}
          </td>
        </tr>
      )}
    </>
    // biome-ignore-end lint/a11y/noRedundantRoles: a row's display takes the table's meaning away
  )
}
