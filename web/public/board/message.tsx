import { BadgeCheck, UserRound } from 'lucide-react'
import type { Author } from '#contract/public/board.ts'
import { TopicDate } from '../topic-date.tsx'
import { AuthorBadge } from './author-badge.tsx'
import { ReportForm } from './report-form.tsx'

interface MessageProps {
  /** The number of the question or the answer. */
  messageId: number
  author: Author
  at: string
  body: string
  /** Where the address pointed: the answer a search has found. */
  pointedAt?: boolean
}

/** One person's words. The cooperative's own stand out, so that nobody takes another's for them. */
export function Message({ messageId, author, at, body, pointedAt = false }: MessageProps) {
  const isStaff = author.kind === 'staff'
  const Face = isStaff ? BadgeCheck : UserRound
  return (
    <div
      className={`rounded-card border p-4 sm:p-5 ${isStaff ? 'border-primary bg-tint text-on-tint' : 'border-border'} ${pointedAt ? 'outline-3 outline-offset-2 outline-primary' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <span
          aria-hidden
          className={`grid size-11 shrink-0 place-items-center rounded-full ${isStaff ? 'bg-primary text-on-primary' : 'bg-sunken text-muted'}`}
        >
          <Face className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-28">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
            <bdi>{author.name}</bdi>
            <AuthorBadge kind={author.kind} />
          </p>
          <TopicDate at={at} />
        </div>
      </div>
      <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
      <ReportForm messageId={messageId} />
    </div>
  )
}
