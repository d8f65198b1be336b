import { useEffect, useState } from 'react'
import { isDay } from '#domain/calendar/day.ts'
import { lastUpdated } from '#domain/calendar/thai-date.ts'
import { ApiError } from '../../../client/api.ts'
import { sendInArea, useAreaDispatch } from '../../../client/ask-in-area.ts'

/** The line of REQ-233, from a call of its own: where that fails it is told, and the page is there all the same. */
export function LastUpdated() {
  const dispatch = useAreaDispatch()
  const [day, setDay] = useState<string>()
  useEffect(() => {
    let gone = false
    const answer = dispatch(sendInArea('/api/member/lastupdate_bydepstatement', {}))
    answer.then(
      ({ data }) => gone || setDay(data),
      (error) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => {
      gone = true
    }
  }, [dispatch])
  // Its line is kept free, or the page would jump when it comes.
  return (
    <p className="min-h-[1.65em] text-small text-muted">
      {day !== undefined && isDay(day) && <time dateTime={day}>{lastUpdated(day)}</time>}
    </p>
  )
}
