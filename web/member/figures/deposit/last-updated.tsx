import { isDay } from '#domain/calendar/day.ts'
import { lastUpdated } from '#domain/calendar/thai-date.ts'
import { useSentQuery } from '../../../client/use-query.ts'

/** The line of REQ-233, from a call of its own: where that fails it is told, and the page is there all the same. */
export function LastUpdated() {
  const { data: day } = useSentQuery('/api/member/lastupdate_bydepstatement', {})
  // Its line is kept free, or the page would jump when it comes.
  return (
    <p className="min-h-[1.65em] text-small text-muted">
      {day !== undefined && isDay(day) && <time dateTime={day}>{lastUpdated(day)}</time>}
    </p>
  )
}
