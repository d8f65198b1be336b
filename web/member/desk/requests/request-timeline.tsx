import { Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnRequests } from '#contract/member/requests.ts'
import { longDate, shortMoment } from '#domain/calendar/thai-date.ts'
import {
  ANSWERED_ROAD,
  isEnded,
  REQUEST_STATES,
  stepWords,
  USUAL_ROAD,
} from '#domain/request/request-state.ts'
import { address } from '../../../client/address.ts'
import { type Step, Stepper } from '../../../ui/data/stepper.tsx'
import { SendDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { RequestBadge } from '../../../ui/request/request-badge.tsx'
import { WithAmounts } from '../../../ui/statement/amount.tsx'
import { OwnPapers } from '../../figures/loan/own-papers.tsx'
import { HeldNotice } from './held-notice.tsx'

type Request = OwnRequests['requests'][number]

interface RequestTimelineProps {
  request: Request
  onMoved: () => void
}

export function RequestTimeline({ request, onMoved }: RequestTimelineProps) {
  const { request_no, title, summary, state, next, promised_on, promised_days, papers } = request
  return (
    <li className="card grid gap-4 p-4 sm:p-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-h3">{title}</h2>
          <RequestBadge state={state} />
        </div>
        <p>
          <WithAmounts>{summary}</WithAmounts>
        </p>
        <p className="figures text-small text-muted">{request_no}</p>
      </div>
      {next && (
        <div className="rounded-control bg-subtle p-3">
          <p className="font-semibold">ขั้นต่อไป</p>
          <p>{next}</p>
          {promised_on && (
            <p className="text-small text-muted">
              สหกรณ์ตั้งใจให้เสร็จภายใน {promised_days} วันทำการ ราววันที่ {longDate(promised_on)}{' '}
              (ไม่นับวันหยุดราชการ)
            </p>
          )}
        </div>
      )}
      <HeldNotice request={request} onMoved={onMoved} />
      <Stepper steps={stepsOf(request)} label={`ความคืบหน้าของคำขอ ${request_no}`} />
      {papers.length > 0 && (
        <div>
          <h3 className="font-semibold">เอกสารของคำขอนี้</h3>
          <OwnPapers papers={papers} />
        </div>
      )}
      <Acts request={request} onMoved={onMoved} />
    </li>
  )
}

/** What happened, and of what still goes the usual way, what is to come. */
function stepsOf({ events, state, is_answered }: Request): Step[] {
  const hasEnded = isEnded(state)
  const past = events.map(({ at, state: reached, by, words }, index): Step => {
    const isOver = hasEnded || index < events.length - 1
    return {
      name: `${index + 1}. ${stepWords(reached, isOver)}`,
      state: isOver ? 'done' : 'current',
      word: `${by} · ${shortMoment(at)}`,
      detail: words && <WithAmounts>{words}</WithAmounts>,
    }
  })
  const road: readonly Request['state'][] = is_answered ? ANSWERED_ROAD : USUAL_ROAD
  const at = road.indexOf(state)
  const ahead = at < 0 || hasEnded ? [] : road.slice(at + 1)
  return [
    ...past,
    ...ahead.map((one): Step => ({ name: REQUEST_STATES[one], state: 'ahead', word: 'ยังไม่ถึงขั้นนี้' })),
  ]
}

function Acts({ request, onMoved }: RequestTimelineProps) {
  const { request_id, request_no, version, may_withdraw, may_mend } = request
  const [asking, setAsking] = useState(false)
  if (!may_withdraw && !may_mend) return null
  const withdrawal = address('/api/member/requests/:requestId/withdrawal', {
    requestId: request_id,
  })
  return (
    <div className="no-print flex flex-wrap gap-2">
      {may_mend && (
        <ButtonLink
          to={mendingAt(request)}
          label="แก้ไขแล้วส่งใหม่"
          of={request_no}
          Icon={Pencil}
          primary
        />
      )}
      {may_withdraw && (
        <Button label="ถอนคำขอ" of={request_no} Icon={Undo2} onClick={() => setAsking(true)} />
      )}
      {asking && (
        <SendDialog
          title={`ถอนคำขอ ${request_no}?`}
          text="สหกรณ์จะไม่ดำเนินการต่อ หากเปลี่ยนใจต้องส่งคำขอใหม่"
          action="ถอนคำขอ"
          send={(act) => act(withdrawal, { version })}
          onSent={onMoved}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** Of a loan the page itself knows which one it is. */
function mendingAt({ kind, request_id, version }: Request): string {
  if (kind === 'loan') return '/member/loan/request'
  return `/member/${kind}?mends=${request_id}&version=${version}`
}
