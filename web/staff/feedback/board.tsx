import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import type { BoardQueue } from '#contract/staff/board.ts'
import { recentDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../client/address.ts'
import { useQuery } from '../../client/use-query.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { FilterBar } from '../../ui/data/filter-bar.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { Tabs } from '../../ui/data/tabs.tsx'
import { useListState } from '../../ui/data/use-list-state.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { EmptyQueue } from '../../ui/feedback/empty-queue.tsx'
import { StaffLoaded } from '../../ui/feedback/staff-loaded.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { DecideButtons } from './board/decide-buttons.tsx'
import { AUTHOR_KINDS, MESSAGE_STATES } from './board/words.ts'

const GUIDE = [
  'แท็บแรกคืองานที่ต้องทำ: ข้อความใหม่ที่รอตรวจ และข้อความที่มีผู้แจ้ง เรียงจากเก่าที่สุด',
  'กด “อนุมัติให้แสดง” เมื่อเหมาะสม หรือ “ซ่อน” พร้อมเหตุผล แสดงกลับได้ทุกเมื่อ',
  'กดหัวข้อเพื่อดูทั้งกระทู้ ตอบในนามสหกรณ์ ปักหมุด ปิดรับคำตอบ หรือระงับผู้เขียน',
]

export function Component() {
  const { values, page, change, toPage, query } = useListState(['filter', 'q'] as const)
  const request = useQuery(address('/api/admin/board', query))
  const counts = request.data?.counts
  const tabs = [
    { value: 'queue', label: 'งานที่ต้องทำ', count: counts?.queue },
    { value: 'unanswered', label: 'ยังไม่ตอบ', count: counts?.unanswered },
    { value: 'hidden', label: 'ซ่อนแล้ว', count: counts?.hidden },
    { value: 'all', label: 'ทั้งหมด' },
  ]
  return (
    <>
      <PageHead title="กระทู้" guide={GUIDE} />
      <Tabs label="กระทู้ตามสถานะ" tabs={tabs} name="filter" />
      <FilterBar
        search={{ label: 'ค้นหาในกระทู้', value: values.q, onSearch: (q) => change({ q }) }}
        onClear={values.q ? () => change({ q: '' }) : undefined}
      />
      <StaffLoaded from={request}>
        {({ messages, total }) =>
          messages.length === 0 ? (
            <Nothing filter={values.filter} searched={values.q !== ''} />
          ) : (
            <>
              <ul className="grid gap-3">
                {messages.map((message) => (
                  <Message key={message.message_id} message={message} onDone={request.again} />
                ))}
              </ul>
              <Pager page={page} total={total} to={toPage} unit="ข้อความ" />
            </>
          )
        }
      </StaffLoaded>
    </>
  )
}

function Nothing({ filter, searched }: { filter: string; searched: boolean }) {
  if (searched) return <Empty title="ไม่พบข้อความที่ค้นหา" text="ลองใช้คำสั้นลง หรือดูในแท็บทั้งหมด" />
  if (filter === 'hidden' || filter === 'all') return <Empty title="ยังไม่มีข้อความ" />
  return <EmptyQueue text="ไม่มีข้อความรอตรวจหรือถูกแจ้ง" />
}

interface MessageProps {
  message: BoardQueue['messages'][number]
  onDone: () => void
}

function Message({ message, onDone }: MessageProps) {
  const { tone, Icon, word } = MESSAGE_STATES[message.state]
  const { message_id, question_id, title, body, author_kind, author_name, reports } = message
  return (
    <li className="card grid gap-2 p-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-x-6">
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone} icon={Icon} words={word} />
          {reports > 0 && <Badge tone="red" icon={Flag} words={`ถูกแจ้ง ${reports} ครั้ง`} />}
          <span className="text-small text-muted">
            {author_name} · {AUTHOR_KINDS[author_kind]} ·{' '}
            <time dateTime={message.written_at}>
              {recentDate(new Date(message.written_at), new Date())}
            </time>
          </span>
        </div>
        <h2 className="min-w-0 text-body font-semibold">
          <Link
            to={`/admin/board/${message_id}`}
            className="link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {question_id === null ? title : `ตอบกระทู้ “${title}”`}
          </Link>
        </h2>
        <p className="clamp-4 max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
      </div>
      <div className="mt-1 flex flex-wrap gap-2">
        <DecideButtons message={message} onDone={onDone} />
      </div>
    </li>
  )
}
