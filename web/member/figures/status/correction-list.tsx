import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { Corrections } from '#contract/member/files.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { CORRECTIONS } from '#domain/person/correction.ts'
import { Titled } from '../../../ui/area/titled.tsx'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'

type Request = Corrections['requests'][number]

// biome-ignore format: a table reads in columns
const STATES: Record<Request['state'], BadgeStyle> = {
  waiting: ['blue',  Clock,       'รอตรวจสอบ'],
  done:    ['green', CircleCheck, 'แก้ไขแล้ว'],
  refused: ['red',   CircleX,     'แก้ไขไม่ได้'],
}

export function CorrectionList({ requests }: Corrections) {
  if (requests.length === 0) return null
  return (
    <Titled title="คำขอที่ส่งไว้" className="mt-4">
      <ul className="card mt-2 grid divide-y divide-border">
        {requests.map(({ request_id, what, text, state, asked_at, files, answer, answered_at }) => {
          return (
            <li key={request_id} className="px-4 py-3 sm:px-6">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="font-semibold">{CORRECTIONS[what]}</p>
                <StyledBadge by={STATES[state]} />
              </div>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="figures text-small text-muted">
                คำขอ {request_id} · {shortDate(new Date(asked_at))}
                {files.length > 0 && ` · แนบ ${files.length} ไฟล์`}
              </p>
              {answer && (
                <div className="mt-2 rounded-control bg-subtle p-3">
                  <p className="text-small text-muted">
                    คำตอบจากสหกรณ์ {answered_at && shortDate(new Date(answered_at))}
                  </p>
                  <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Titled>
  )
}
