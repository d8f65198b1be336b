import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Home, TopicCard } from '#contract/info.ts'
import { TopicDate } from '../topic-date.tsx'
import { FollowUs } from './follow-us.tsx'

const LISTED = 3

/** Each category with its newest as a card and the next few as lines. */
export function News({ categories }: { categories: Home['categories'] }) {
  return (
    <section aria-labelledby="news" className="later later-160 page-width lg:later-122 pt-12">
      <h2 id="news" className="text-h2">
        ข่าวตามหมวด
      </h2>
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <Category key={category.category_id} category={category} />
        ))}
        <FollowUs />
      </div>
    </section>
  )
}

function Category({ category }: { category: Home['categories'][number] }) {
  // The card wants a picture: the newest that has one leads, the others follow in order.
  const lead = category.topics.find(({ picture }) => picture) ?? category.topics[0]
  const others = category.topics.filter((topic) => topic !== lead).slice(0, LISTED)
  return (
    <section aria-labelledby={`category-${category.category_id}`} className="flex min-w-0 flex-col">
      <h3
        id={`category-${category.category_id}`}
        className="border-b-2 border-primary pb-2 text-h3 text-link"
      >
        {category.name}
      </h3>
      {lead && <Lead topic={lead} />}
      <ul className="divide-y divide-border">
        {others.map((topic) => (
          // A phone shows the newest two of each: whoever wants more is one touch from all of them.
          <li key={topic.topic_id} className="max-sm:not-first:hidden">
            <Link to={`/show/${topic.topic_id}`} className="group grid gap-0.5 py-3">
              <span className="clamp-2 group-hover:text-link group-hover:underline">
                {topic.title}
              </span>
              <TopicDate at={topic.published_at} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={`/list/${category.category_id}`}
        className="link mt-auto flex min-h-12 items-center gap-2 self-start font-semibold"
      >
        ดู{category.name}ทั้งหมด
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </section>
  )
}

/** Beside its small picture on a phone, under its large one elsewhere. */
function Lead({ topic }: { topic: TopicCard }) {
  return (
    <Link
      to={`/show/${topic.topic_id}`}
      className="group mt-4 grid grid-cols-[min(7rem,30%)_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-border pb-4 sm:grid-cols-1"
    >
      {topic.picture && (
        <img
          src={topic.picture.url}
          alt=""
          width={topic.picture.width}
          height={topic.picture.height}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-full rounded-card object-cover sm:aspect-video"
        />
      )}
      <span className="col-start-2 grid content-start gap-1 sm:col-start-1">
        <span className="font-semibold group-hover:text-link group-hover:underline">
          {topic.title}
        </span>
        <span className="hidden text-small text-muted sm:block">{topic.excerpt}</span>
        <TopicDate at={topic.published_at} />
      </span>
    </Link>
  )
}
