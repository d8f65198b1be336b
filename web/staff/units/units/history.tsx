import type { UnitDetail } from '#contract/staff/units.ts'
import { monthAndYear, shortMoment } from '#domain/calendar/thai-date.ts'

/** Who saw, fetched and sent what of the month, and when the unit was reminded. */
export function History({ unit: { period, events, reminders } }: { unit: UnitDetail }) {
  const told = [
    ...events.map(({ kind, what, by, at }) => ({ at, by, words: `${kind} · ${what}` })),
    ...reminders.map(({ words, by, at, mailed }) => ({
      at,
      by,
      words: `เตือน${mailed ? ' (ส่งอีเมล)' : ''} · ${words}`,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-h3">
        ประวัติ{period && `เดือน${monthAndYear(`${period}-01`)}`}
      </h2>
      {told.length === 0 ? (
        <p className="card p-4 text-muted">ยังไม่มีใครทำอะไรกับเดือนนี้</p>
      ) : (
        <ol className="divide-y divide-border rounded-card border border-border">
          {told.map(({ at, by, words }) => (
            <li key={`${at}${words}`} className="grid gap-x-4 px-4 py-2 sm:grid-cols-[11rem_1fr]">
              <time dateTime={at} className="figures text-small text-muted">
                {shortMoment(at)}
              </time>
              <span className="wrap-anywhere">
                {words} <span className="text-small text-muted">โดย {by}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
