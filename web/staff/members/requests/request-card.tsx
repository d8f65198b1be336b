import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shortMoment } from '#domain/calendar/thai-date.ts'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'

interface RequestCardProps {
  request_id: number
  membership_no: string
  name: string
  what: string
  words: string
  asked_at: string
  answer: { words: string; at: string; by: string } | null
  /** How it stands. */
  badge?: ReactNode
  children?: ReactNode
}

/** What a member asked, and what was answered. */
export function RequestCard(props: RequestCardProps) {
  const { request_id, membership_no, name, what, words, answer, badge, children } = props
  return (
    <li className="card grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{what}</h2>
        {badge}
      </div>
      <p className="text-small text-muted">
        คำขอ {request_id} ·{' '}
        <Link
          to={`/admin/members/${membership_no}`}
          className="link inline-flex min-h-11 items-center"
        >
          {name} ({membership_no})
        </Link>{' '}
        · <time dateTime={props.asked_at}>{shortMoment(props.asked_at)}</time>
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{words}</p>
      {answer && (
        <div className="rounded-control bg-subtle p-3">
          <p className="whitespace-pre-line wrap-anywhere">{answer.words}</p>
          <ChangedBy did="ตอบ" by={answer.by} at={answer.at} />
        </div>
      )}
      {children}
    </li>
  )
}
