import { useEffect, useState } from 'react'
import { isDay } from '#domain/month-end.ts'
import { lastUpdated } from '#domain/thai-date.ts'
import { ask } from '../../api.ts'

/** The specification's own line, from a call of its own: where that fails the line is missing, not the page. */
export function LastUpdated() {
  const [day, setDay] = useState<string>()
  useEffect(() => {
    let gone = false
    ask('/api/member/lastupdate_bydepstatement', {}).then(
      (answer) => gone || setDay((answer as { data: string }).data),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  // Its line is kept free, or the page would jump when it comes.
  return (
    <p className="min-h-[1.65em] text-small text-muted">
      {day !== undefined && isDay(day) && <time dateTime={day}>{lastUpdated(day)}</time>}
    </p>
  )
}
