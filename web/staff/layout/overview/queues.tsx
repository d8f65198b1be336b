import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Overview } from '#contract/staff/overview.ts'
import { waited } from '#domain/calendar/waited.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { EmptyQueue } from '../../../ui/feedback/empty-queue.tsx'

/** What waits, the longest line first; queues that are empty are named together. */
export function Queues({ queues }: Pick<Overview, 'queues'>) {
  const waiting = queues
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  const empty = queues.filter(({ count }) => count === 0)
  if (waiting.length === 0) return <EmptyQueue text="วันนี้ไม่มีเรื่องที่รอท่านทำ" />
  return (
    <Titled title="งานที่รออยู่" head="mb-3 text-h3">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {waiting.map(({ label, to, count, oldest }) => (
          <li key={label}>
            <Link
              to={to}
              className="card flex h-full items-center gap-4 bg-bg p-4 hover:border-primary hover:bg-subtle"
            >
              <span className="figures grid min-h-14 min-w-14 place-content-center rounded-control bg-tint px-2 text-figure font-semibold text-on-tint">
                {count.toLocaleString('th-TH')}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                {oldest && (
                  <span className="block text-small text-muted">
                    รอนานสุด {waited(new Date(oldest), new Date())}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="mt-3 text-small text-muted">
          ไม่มีงานค้าง: {empty.map(({ label }) => label).join(' · ')}
        </p>
      )}
    </Titled>
  )
}
