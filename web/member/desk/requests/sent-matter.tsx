import { ArrowRight, CircleCheck, CircleSlash, Clock, LoaderCircle } from 'lucide-react'
import type { SentMatter } from '#contract/member/requests.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { RIGHTS_STATES } from '#domain/person/rights-request.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'

// biome-ignore format: one row a state
const STYLES: Record<SentMatter['state'], BadgeStyle> = {
  waiting: ['blue',  Clock],
  working: ['blue',  LoaderCircle],
  done:    ['green', CircleCheck],
  refused: ['red',   CircleSlash],
}

/** What was sent from another page: how it stands, and the way there. */
export function SentMatterCard({ matter }: { matter: SentMatter }) {
  const { title, about, state, sent_at, next, answer, to } = matter
  return (
    <li className="card grid gap-4 p-4 sm:p-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-h3">{title}</h2>
          <StyledBadge by={STYLES[state]} words={RIGHTS_STATES[state]} />
        </div>
        <p>{about}</p>
        <p className="text-small text-muted">ส่งเมื่อ {shortDate(new Date(sent_at))}</p>
      </div>
      {next && (
        <div className="rounded-control bg-subtle p-3">
          <p className="font-semibold">ขั้นต่อไป</p>
          <p>{next}</p>
        </div>
      )}
      {answer && (
        <div className="rounded-control bg-subtle p-3">
          <p className="font-semibold">สหกรณ์ตอบเมื่อ {shortDate(new Date(answer.at))}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{answer.words}</p>
        </div>
      )}
      <p className="no-print">
        <ButtonLink to={to} label="ไปที่เรื่องนี้" of={about} Icon={ArrowRight} />
      </p>
    </li>
  )
}
