import { AlarmClock, CalendarClock, CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { RightsQueue } from '#contract/staff/requests.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { RIGHTS, RIGHTS_STATES } from '#domain/person/rights-request.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { Badge, type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { RequestAnswer } from './request-answer.tsx'
import { RequestCard } from './request-card.tsx'

type Request = RightsQueue['requests'][number]

const WORDS = {
  done: 'ดำเนินการตามคำขอแล้ว',
  refused: 'ปฏิเสธคำขอ',
  hint: 'สมาชิกเห็นข้อความนี้ในหน้าการเข้าถึงข้อมูล',
}

export function RightsCard({ request, onDone }: { request: Request; onDone: () => void }) {
  const { request_id, what, state, taken_by, due_at } = request
  const { act, busy } = useAction()
  async function take() {
    if (await act(address('/api/admin/rights/:requestId/take', { requestId: request_id }))) onDone()
  }
  const isOpen = state === 'waiting' || state === 'working'
  return (
    <RequestCard {...request} what={RIGHTS[what]} badge={<Clock request={request} />}>
      {isOpen && (
        <p className="text-small text-muted">
          ต้องตอบภายใน {longDate(new Date(due_at))}
          {taken_by && ` · ผู้ดำเนินการ ${taken_by}`}
        </p>
      )}
      {isOpen && (
        <RequestAnswer
          path={address('/api/admin/rights/:requestId/answer', { requestId: request_id })}
          words={WORDS}
          name={`rights/${request_id}`}
          onDone={onDone}
        >
          {state === 'waiting' && <Button label="รับคำขอ" busy={busy} onClick={take} />}
        </RequestAnswer>
      )}
    </RequestCard>
  )
}

// biome-ignore format: one row an urgency
const URGENCY: Record<Request['urgency'], BadgeStyle> = {
  calm: ['blue',  CalendarClock],
  soon: ['amber', Hourglass],
  late: ['red',   AlarmClock],
}

/** How long is left; of what is closed how it ended. */
function Clock({ request: { state, urgency, days_left } }: { request: Request }) {
  if (state === 'done' || state === 'refused') {
    return (
      <Badge
        tone={state === 'done' ? 'green' : 'gray'}
        icon={state === 'done' ? CircleCheck : CircleX}
        words={RIGHTS_STATES[state]}
      />
    )
  }
  return (
    <StyledBadge
      by={URGENCY[urgency]}
      words={days_left < 0 ? `เกินกำหนด ${-days_left} วัน` : `เหลือ ${days_left} วัน`}
    />
  )
}
