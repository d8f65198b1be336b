import {
  CircleCheck,
  Eye,
  FileDown,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  ShieldAlert,
} from 'lucide-react'
import type { AccessEvent } from '#contract/member/access.ts'
import { accessedPages, accessWords, partName } from '#domain/audit/access-words.ts'
import { clockTime, shortMoment } from '#domain/calendar/thai-date.ts'

const ICONS: Record<string, LucideIcon> = {
  'member.login': LogIn,
  'member.logout': LogOut,
  'session.end': LogOut,
  'member.password': KeyRound,
  'impersonation.start': Eye,
  'staff.look': Eye,
  'staff.reveal': Eye,
  'data.copy': FileDown,
}

export function EventRow({ event }: { event: AccessEvent }) {
  const { action, outcome, at, visit } = event
  const isRefused = outcome === 'refused'
  const Icon = isRefused ? ShieldAlert : (ICONS[action] ?? CircleCheck)
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 p-4">
      <span
        className={`grid size-10 place-items-center rounded-full ${isRefused ? 'bg-red-bg text-red-fg' : visit ? 'bg-amber-bg text-amber-fg' : 'bg-tint text-on-tint'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-4">
        <p className="font-semibold">{accessWords(action, outcome)}</p>
        <p className="text-small text-muted">
          <time dateTime={at}>{shortMoment(at)}</time>
        </p>
        <div className="text-small text-muted sm:w-full">
          <Where event={event} />
          {visit && <Visit visit={visit} officer={event.officer} />}
          {event.by === 'staff' && !visit && <ByOfficer event={event} />}
        </div>
      </div>
    </li>
  )
}

function Where({ event: { device, address } }: { event: AccessEvent }) {
  const where = [device, address && `หมายเลขไอพี ${address}`].filter(Boolean).join(' · ')
  return where ? <p className="wrap-anywhere">{where}</p> : null
}

/** Of what an officer did in the back office: who, what was opened, and why. */
function ByOfficer({ event: { officer, part, reason } }: { event: AccessEvent }) {
  const opened = part && partName(part)
  const words = [officer && `เจ้าหน้าที่ ${officer}`, opened, reason && `เหตุผล: ${reason}`]
  return <p className="wrap-anywhere">{words.filter(Boolean).join(' · ')}</p>
}

function Visit({
  visit,
  officer,
}: {
  visit: NonNullable<AccessEvent['visit']>
  officer: string | null
}) {
  const pages = accessedPages(visit.pages)
  const rows = [
    ['เจ้าหน้าที่', officer],
    ['เหตุผล', visit.reason],
    ['เลขเรื่อง', visit.ticket],
    ['หน้าที่เปิดดู', pages.join(', ') || 'ไม่ได้เปิดดูข้อมูล'],
    ['ดูล่าสุดเวลา', visit.last_look_at && clockTime(new Date(visit.last_look_at))],
  ].filter(([, words]) => words)
  return (
    <dl className="mt-1 grid gap-x-3 rounded-control bg-subtle p-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {rows.map(([name, words]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="mb-1 text-text sm:mb-0">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
