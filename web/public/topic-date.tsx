import { longDate, recentDate } from '#domain/calendar/thai-date.ts'
import { useNow } from '../app/site.tsx'

export function TopicDate({ at }: { at: string }) {
  const instant = new Date(at)
  return (
    <time dateTime={at} title={longDate(instant)} className="text-caption text-muted">
      {recentDate(instant, useNow())}
    </time>
  )
}
