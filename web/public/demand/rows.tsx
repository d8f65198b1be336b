import { ThumbsUp } from 'lucide-react'
import { Link } from 'react-router'
import type { DemandList } from '#contract/public/demand.ts'
import { DEMAND_STATUSES, STATUS_NAMES } from '#domain/content/demand.ts'
import { FilterLinks } from '../../ui/data/filter-links.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { SearchForm } from '../../ui/layout/search-form.tsx'
import { TopicDate } from '../topic-date.tsx'
import { KindName, StatusBadge } from './status.tsx'

interface DemandRowsProps {
  list: DemandList
  query: string
  status: string
}

export function DemandRows({ list, query, status }: DemandRowsProps) {
  const { demands, page, pages, total } = list
  return (
    <>
      <div className="mt-3">
        <SearchForm action="/demand" label="ค้นหาเรื่องของสมาชิก" query={query} />
      </div>
      <Filters current={status} query={query} />
      {query && (
        <p role="status" className="mt-4">
          พบ {total} เรื่องสำหรับ “{query}”{' '}
          <Link to="/demand" className="link">
            ล้างตัวกรอง
          </Link>
        </p>
      )}
      {total === 0 && !query && <p className="mt-6 text-muted">ยังไม่มีเรื่องที่เผยแพร่</p>}
      <ul className="mt-4 divide-y divide-border border-y border-border empty:border-0">
        {demands.map((demand) => (
          <li key={demand.topic_id}>
            <Link
              to={`/showdemand/${demand.topic_id}`}
              className="group grid gap-1 rounded-control py-4 hover:bg-subtle sm:px-2"
            >
              <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <KindName kind={demand.kind} />
                <StatusBadge status={demand.status} />
              </span>
              <span className="text-h3 font-semibold group-hover:text-link group-hover:underline">
                {demand.subject}
              </span>
              <span className="text-small text-muted">{demand.excerpt}</span>
              <span className="flex flex-wrap items-center gap-x-4 text-caption text-muted">
                <TopicDate at={demand.sent_at} />
                <span className="figures inline-flex items-center gap-1.5">
                  <ThumbsUp aria-hidden className="size-4" />
                  {demand.votes.toLocaleString('th-TH')} คนเห็นด้วย
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} to={(to) => addressOf({ query, status, page: to })} />
    </>
  )
}

function Filters({ current, query }: { current: string; query: string }) {
  return (
    <div className="no-print mt-3">
      <FilterLinks
        label="กรองตามสถานะ"
        chosen={current}
        choices={[
          { value: '', label: 'ทั้งหมด' },
          ...DEMAND_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
        ]}
        to={(status) => addressOf({ query, status, page: 1 })}
      />
    </div>
  )
}

function addressOf({ query, status, page }: { query: string; status: string; page: number }) {
  const asked = new URLSearchParams()
  if (query) asked.set('q', query)
  if (status) asked.set('status', status)
  if (page > 1) asked.set('page', String(page))
  return asked.size > 0 ? `/demand?${asked}` : '/demand'
}
