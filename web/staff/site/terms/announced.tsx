import { Archive, CalendarClock, CircleCheck } from 'lucide-react'
import type { AnnouncedTerms } from '#contract/staff/terms.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { RichText } from '../../../ui/data/rich-text.tsx'
import { Withdraw } from './withdraw.tsx'

type Version = AnnouncedTerms['versions'][number]

// biome-ignore format: one row a state
const STATES: Record<Version['state'], BadgeStyle> = {
  ahead:    ['blue',  CalendarClock, 'ประกาศแล้ว รอวันมีผล'],
  in_force: ['green', CircleCheck,   'ใช้อยู่'],
  replaced: ['gray',  Archive,       'ฉบับก่อน'],
}

interface AnnouncedProps {
  versions: readonly Version[]
  members: number
  kind: string
  onWithdrawn: () => void
}

/** What stands: never changed, each with how many agreed to it. What is not in force yet can be withdrawn. */
export function Announced({ versions, members, kind, onWithdrawn }: AnnouncedProps) {
  if (versions.length === 0) return <p className="text-muted">ยังไม่มีฉบับที่ประกาศ</p>
  return (
    <ul className="grid grid-cols-1 gap-3">
      {versions.map((one) => {
        return (
          <li key={one.version} className="rounded-card border border-border p-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="text-h3 font-semibold">ฉบับที่ {one.version}</p>
              <StyledBadge by={STATES[one.state]} />
              <span className="text-small text-muted">มีผล {shortDate(one.effective_on)}</span>
              <span className="figures text-small text-muted">
                ยอมรับแล้ว {one.accepted.toLocaleString('th-TH')} จาก{' '}
                {members.toLocaleString('th-TH')} คน
              </span>
            </div>
            <ul className="mt-1 list-disc ps-5 text-small">
              {one.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <details className="mt-1">
              <summary className="link inline-flex min-h-11 items-center text-small">
                อ่านฉบับเต็ม
                <span className="sr-only">
                  {' '}
                  {kind} {one.version}
                </span>
              </summary>
              <RichText html={one.body} className="article max-h-120 overflow-y-auto" />
            </details>
            {one.state === 'ahead' && (
              <Withdraw kind={kind} version={one.version} onWithdrawn={onWithdrawn} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
