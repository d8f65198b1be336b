import type { ReactNode } from 'react'
import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import type { Query } from '../../../client/use-query.ts'
import { FilterBar, FilterSelect } from '../../../ui/data/filter-bar.tsx'
import { ListTable, type ListTableProps } from '../../../ui/data/list-table.tsx'
import { Pager } from '../../../ui/data/pager.tsx'
import type { ListState } from '../../../ui/data/use-list-state.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { StaffLoaded } from '../../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Exports, type ExportsProps } from './exports.tsx'

interface Listed {
  as_of: Day | null
  page: number
  total: number
}

interface FigureListProps<Name extends string, Data extends Listed, Row>
  extends Omit<ListTableProps<Row>, 'rows' | 'actions'> {
  title: string
  guide: readonly string[]
  exports: ExportsProps['path']
  list: ListState<Name>
  filters: readonly Filter<Name>[]
  request: Query<Data>
  rowsOf: (data: Data) => readonly Row[]
  /** Of which day; unless it is said, of the night. */
  noteOf?: (data: Data) => string | null
  /** What all pages come to. */
  sumOf?: (data: Data) => string
  emptyOf: (data: Data) => { title: string; text?: string }
  /** What is counted, as «คน». */
  unit: string
}

export interface Filter<Name extends string> {
  name: Name
  label: string
  choices: readonly { value: string; label: string }[]
  all: string
  /** What is asked no longer once this is chosen anew. */
  clears?: Name
}

/** The rows under a figure of the morning page: narrowed, page by page, and to be taken away as they are narrowed. */
export function FigureList<Name extends string, Data extends Listed, Row>(
  props: FigureListProps<Name, Data, Row>,
): ReactNode {
  const { title, guide, exports, list, filters, request, ...rows } = props
  const { rowsOf, noteOf = ofNight, sumOf, emptyOf, unit, ...table } = rows
  const { data } = request
  const wanted = new URLSearchParams(
    Object.entries<string>(list.values).filter(([, value]) => value !== ''),
  )
  const nothing = Object.fromEntries(Object.keys(list.values).map((name) => [name, '']))
  const change = (values: Record<string, string>) =>
    list.change(values as Partial<Record<Name, string>>)
  return (
    <>
      <PageHead
        title={title}
        note={data && noteOf(data)}
        guide={guide}
        actions={data?.as_of && <Exports path={exports} query={wanted} />}
      />
      <FilterBar onClear={wanted.size > 0 ? () => change(nothing) : undefined}>
        {filters.map(({ name, clears, ...filter }) => (
          <FilterSelect
            {...filter}
            key={name}
            value={list.values[name]}
            onChoose={(chosen) =>
              change(clears ? { [name]: chosen, [clears]: '' } : { [name]: chosen })
            }
          />
        ))}
      </FilterBar>
      <StaffLoaded from={request}>
        {(data) => {
          const rows = rowsOf(data)
          if (rows.length === 0) return <Empty {...emptyOf(data)} />
          return (
            <>
              {sumOf && <p className="figures mb-3">{sumOf(data)}</p>}
              <ListTable {...table} rows={rows} />
              <Pager page={data.page} total={data.total} to={list.toPage} unit={unit} />
            </>
          )
        }}
      </StaffLoaded>
    </>
  )
}

function ofNight({ as_of }: Listed): string | null {
  return as_of && `ข้อมูล ณ ${longDate(as_of)}`
}
