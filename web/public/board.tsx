import { MessageSquarePlus, Pin } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { Board } from '#contract/public/board.ts'
import { useMeta } from '../app/page-meta.tsx'
import { address } from '../client/address.ts'
import { feedData } from '../client/store/feeds.ts'
import { useFeed } from '../client/store/use-feed.ts'
import { FilterLinks } from '../ui/data/filter-links.tsx'
import { Pager } from '../ui/data/pager.tsx'
import { FailedFeed } from '../ui/feedback/failed-feed.tsx'
import { Loading, leadsNowhere } from '../ui/feedback/loaded-page.tsx'
import { MissingPage } from '../ui/feedback/missing-page.tsx'
import { SearchForm } from '../ui/layout/search-form.tsx'
import { AnswerBadge } from './board/answer-badge.tsx'
import { AuthorBadge } from './board/author-badge.tsx'
import { TopicDate } from './topic-date.tsx'

const FILTERS = [
  { value: '', label: 'ทั้งหมด' },
  { value: 'answered', label: 'ตอบแล้ว' },
  { value: 'waiting', label: 'รอคำตอบ' },
]

interface Asked {
  q: string
  filter: string
  page: string
}

export function Component() {
  const [search] = useSearchParams()
  const asked = {
    q: search.get('q') ?? '',
    filter: search.get('filter') ?? '',
    page: search.get('page') ?? '1',
  }
  const feed = useFeed(feedData, address('/api/info/board', asPath(asked)))
  const { data: board, failed, again } = feed
  useMeta({
    title: asked.page === '1' ? 'กระทู้ถาม-ตอบ' : `กระทู้ถาม-ตอบ หน้า ${asked.page}`,
    description:
      'ถามและตอบเรื่องหุ้น เงินกู้ การค้ำประกัน เงินปันผล และสวัสดิการของสหกรณ์ อ่านได้ทุกคน ตอบโดยเจ้าหน้าที่และสมาชิก',
  })
  if (leadsNowhere(feed)) return <MissingPage />
  return (
    <div className="page-width max-w-5xl py-8">
      <Head />
      <div className="mt-6 grid grid-cols-1 gap-3 lg:grid-cols-[1fr_auto] lg:items-center">
        <SearchForm action="/board" label="ค้นหาในกระทู้" query={asked.q} />
        <FilterLinks
          label="แสดงกระทู้"
          chosen={asked.filter}
          choices={FILTERS}
          to={(filter) => `/board${asPath({ ...asked, filter, page: '1' })}`}
        />
      </div>
      {failed && <FailedFeed title="กระทู้" retry={again} />}
      {!failed && !board && (
        <div className="mt-6">
          <Loading />
        </div>
      )}
      {board && <Questions board={board} asked={asked} />}
    </div>
  )
}

function Head() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
      <div>
        <h1 tabIndex={-1} className="text-h2 sm:text-h1">
          กระทู้ถาม-ตอบ
        </h1>
        <p className="mt-1 text-muted">
          ถามเรื่องหุ้น เงินกู้ เงินฝาก และสวัสดิการ เจ้าหน้าที่และเพื่อนสมาชิกช่วยกันตอบ
        </p>
      </div>
      <Link to="/boardPost" className="button button-primary no-print">
        <MessageSquarePlus aria-hidden className="size-5 shrink-0" />
        ตั้งกระทู้ใหม่
      </Link>
    </div>
  )
}

function Questions({ board, asked }: { board: Board; asked: Asked }) {
  const { questions, page, pages, total } = board
  return (
    <>
      {(asked.q || asked.filter) && (
        <p role="status" className="mt-4">
          {total === 0 ? 'ไม่พบกระทู้' : `พบ ${total} กระทู้`}
          {asked.q && ` สำหรับ “${asked.q}”`}{' '}
          <Link to="/board" className="link">
            ล้างตัวกรอง
          </Link>
        </p>
      )}
      {total === 0 && !asked.q && !asked.filter && (
        <p className="mt-6 text-muted">ยังไม่มีกระทู้ เริ่มตั้งคำถามแรกได้เลย</p>
      )}
      <ul className="mt-5 divide-y divide-border border-y border-border empty:hidden">
        {questions.map((question) => (
          <li key={question.topic_id}>
            <Row question={question} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        to={(to) => `/board${asPath({ ...asked, page: String(to) })}`}
      />
    </>
  )
}

function Row({ question }: { question: Board['questions'][number] }) {
  const { topic_id, title, excerpt, author, asked_at, answers, pinned } = question
  return (
    <Link
      to={`/boardShow/${topic_id}`}
      className="group grid grid-cols-1 gap-x-6 gap-y-2 rounded-control py-4 hover:bg-subtle sm:grid-cols-[1fr_8rem] sm:items-center sm:px-3"
    >
      <span className="grid min-w-0 gap-1">
        <span className="text-h3 font-semibold [overflow-wrap:anywhere] group-hover:text-link">
          {title}
        </span>
        <span className="clamp-2 text-small text-muted [overflow-wrap:anywhere]">{excerpt}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-caption text-muted">
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <bdi>{author.name}</bdi>
            <AuthorBadge kind={author.kind} />
          </span>
          <TopicDate at={asked_at} />
          {pinned && (
            <span className="inline-flex items-center gap-1 font-semibold text-primary">
              <Pin aria-hidden className="size-4" />
              ปักหมุด
            </span>
          )}
        </span>
      </span>
      <span className="flex items-center gap-3 text-caption sm:flex-col sm:gap-1">
        <AnswerBadge answers={answers} />
        {answers > 0 && <span className="figures text-muted">{answers} คำตอบ</span>}
      </span>
    </Link>
  )
}

function asPath({ q, filter, page }: Asked): string {
  const asked = new URLSearchParams()
  if (q) asked.set('q', q)
  if (filter) asked.set('filter', filter)
  if (page !== '1') asked.set('page', page)
  return asked.size > 0 ? `?${asked}` : ''
}
