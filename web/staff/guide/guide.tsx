import { Search } from 'lucide-react'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { GuideContents } from '#contract/staff/overview.ts'
import { folded, mark, markedExcerpt, wordsOf } from '#domain/text/thai-search.ts'
import { useQuery } from '../../client/use-query.ts'
import { MarkedText } from '../../ui/data/marked-text.tsx'
import { RichText } from '../../ui/data/rich-text.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'

const EXCERPT = 160

export function Component() {
  const request = useQuery('/api/admin/guide')
  const [asked, setAsked] = useSearchParams()
  const typed = asked.get('q') ?? ''
  // In the address, so that coming back from a chapter finds what was found.
  const type = (words: string) => setAsked(words ? { q: words } : {}, { replace: true })
  return (
    <>
      <PageHead title="คู่มือ" />
      <div className="grid max-w-prose gap-4">
        <SearchGuide typed={typed} onType={type} />
        <StaffLoaded from={request}>
          {(guide) => <Contents {...guide} words={wordsOf(typed)} />}
        </StaffLoaded>
      </div>
    </>
  )
}

function SearchGuide({ typed, onType }: { typed: string; onType: (words: string) => void }) {
  const id = useId()
  return (
    <search className="relative block">
      <label htmlFor={id} className="mb-1 block text-label font-semibold">
        ค้นหาในคู่มือ
      </label>
      <Search aria-hidden className="absolute start-3 bottom-3 size-5 text-muted" />
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="input w-full ps-11"
      />
    </search>
  )
}

function Contents({ intro, chapters, words }: GuideContents & { words: string[] }) {
  const found = chapters.filter(({ title, words: text }) =>
    words.every((word) => folded(`${title} ${text}`).includes(word)),
  )
  return (
    <div className="grid gap-4">
      {words.length === 0 && <RichText html={intro} className="article" />}
      <p role="status" className="text-muted">
        {words.length > 0 &&
          (found.length === 0 ? 'ไม่พบคำนี้ในคู่มือ ลองใช้คำที่สั้นลง' : `พบใน ${found.length} บท`)}
      </p>
      <ol className="divide-y divide-border border-y border-border empty:border-0">
        {found.map(({ no, title, words: text }) => (
          <li key={no}>
            <Link
              to={`/admin/guide/${no}`}
              className="group grid min-h-11 gap-1 py-3 hover:bg-subtle sm:px-2"
            >
              <span className="font-semibold group-hover:text-link">
                {no}. <MarkedText pieces={mark(title, words)} />
              </span>
              {words.length > 0 && (
                <span className="text-small text-muted">
                  <MarkedText pieces={markedExcerpt(text, words, EXCERPT)} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
}
