import type { Day } from '#domain/calendar/day.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'

/** What a tab comes to, and of which day. */
export function TabFacts({ asOf, facts }: { asOf: Day; facts: readonly Fact[] }) {
  return (
    <div className="card grid gap-3 p-4 sm:p-5">
      <Facts facts={facts} />
      <p className="text-small text-muted">ข้อมูลวันที่ {longDate(asOf)}</p>
    </div>
  )
}
