import { Megaphone } from 'lucide-react'
import { Link } from 'react-router'
import type { Dashboard } from '#contract/unit/dashboard.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { Section } from '../../ui/area/section.tsx'

export function Notices({ notices }: Pick<Dashboard, 'notices'>) {
  if (notices.length === 0) return null
  return (
    <Section title="ประกาศจากสหกรณ์">
      <ul className="card no-print divide-y divide-border">
        {notices.map(({ topic_id, title, published_at }) => (
          <li key={topic_id}>
            <Link
              to={`/show/${topic_id}`}
              className="flex min-h-14 items-start gap-3 px-4 py-3 hover:bg-subtle"
            >
              <Megaphone aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
              <span className="min-w-0">
                <span className="block font-semibold text-link">{title}</span>
                <span className="text-small text-muted">{longDate(new Date(published_at))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
