import { Check, Clock } from 'lucide-react'

const BADGE = 'inline-flex items-center gap-1 rounded-full border px-2.5 font-semibold'

export function AnswerBadge({ answers }: { answers: number }) {
  return answers > 0 ? (
    <span className={`${BADGE} border-green-bd bg-green-bg text-green-fg`}>
      <Check aria-hidden className="size-4" />
      ตอบแล้ว
    </span>
  ) : (
    <span className={`${BADGE} border-control bg-subtle text-muted`}>
      <Clock aria-hidden className="size-4" />
      รอคำตอบ
    </span>
  )
}
