import { Newspaper } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { List } from '#contract/public/site-content.ts'
import { useMeta } from '../app/page-meta.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { Pager } from '../ui/data/pager.tsx'
import { SmallPicture } from '../ui/data/small-picture.tsx'
import { Thai } from '../ui/data/thai.tsx'
import { LoadedPage } from '../ui/feedback/loaded-page.tsx'
import { SearchForm } from '../ui/layout/search-form.tsx'
import { Attachments } from './attachments.tsx'
import { TopicDate } from './topic-date.tsx'

export function Component() {
  const { topicId } = useParams()
  const [asked] = useSearchParams()
  const query = asked.get('q') ?? ''
  const feed = useFeed(
    feedData,
    address('/api/info/list/:topicId', { topicId }, asPath(asked.get('page'), query)),
  )
  return (
    <LoadedPage from={feed} title="รายการข่าว">
      {(list) => <Shown list={list} query={query} />}
    </LoadedPage>
  )
}

function Shown({ list, query }: { list: List; query: string }) {
  const { name, topics, category_id, page, pages, total } = list
  const base = `/list/${category_id}`
  useMeta({
    title: page > 1 ? `${name} หน้า ${page}` : name,
    description: `${name} ${topics.map(({ title }) => title).join(' ')}`.slice(0, 160),
  })
  return (
    <div className="page-width py-8">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        <Thai>{name}</Thai>
      </h1>
      <div className="mt-4">
        <SearchForm action={base} label="ค้นหาในหมวดนี้" query={query} />
      </div>
      {query && (
        <p role="status" className="mt-4">
          พบ {total} เรื่องสำหรับ “{query}”{' '}
          <Link to={base} className="link">
            ล้างตัวกรอง
          </Link>
        </p>
      )}
      {topics.length === 0 && !query && <p className="mt-6 text-muted">ยังไม่มีเรื่องในหมวดนี้</p>}
      {list.layout === 'forms' ? <Forms topics={topics} /> : <News topics={topics} />}
      <Pager page={page} pages={pages} to={(to) => base + asPath(String(to), query)} />
    </div>
  )
}

/** Forms are taken away from the list itself, by subject. */
function Forms({ topics }: { topics: List['topics'] }) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-8">
      {topics.map(({ topic_id, title, excerpt, attachments }) => (
        <section
          key={topic_id}
          aria-labelledby={`form-${topic_id}`}
          className="card min-w-0 p-4 [overflow-wrap:anywhere] sm:p-6"
        >
          <h2 id={`form-${topic_id}`} className="text-h3">
            <Link to={`/show/${topic_id}`} className="hover:text-link hover:underline">
              <Thai>{title}</Thai>
            </Link>
          </h2>
          <p className="mt-1 mb-3 text-small text-muted">{excerpt}</p>
          <Attachments attachments={attachments} />
        </section>
      ))}
    </div>
  )
}

function News({ topics }: { topics: List['topics'] }) {
  return (
    <ul className="mt-6 divide-y divide-border border-y border-border">
      {topics.map((topic) => (
        <li key={topic.topic_id}>
          <Link
            to={`/show/${topic.topic_id}`}
            className="group grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] gap-4 rounded-control py-4 hover:bg-subtle sm:grid-cols-[min(10rem,30%)_minmax(0,1fr)] sm:px-2"
          >
            {topic.picture ? (
              <SmallPicture
                picture={topic.picture}
                className="aspect-4/3 w-full rounded-control bg-sunken object-cover sm:aspect-video"
              />
            ) : (
              <span
                aria-hidden
                className="grid aspect-4/3 place-items-center rounded-control bg-tint text-on-tint sm:aspect-video"
              >
                <Newspaper className="size-8 opacity-60" strokeWidth={1.5} />
              </span>
            )}
            <span className="grid min-w-0 content-start gap-1">
              <span className="clamp-2 font-semibold group-hover:text-link">{topic.title}</span>
              <span className="hidden text-small text-muted sm:block">{topic.excerpt}</span>
              <span className="flex flex-wrap items-center gap-x-3">
                <TopicDate at={topic.published_at} />
                {topic.attachments.length > 0 && (
                  <span className="text-caption text-muted">
                    เอกสารแนบ {topic.attachments.length} ไฟล์
                  </span>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function asPath(page: string | null, query: string): string {
  const asked = new URLSearchParams()
  if (query) asked.set('q', query)
  if (page && page !== '1') asked.set('page', page)
  return asked.size > 0 ? `?${asked}` : ''
}
