import { ExternalLink } from 'lucide-react'
import type { Instant } from '#domain/calendar/day.ts'
import { excerpt, plainText } from '#domain/text/thai-text.ts'
import { Article } from '../../../public/article.tsx'
import type { TopicWords } from './use-topic-words.ts'

interface PhonePreviewProps {
  words: TopicWords
  topicId: number | undefined
  categoryName: string
  publishedAt: Instant | null
  /** What is on the desk differs from what the whole page would show. */
  dirty: boolean
}

/** The public page as a phone shows it, while it is being written. To look at: the whole page is one press away. */
export function PhonePreview(props: PhonePreviewProps) {
  const { words, topicId, categoryName, publishedAt, dirty } = props
  const { title, body, picture, gallery, documents } = words
  return (
    <section
      aria-labelledby="phone-preview"
      className="xl:sticky xl:top-[calc(var(--head)+1rem)] xl:flex xl:h-[calc(100dvh-var(--head)-6.5rem)] xl:flex-col"
    >
      <h2 id="phone-preview" className="text-h3">
        ตัวอย่างบนโทรศัพท์
      </h2>
      {topicId !== undefined && (
        <p className="text-small">
          <a
            href={`/admin/topics/${topicId}/preview`}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center gap-1"
          >
            เปิดตัวอย่างเต็มหน้า
            <ExternalLink aria-hidden className="size-4" />
          </a>
          {dirty && <span className="block text-muted">ตัวอย่างเต็มหน้าแสดงฉบับที่บันทึกล่าสุด</span>}
        </p>
      )}
      <section
        aria-label="ภาพตัวอย่าง เลื่อนดูได้"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys as well
        tabIndex={0}
        className="mt-1 h-[40rem] max-h-[75vh] min-h-0 w-97.5 max-w-full overflow-y-auto overscroll-contain rounded-[1.5rem] border-8 border-sunken bg-bg xl:h-auto xl:max-h-none xl:flex-1"
      >
        <div inert>
          <Article
            Title="p"
            views={0}
            topic={{
              topic_id: topicId ?? 0,
              title: title || 'หัวข้อเรื่อง',
              body,
              description: excerpt(plainText(body), 150),
              published_at: publishedAt ?? new Date().toISOString(),
              picture,
              category: { category_id: words.category_id || 0, name: categoryName || 'หมวด' },
              views: 0,
              attachments: documents,
              gallery,
              older: null,
              newer: null,
            }}
          />
        </div>
      </section>
    </section>
  )
}
