import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { useOverflows } from './use-overflows.ts'

export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, words at the start. */
  figures?: boolean
  /** Never broken, such as a date. */
  whole?: boolean
}

export interface ListTableProps<Row> {
  /** What the table holds, for those who cannot see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Where the first cell leads. */
  to?: (row: Row) => string
  /** What can be done with one row. */
  actions?: (row: Row) => ReactNode
  /** In its place, where there are no rows. */
  empty?: ReactNode
  /** The way to the other pages, below it. */
  pager?: ReactNode
}

const CELL =
  'px-3 py-1.5 align-middle max-md:flex max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1'
const LABEL =
  'max-md:before:shrink-0 max-md:before:text-caption max-md:before:text-muted max-md:before:content-[attr(data-label)]'
// The first cell says whose card it is.
const HEAD = 'max-md:pb-2'

/**
 * Rows as the server filtered and ordered them; on a phone each is a card. The markup keeps its roles, because a
 * changed display takes a table's meaning away in some browsers.
 */
export function ListTable<Row>({ empty, pager, ...table }: ListTableProps<Row>) {
  if (table.rows.length === 0 && empty) return empty
  return (
    <>
      <Table {...table} />
      {pager}
    </>
  )
}

function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  to,
  actions,
}: Omit<ListTableProps<Row>, 'empty' | 'pager'>) {
  const place = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(place)
  return (
    <div
      ref={place}
      // What scrolls sideways must be reached by keyboard; where nothing does, it would be a stop for nothing.
      {...(overflows && { role: 'region', 'aria-label': `${caption} เลื่อนดูด้านข้างได้`, tabIndex: 0 })}
      className="overflow-x-auto rounded-card border border-border bg-bg max-md:border-0 print:overflow-visible"
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className="w-full text-small max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className="border-b border-border bg-subtle text-muted max-md:sr-only"
        >
          <tr role="row">
            {columns.map(({ head, figures }) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={`px-3 py-2 font-semibold whitespace-nowrap ${figures ? 'text-end' : 'text-start'}`}
              >
                {head}
              </th>
            ))}
            {actions && (
              <th role="columnheader" scope="col">
                <span className="sr-only">ทำรายการ</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="divide-y divide-border max-md:grid max-md:gap-3 max-md:divide-y-0"
        >
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className="h-13 hover:bg-subtle group-data-[density=tight]/admin:h-10 max-md:block max-md:h-auto max-md:rounded-card max-md:border max-md:border-border max-md:p-4 max-md:group-data-[density=tight]/admin:h-auto"
            >
              {columns.map(({ head, cell, figures, whole }, at) => (
                <td
                  key={head}
                  role="cell"
                  data-label={head}
                  className={`${CELL} ${at === 0 ? HEAD : LABEL} ${figures ? 'figures text-end' : 'text-start'} ${figures || whole ? 'whitespace-nowrap' : ''}`}
                >
                  {at === 0 && to ? (
                    <Link
                      to={to(row)}
                      className="link inline-flex min-h-11 items-center font-semibold group-data-[density=tight]/admin:md:min-h-9"
                    >
                      {cell(row)}
                    </Link>
                  ) : (
                    <span className={`min-w-0 ${at === 0 ? '' : 'max-md:text-end'}`}>
                      {cell(row)}
                    </span>
                  )}
                </td>
              ))}
              {actions && (
                <td role="cell" className={`${CELL} max-md:pt-3`}>
                  <div className="flex flex-wrap justify-end gap-2 whitespace-nowrap max-md:w-full max-md:justify-start">
                    {actions(row)}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}
