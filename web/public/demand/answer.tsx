import { BadgeCheck } from 'lucide-react'
import type { DemandAnswer } from '#contract/public/demand.ts'
import { longDate } from '#domain/calendar/thai-date.ts'

/** What the cooperative answered, officially. */
export function Answer({ answer, level }: { answer: DemandAnswer; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="rounded-card border border-green-bd bg-green-bg p-4 text-green-fg sm:p-6">
      <Heading className="flex items-center gap-2 text-h3">
        <BadgeCheck aria-hidden className="size-6 shrink-0" />
        คำตอบจากสหกรณ์
      </Heading>
      <p className="mt-2 whitespace-pre-line text-text">{answer.body}</p>
      <p className="mt-3 text-small">
        {answer.answered_by} ·{' '}
        <time dateTime={answer.answered_at}>{longDate(new Date(answer.answered_at))}</time> ·{' '}
        <span className="figures">ตอบภายใน {answer.days} วัน</span>
      </p>
    </div>
  )
}
