import { CalendarClock } from 'lucide-react'
import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'

/** Of which day the figures are; no figure stands without it. */
export function AsOf({ day, words = 'ข้อมูล ณ' }: { day: Day; words?: string }) {
  return (
    <p className="flex items-start gap-1.5 text-small text-muted">
      <CalendarClock aria-hidden className="mt-1 size-4.5 shrink-0" />
      <span>
        {words} <time dateTime={day}>{longDate(day)}</time>
      </span>
    </p>
  )
}
