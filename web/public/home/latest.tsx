import { Pin } from 'lucide-react'
import { Link } from 'react-router'
import type { Home } from '#contract/public/site-content.ts'
import { Thai } from '../../ui/data/thai.tsx'
import { TopicDate } from '../topic-date.tsx'

const SHOWN = 5

/** The newest across all categories, whatever is pinned first. */
export function Latest({ categories }: { categories: Home['categories'] }) {
  const newest = categories
    .flatMap(({ topics }) => topics)
    .sort(
      (a, b) => Number(b.pinned) - Number(a.pinned) || b.published_at.localeCompare(a.published_at),
    )
    .slice(0, SHOWN)
  return (
    <section aria-labelledby="latest" className="later later-36 min-w-0 lg:later-42 lg:col-span-5">
      <h2 id="latest" className="text-h2">
        ข่าวล่าสุด
      </h2>
      {newest.length === 0 && <p className="mt-3 text-muted">ยังไม่มีข่าวประชาสัมพันธ์</p>}
      <ul className="mt-2 divide-y divide-border border-y border-border">
        {newest.map((topic) => (
          <li key={topic.topic_id}>
            <Link
              to={`/show/${topic.topic_id}`}
              className="group grid rounded-control px-2 py-2 hover:bg-subtle sm:gap-0.5 sm:py-3"
            >
              <span className="clamp-2 leading-[1.6] font-semibold group-hover:text-link sm:leading-[inherit]">
                <Thai>{topic.title}</Thai>
              </span>
              <span className="flex flex-wrap items-center gap-x-3">
                {topic.pinned && (
                  <span className="flex items-center gap-1 text-caption font-semibold text-amber-fg">
                    <Pin aria-hidden className="size-4" />
                    ปักหมุด
                  </span>
                )}
                <TopicDate at={topic.published_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
