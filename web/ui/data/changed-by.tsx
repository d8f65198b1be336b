import { shortMoment } from '#domain/calendar/thai-date.ts'

interface ChangedByProps {
  /** As the server says it; empty when nobody is known. */
  by: string
  at: string | Date
  /** What was done, as «แก้ไขล่าสุด». */
  did?: string
}

/** Everything that changes data shows who and when. */
export function ChangedBy({ by, at, did = 'แก้ไขล่าสุด' }: ChangedByProps) {
  const when = new Date(at)
  return (
    <span className="text-small text-muted">
      {did}
      {by && `โดย ${by}`} <time dateTime={when.toISOString()}>{shortMoment(when)}</time>
    </span>
  )
}
