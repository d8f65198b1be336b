import { CircleAlert, CircleCheck, CircleSlash, Clock, TimerOff, Undo2 } from 'lucide-react'
import { longDate } from '#domain/calendar/thai-date.ts'
import { METHOD_WORDS } from '#domain/loan-right/rule-in-words.ts'
import { formatRate } from '#domain/money/rate.ts'
import { type BadgeStyle, StyledBadge } from '../../../ui/data/badge.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Money } from '../../../ui/statement/money.tsx'
import { useImpersonation } from '../../layout/use-member.ts'
import { type OwnSigning, SignedCard } from '../../signing/signed-card.tsx'
import { SigningStep } from '../../signing/signing-step.tsx'
import type { Ask } from './asks.tsx'
import { Decline } from './decline.tsx'
import { RoomAfter } from './room-after.tsx'

// biome-ignore format: one row a state
const STATES: Record<Ask['state'], BadgeStyle> = {
  open:      ['amber', Clock,       'รอคำตอบของท่าน'],
  consented: ['green', CircleCheck, 'ท่านยินยอมแล้ว'],
  declined:  ['gray',  CircleSlash, 'ท่านไม่ค้ำประกัน'],
  withdrawn: ['gray',  Undo2,       'ท่านถอนความยินยอมแล้ว'],
  over:      ['gray',  TimerOff,    'สิ้นสุดแล้ว'],
}

interface AskCardProps {
  ask: Ask
  contracts: number
  /** The member's own signature under it. */
  signed: OwnSigning | undefined
  onAnswered: () => void
}

/** One loan that the member is asked to stand for: all that is theirs to know of it. */
export function AskCard({ ask, contracts, signed, onAnswered }: AskCardProps) {
  const impersonation = useImpersonation()
  const { borrower_name, borrower_unit, state, answer_by, why_not } = ask
  const isOpen = state === 'open'
  return (
    <article aria-label={borrower_name} className="card grid grid-cols-1 gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h3">{borrower_name}</h3>
          <p className="text-small text-muted">{borrower_unit}</p>
        </div>
        <StyledBadge by={STATES[state]} />
      </div>
      <p className="rounded-control bg-subtle p-3">
        ท่านรับผิดไม่เกิน{' '}
        <span className="font-semibold">
          <Money amount={ask.own_amount} />
        </span>{' '}
        จนกว่าผู้กู้ชำระครบ กำหนดงวดสุดท้าย {longDate(ask.last_due_on)}
      </p>
      <Facts facts={factsOf(ask)} />
      {isOpen && <RoomAfter ask={ask} contracts={contracts} />}
      {isOpen && answer_by && <p>ตอบได้ถึงวันที่ {longDate(answer_by)} หากไม่ตอบ ถือว่าท่านไม่ค้ำประกัน</p>}
      {why_not && (
        <Callout tone="red" Icon={CircleAlert} title="ตามเกณฑ์ของสหกรณ์ ท่านค้ำประกันเงินกู้นี้ไม่ได้">
          <p>{why_not}</p>
        </Callout>
      )}
      {isOpen && !impersonation && (
        <>
          {!why_not && (
            <SigningStep
              what={{ kind: 'guarantee', reference: ask.ask }}
              label="อ่านสัญญาและยินยอม"
              onSigned={onAnswered}
            />
          )}
          <Decline ask={ask} onDeclined={onAnswered} />
        </>
      )}
      {state === 'consented' && signed && !impersonation && (
        <>
          <p>ท่านถอนความยินยอมได้จนกว่าสหกรณ์จะส่งคำสั่งจ่ายเงินกู้</p>
          <SignedCard signed={signed} onWithdrawn={onAnswered} />
        </>
      )}
    </article>
  )
}

function factsOf(ask: Ask) {
  const { product, amount, months, method, rate_ppm, first_instalment, first_due_on } = ask
  return [
    ['ประเภทเงินกู้', product],
    ['วงเงินกู้', <Money key="amount" amount={amount} />],
    ['จำนวนงวด', `${months} งวด`],
    ['อัตราดอกเบี้ย', `${formatRate(rate_ppm)} ต่อปี`],
    ['ค่างวดของผู้กู้', <Money key="first" amount={first_instalment} />],
    ['งวดแรก', longDate(first_due_on)],
    ['วิธีผ่อนชำระ', METHOD_WORDS[method]],
    ['ผู้ค้ำประกันร่วม', ask.co_guarantors.join(', ') || 'ไม่มี'],
  ] as const
}
