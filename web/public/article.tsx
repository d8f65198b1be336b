import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Show } from '#contract/public/site-content.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { RichText } from '../ui/data/rich-text.tsx'
import { Thai } from '../ui/data/thai.tsx'
import { Breadcrumb } from '../ui/layout/breadcrumb.tsx'
import { Attachments } from './attachments.tsx'
import { ShareButtons } from './share-buttons.tsx'

interface ArticleProps {
  topic: Show
  views: number
  /** Where it is only a picture of the page, its title is no heading. */
  Title?: 'h1' | 'p'
}

/** A topic as it is read; where it has little room, also on a large screen, it is drawn as on a phone. */
export function Article({ topic, views, Title = 'h1' }: ArticleProps) {
  return (
    <div className="@container">
      <article className="mx-auto max-w-3xl px-[16px] py-6 @min-[40rem]:px-[24px] @min-[64rem]:px-[32px]">
        <Breadcrumb to={`/list/${topic.category.category_id}`} name={topic.category.name} />
        <Title
          tabIndex={-1}
          className="mt-2 text-h2 font-semibold text-balance @min-[40rem]:text-h1"
        >
          <Thai>{topic.title}</Thai>
        </Title>
        <p className="mt-2 text-small text-muted">
          <time dateTime={topic.published_at}>{longDate(new Date(topic.published_at))}</time>
          {views > 0 && (
            <span className="figures"> · อ่านแล้ว {views.toLocaleString('th-TH')} ครั้ง</span>
          )}
        </p>
        {topic.picture && (
          <img
            src={topic.picture.url}
            alt={topic.picture.alt}
            width={topic.picture.width}
            height={topic.picture.height}
            fetchPriority="high"
            className="mt-5 w-full rounded-card"
          />
        )}
        <RichText key={topic.topic_id} html={topic.body} className="article mt-6 text-body-lg" />
        {topic.attachments.length > 0 && (
          <section aria-labelledby="attachments" className="mt-8">
            <h2 id="attachments" className="mb-2 text-h3">
              เอกสารแนบ
            </h2>
            <Attachments attachments={topic.attachments} />
          </section>
        )}
        <Gallery pictures={topic.gallery} />
        <ShareButtons title={topic.title} />
        <Neighbours older={topic.older} newer={topic.newer} />
      </article>
    </div>
  )
}

function Gallery({ pictures }: { pictures: Show['gallery'] }) {
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="gallery" className="mt-8">
      <h2 id="gallery" className="mb-3 text-h3">
        ภาพประกอบ
      </h2>
      <ul className="grid grid-cols-2 gap-3 @min-[40rem]:grid-cols-3">
        {pictures.map(({ url, alt, width, height }) => (
          <li key={url}>
            <a href={url} className="block rounded-control">
              <img
                src={url}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-control object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbours({ older, newer }: Pick<Show, 'older' | 'newer'>) {
  if (!older && !newer) return null
  return (
    <nav
      aria-label="เรื่องก่อนหน้าและถัดไป"
      className="no-print mt-8 grid gap-3 @min-[40rem]:grid-cols-2"
    >
      {older && (
        <Link
          to={`/show/${older.topic_id}`}
          className="card flex items-center gap-3 p-4 hover:border-primary"
        >
          <ChevronLeft aria-hidden className="size-6 shrink-0 text-link" />
          <span className="min-w-0">
            <span className="block text-caption text-muted">เรื่องก่อนหน้า</span>
            <span className="clamp-2">{older.title}</span>
          </span>
        </Link>
      )}
      {newer && (
        <Link
          to={`/show/${newer.topic_id}`}
          className="card flex items-center gap-3 p-4 text-end hover:border-primary @min-[40rem]:col-start-2"
        >
          <span className="ms-auto min-w-0">
            <span className="block text-caption text-muted">เรื่องถัดไป</span>
            <span className="clamp-2">{newer.title}</span>
          </span>
          <ChevronRight aria-hidden className="size-6 shrink-0 text-link" />
        </Link>
      )}
    </nav>
  )
}
