import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Home, TopicCard } from '#contract/public/site-content.ts'
import { SmallPicture } from '../../ui/data/small-picture.tsx'
import { Thai } from '../../ui/data/thai.tsx'
import { TopicDate } from '../topic-date.tsx'
import { FollowUs } from './follow-us.tsx'

const LISTED = 3

/** Each category with its newest as a card and the next few as lines. */
export function News({ categories }: { categories: Home['categories'] }) {
  return (
    <section
      aria-labelledby="news"
      className="later later-90 page-width pt-9 lg:later-122 lg:pt-12"
    >
      <h2 id="news" className="text-h2">
        ข่าวตามหมวด
      </h2>
      <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-6 sm:mt-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {categories.map((category) => (
          <Category key={category.category_id} category={category} />
        ))}
        <FollowUs />
      </div>
    </section>
  )
}

function Category({ category }: { category: Home['categories'][number] }) {
  const { category_id, name, topics } = category
  // The card wants a picture: the newest that has one leads, the others follow in order.
  const lead = topics.find(({ picture }) => picture) ?? topics[0]
  const others = topics.filter((topic) => topic !== lead).slice(0, LISTED)
  return (
    <section aria-labelledby={`category-${category_id}`} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-primary">
        <h3 id={`category-${category_id}`} className="text-h3 text-link">
          {name}
        </h3>
        <Link
          to={`/list/${category_id}`}
          className="link -me-1 flex min-h-11 items-center gap-1 px-1 text-small font-semibold"
        >
          <span>
            <span className="sr-only">ดู{name}</span>ทั้งหมด
          </span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      {lead && <Lead topic={lead} />}
      <ul className="divide-border sm:divide-y">
        {others.map((topic) => (
          // A phone has room for the newest only, and for one with a picture before it: all are a touch away.
          <li
            key={topic.topic_id}
            className={
              topic === topics[0] ? 'border-border max-sm:mt-3 max-sm:border-t' : 'max-sm:hidden'
            }
          >
            <Link to={`/show/${topic.topic_id}`} className="group grid py-2 sm:gap-0.5 sm:py-3">
              <span className="clamp-2 leading-[1.6] group-hover:text-link group-hover:underline sm:leading-[inherit]">
                <Thai>{topic.title}</Thai>
              </span>
              <TopicDate at={topic.published_at} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Beside its small picture on a phone, under its large one elsewhere. */
function Lead({ topic }: { topic: TopicCard }) {
  return (
    <Link
      to={`/show/${topic.topic_id}`}
      className="group mt-3 grid grid-cols-[min(6rem,28%)_minmax(0,1fr)] gap-x-3 gap-y-3 border-border sm:mt-4 sm:grid-cols-1 sm:border-b sm:pb-4"
    >
      {topic.picture && (
        <SmallPicture
          picture={topic.picture}
          sizes="(width >= 40rem) 24rem, 6rem"
          className="aspect-4/3 w-full rounded-control bg-sunken object-cover sm:aspect-video sm:rounded-card"
        />
      )}
      <span className="col-start-2 grid grid-cols-1 content-start wrap-anywhere sm:col-start-1 sm:gap-1">
        <span className="leading-normal font-semibold group-hover:text-link group-hover:underline sm:leading-[inherit]">
          <Thai>{topic.title}</Thai>
        </span>
        <span className="hidden text-small text-muted sm:block">{topic.excerpt}</span>
        <TopicDate at={topic.published_at} />
      </span>
    </Link>
  )
}
