import { Ban, Flag, Mail } from 'lucide-react'
import { useState } from 'react'
import type { ThreadMessage } from '#contract/staff/board.ts'
import { shortDate, shortMoment } from '#domain/calendar/thai-date.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { ChangedBy } from '../../../ui/data/changed-by.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { AUTHOR_KINDS, MESSAGE_STATES, reasonName } from './words.ts'

interface ThreadMessageProps {
  message: ThreadMessage
  isQuestion: boolean
  /** The one the officer came for. */
  isAsked: boolean
  onDone: () => void
}

export function ThreadMessageCard({ message, isQuestion, isAsked, onDone }: ThreadMessageProps) {
  const [blocking, setBlocking] = useState(false)
  const { tone, Icon, word } = MESSAGE_STATES[message.state]
  const { author_kind, author_name, author_no, email, body, decided, reported } = message
  const isOurs = author_kind === 'staff'
  return (
    <article
      aria-label={`${isQuestion ? 'คำถาม' : 'คำตอบ'}ของ ${author_name}`}
      className={`card grid gap-2 p-4 sm:p-5 ${isQuestion ? '' : 'sm:ms-10'} ${isAsked && !isQuestion ? 'outline-2 outline-primary' : ''} ${isOurs ? 'bg-tint text-on-tint' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{author_name}</p>
        <p className="text-small">
          {AUTHOR_KINDS[author_kind]}
          {author_kind === 'member' && author_no && ` เลขที่ ${author_no}`} ·{' '}
          <time dateTime={message.written_at}>{shortMoment(message.written_at)}</time>
        </p>
        <span className="ms-auto">
          <Badge tone={tone} icon={Icon} words={word} />
        </span>
      </div>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{body}</p>
      {email && (
        <p className="flex items-center gap-2 text-small text-muted">
          <Mail aria-hidden className="size-4" />
          ติดต่อกลับ {email}
        </p>
      )}
      {reported.length > 0 && <Reports reported={reported} />}
      {decided && (
        <p className="text-small text-muted">
          <ChangedBy
            did={message.state === 'hidden' ? 'ซ่อน' : 'ตรวจแล้ว'}
            by={decided.by}
            at={decided.at}
          />
          {decided.why && ` · เหตุผล: ${decided.why}`}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <DecideButtons message={message} onDone={onDone} />
        {message.can_block.visitor && (
          <Button Icon={Ban} label="ระงับผู้เขียน" onClick={() => setBlocking(true)} />
        )}
      </div>
      {blocking && <BlockDialog message={message} onClose={() => setBlocking(false)} />}
    </article>
  )
}

function Reports({ reported }: Pick<ThreadMessage, 'reported'>) {
  return (
    <ul className="grid gap-1 rounded-control bg-subtle p-3 text-small text-text">
      {reported.map(({ reason, detail, at, settled }) => (
        <li key={at} className="flex gap-2">
          <Flag
            aria-hidden
            className={`mt-1 size-4 shrink-0 ${settled ? 'text-muted' : 'text-red-fg'}`}
          />
          <span className="min-w-0 wrap-anywhere">
            {reasonName(reason)}
            {detail && ` — ${detail}`}{' '}
            <span className="text-muted">
              ({shortDate(new Date(at))}
              {settled && ` · พิจารณาแล้วโดย ${settled.by}`})
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
