import { Link, useSearchParams } from 'react-router'
import type { Search, SearchKind } from '#contract/public/site-content.ts'
import { useMeta } from '../app/page-meta.tsx'
import { useSite } from '../app/site.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { FilterLinks } from '../ui/data/filter-links.tsx'
import { MarkedText } from '../ui/data/marked-text.tsx'
import { Pager } from '../ui/data/pager.tsx'
import { FailedFeed } from '../ui/feedback/failed-feed.tsx'
import { SearchForm } from '../ui/layout/search-form.tsx'
import { TopicDate } from './topic-date.tsx'

const KINDS: Record<SearchKind, string> = { news: 'ข่าว', form: 'แบบฟอร์ม', board: 'กระทู้' }

export function Component() {
  const [asked] = useSearchParams()
  const query = asked.get('q') ?? ''
  const kind = asked.get('kind') ?? ''
  const to = (page: number, of = kind) => {
    const words = { q: query, ...(of && { kind: of }), page: String(page) }
    return `?${new URLSearchParams(words)}`
  }
  const feed = useFeed(feedData, address('/api/info/search', to(Number(asked.get('page') ?? 1))))
  useMeta({
    hidden: true,
    title: query ? `ค้นหา “${query}”` : 'ค้นหา',
    description: `ค้นหาข่าว ประกาศ แบบฟอร์ม และกระทู้ในเว็บไซต์${useSite().config.coopNameTH}`,
  })
  return (
    <div className="page-width max-w-4xl py-8">
      <h1 tabIndex={-1} className="mb-4 text-h2 sm:text-h1">
        ค้นหา
      </h1>
      <SearchForm action="/search" label="ค้นหาในเว็บไซต์" query={query} />
      {feed.failed && <FailedFeed title="ผลการค้นหา" retry={feed.again} />}
      {feed.data && query && <Results found={feed.data} to={to} />}
      {(!query || feed.data?.total === 0) && <Hints />}
    </div>
  )
}

// What members come for most; each finds something in every cooperative.
const OFTEN = ['เงินกู้', 'เงินปันผล', 'ดอกเบี้ยเงินฝาก', 'สวัสดิการ', 'แบบฟอร์ม', 'ค้ำประกัน']

/** For a reader with nothing before them: where the search looks, and words to begin with. */
function Hints() {
  return (
    <section aria-labelledby="hints" className="mt-8">
      <h2 id="hints" className="text-h3">
        คำที่ค้นหาบ่อย
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {OFTEN.map((words) => (
          <li key={words}>
            <Link
              to={`/search?${new URLSearchParams({ q: words })}`}
              className="inline-flex min-h-12 items-center rounded-full border border-control px-5 hover:bg-subtle"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-muted">
        ค้นหาได้ทั้งข่าว แบบฟอร์ม และกระทู้ พิมพ์เพียงบางส่วนของคำก็พบ เลขไทยหรือเลขอารบิกก็ได้
      </p>
    </section>
  )
}

interface ResultsProps {
  found: Search
  to: (page: number, kind?: string) => string
}

function Results({ found, to }: ResultsProps) {
  return (
    <>
      <KindLinks found={found} to={to} />
      <p role="status" className="mt-4 text-muted">
        {found.total === 0
          ? `ไม่พบเรื่องที่มีคำว่า “${found.query}” ลองใช้คำที่สั้นลง`
          : `พบ ${found.total} เรื่อง`}
      </p>
      <ul className="mt-2 divide-y divide-border border-y border-border empty:border-0">
        {found.results.map(({ url, kind, place, title, excerpt, published_at }) => (
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
              <span className="flex flex-wrap items-center gap-x-3 text-caption text-muted">
                <span className="rounded-full border border-border px-2.5 font-semibold">
                  {KINDS[kind]}
                </span>
                {place !== KINDS[kind] && <span>{place}</span>}
                <TopicDate at={published_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={found.page} pages={found.pages} to={to} />
    </>
  )
}

function KindLinks({ found: { counts, kind }, to }: ResultsProps) {
  const all = counts.news + counts.form + counts.board
  if (all === 0) return null
  const kinds = (Object.keys(KINDS) as SearchKind[]).map((value) => ({
    value,
    label: `${KINDS[value]} ${counts[value]}`,
  }))
  return (
    <div className="mt-4">
      <FilterLinks
        label="ชนิดของผลการค้นหา"
        chosen={kind ?? ''}
        choices={[{ value: '', label: `ทั้งหมด ${all}` }, ...kinds]}
        to={(of) => to(1, of)}
      />
    </div>
  )
}
