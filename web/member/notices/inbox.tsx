import { useEffect } from 'react'
import type { Notices } from '#contract/member/notices/notices.ts'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { TOPIC_NAMES } from '#domain/notice/topic.ts'
import { sendInArea, useAreaDispatch } from '../../client/ask-in-area.ts'
import { useMoreRows } from '../../client/use-more-rows.ts'
import { useQuery } from '../../client/use-query.ts'
import { EarlierButton } from '../../ui/area/earlier-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'

const PATH = '/api/member/notices'
const OLDER = {
  rowsOf: ({ notices }: Notices) => notices,
  nextOf: ({ next }: Notices) => (next === null ? null : `before=${next}`),
}

export function Inbox() {
  const query = useQuery(PATH)
  return (
    <Loaded from={query}>
      {(first) =>
        first.notices.length === 0 ? (
          <Empty title="ยังไม่มีแจ้งเตือน" text="เมื่อสหกรณ์มีเรื่องแจ้งท่าน จะแสดงที่นี่ทุกเรื่อง" />
        ) : (
          <All key={first.notices[0]?.notice_id} first={first} />
        )
      }
    </Loaded>
  )
}

function All({ first }: { first: Notices }) {
  const { rows, ...more } = useMoreRows(PATH, first, OLDER)
  useMarkRead(first)
  return (
    <>
      <ol
        aria-label="รายการแจ้งเตือน"
        className="divide-y divide-border overflow-hidden rounded-card border border-border"
      >
        {rows.map((notice) => (
          <NoticeRow key={notice.notice_id} notice={notice} />
        ))}
      </ol>
      <EarlierButton {...more} />
    </>
  )
}

/** What stands on the page counts as read from then on; it stays marked as new until the page is opened again. */
function useMarkRead({ notices }: Notices): void {
  const dispatch = useAreaDispatch()
  const upTo = notices.some(({ is_read }) => !is_read) ? notices[0]?.notice_id : undefined
  useEffect(() => {
    if (upTo === undefined) return
    const read = dispatch(sendInArea('/api/member/notices/read', { up_to: upTo }, { quiet: true }))
    // Then it is new once more the next time.
    read.catch(() => undefined)
  }, [dispatch, upTo])
}

function NoticeRow({ notice }: { notice: Notices['notices'][number] }) {
  return (
    <li className={`grid gap-1 p-4 ${notice.is_read ? '' : 'bg-tint text-on-tint'}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className={notice.is_read ? 'text-muted' : 'font-semibold'}>
          {!notice.is_read && 'ใหม่ · '}
          {TOPIC_NAMES[notice.topic]}
        </span>
        <span className={`figures ${notice.is_read ? 'text-muted' : ''}`}>
          {shortMoment(notice.at)}
        </span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{notice.text}</p>
    </li>
  )
}
