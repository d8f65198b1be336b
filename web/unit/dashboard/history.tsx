import { Download, Eye, Lock, type LucideIcon, Paperclip, PencilLine, Send } from 'lucide-react'
import { useState } from 'react'
import type { Dashboard, UnitEvent } from '#contract/unit/dashboard.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { UNIT_EVENTS } from '#domain/unit/unit-month.ts'
import { Section } from '../../ui/area/section.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Button } from '../../ui/form/button.tsx'

const ICONS: Record<UnitEvent['kind'], LucideIcon> = {
  viewed: Eye,
  downloaded: Download,
  sent: Send,
  corrected: PencilLine,
  slip: Paperclip,
  closed: Lock,
}
const FIRST = 6

/** Who fetched and sent what of this month; nothing here is ever forgotten. */
export function History({ month: { events } }: { month: NonNullable<Dashboard['month']> }) {
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, FIRST)
  return (
    <Section title="ประวัติของเดือนนี้">
      {events.length === 0 ? (
        <Empty title="ยังไม่มีใครดาวน์โหลดหรือส่งรายการของเดือนนี้" />
      ) : (
        <ol className="card divide-y divide-border">
          {shown.map((event) => (
            <Happened key={`${event.at} ${event.what}`} event={event} />
          ))}
        </ol>
      )}
      {events.length > shown.length && (
        <Button
          label={`ดูทั้งหมด ${events.length} รายการ`}
          className="mt-3"
          onClick={() => setAll(true)}
        />
      )}
    </Section>
  )
}

function Happened({ event: { kind, what, by, at } }: { event: UnitEvent }) {
  const Icon = ICONS[kind]
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{UNIT_EVENTS[kind]}</span> {what}
        </p>
        <p className="text-small text-muted">
          {by} · <time dateTime={at}>{longMoment(at)}</time>
        </p>
      </div>
    </li>
  )
}
