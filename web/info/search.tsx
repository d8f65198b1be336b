import { Link, useSearchParams } from 'react-router'
import type { Search } from '#contract/info.ts'
import { useMeta } from '../page-meta.tsx'
import { FailedFeed } from '../shell/failed-feed.tsx'
import { Pagination } from '../shell/pagination.tsx'
import { SearchForm } from '../shell/search-form.tsx'
import { feedData } from '../store/feeds.ts'
import { useFeed } from '../store/use-feed.ts'
import { TopicDate } from './topic-date.tsx'

export function Component() {
  const [asked] = useSearchParams()
  const query = asked.get('q') ?? ''
  const to = (page: number) => `?${new URLSearchParams({ q: query, page: String(page) })}`
  const feed = useFeed<Search>(feedData, `/api/info/search${to(Number(asked.get('page') ?? 1))}`)
  useMeta({
    hidden: true,
    title: query ? `ค้นหา “${query}”` : 'ค้นหา',
  })
  return (
    <div className="page-width max-w-4xl py-8">
      <h1 tabIndex={-1} className="mb-4 text-h2 sm:text-h1">
        ค้นหา
      </h1>
      <SearchForm action="/search" label="ค้นหาในเว็บไซต์" query={query} />
      {feed.fetchFailure && <FailedFeed title="ผลการค้นหา" retry={feed.retry} />}
      {feed.data && query && <Results found={feed.data} to={to} />}
    </div>
  )
}

function Results({ found, to }: { found: Search; to: (page: number) => string }) {
  return (
    <>
      <p role="status" className="mt-4 text-muted">
        {found.total === 0
          ? `ไม่พบเรื่องที่มีคำว่า “${found.query}” ลองใช้คำที่สั้นลง`
          : `พบ ${found.total} เรื่อง`}
      </p>
      <ul className="mt-2 divide-y divide-border border-y border-border empty:border-0">
        {found.results.map(({ url, kind, title, excerpt, published_at }) => (
          <li key={url}>
            <Link
              to={url}
              className="group grid gap-1 rounded-control py-4 hover:bg-subtle sm:px-2"
            >
              <span className="text-h3 font-semibold group-hover:text-link">
                <MarkedText pieces={title} />
              </span>
              <span className="text-small text-muted">
                <MarkedText pieces={excerpt} />
              </span>
              <span className="flex flex-wrap gap-x-3 text-caption text-muted">
                <span>{kind}</span>
                <TopicDate at={published_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pagination page={found.page} pages={found.pages} to={to} />
    </>
  )
}

function MarkedText({ pieces }: { pieces: Search['results'][number]['title'] }) {
  return pieces.map(({ text, hit }, index) => {
    const key = `${index}${text}`
    return hit ? (
      <mark key={key} className="rounded-sm bg-amber-bg px-0.5 text-amber-fg">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}
