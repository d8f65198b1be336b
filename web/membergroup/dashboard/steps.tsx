import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import type { Dashboard, UnitStep } from '#contract/unit/dashboard.ts'
import { longDate } from '#domain/thai-date.ts'
import { MONTH_STEPS } from '#domain/unit-month.ts'
import { Section } from '../../area/parts/section.tsx'

const WORDS: Record<UnitStep['state'], string> = {
  done: 'เสร็จแล้ว',
  unnoted: 'ไม่มีบันทึกในระบบ',
  now: 'ทำขั้นนี้ต่อ',
  later: 'ยังไม่ถึง',
}

const CIRCLES: Record<UnitStep['state'], string> = {
  done: 'border-green-bd bg-green-bg text-green-fg',
  unnoted: 'border-gray-bd bg-gray-bg text-gray-fg',
  now: 'border-primary bg-primary text-on-primary print:text-primary',
  later: 'border-control bg-bg text-muted',
}

interface Place {
  segment: string
  label: string
}
type Places = Partial<Record<UnitStep['step'], Place>>

/** Where each step is done; the last is the cooperative's. */
const PLACES: Places = {
  billed: { segment: 'keeprep', label: 'ตรวจงบหน้า' },
  downloaded: { segment: 'delivery_book', label: 'หนังสือและไฟล์' },
  sent: { segment: 'result', label: 'ส่งผลการหัก' },
}

/** What is over is only looked at. */
const LOOK_BACK: Places = {
  billed: { segment: 'keeprep', label: 'ดูงบหน้า' },
  downloaded: { segment: 'delivery_book', label: 'ดูหนังสือนำส่ง' },
  sent: { segment: 'result', label: 'ดูผลการหัก' },
}

/** The four steps of a month: side by side where there is room, else one under the other. */
export function Steps({ month }: { month: NonNullable<Dashboard['month']> }) {
  return (
    <Section title="ขั้นตอนของเดือนนี้">
      <div className="@container">
        <ol className="grid overflow-hidden rounded-card border border-border bg-border @[52rem]:grid-cols-4 gap-px">
          {month.steps.map((step, at) => (
            <Step
              key={step.step}
              at={at + 1}
              step={step}
              period={month.period}
              place={month.standing === 'settled' ? LOOK_BACK[step.step] : PLACES[step.step]}
            />
          ))}
        </ol>
      </div>
    </Section>
  )
}

interface StepProps {
  at: number
  step: UnitStep
  period: string
  place: Place | undefined
}

function Step({ at, step, period, place }: StepProps) {
  const { state, on, by } = step
  const button = state === 'now' ? 'button-primary' : 'button-secondary'
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-x-3 bg-bg p-4 aria-[current]:bg-tint @[52rem]:grid-cols-1 @[52rem]:grid-rows-[auto_1fr_auto] @[52rem]:gap-y-3"
    >
      <span
        aria-hidden
        className={`figures grid size-10 place-items-center rounded-full border-2 font-semibold ${CIRCLES[state]}`}
      >
        {state === 'done' ? <Check className="size-5" /> : at}
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-balance">{MONTH_STEPS[step.step]}</p>
        <p className="text-small text-muted">
          {on ? `${WORDS[state]} ${longDate(on)}` : WORDS[state]}
          {by && <span className="block">โดย {by}</span>}
        </p>
      </div>
      {place && (
        <Link
          to={`/membergroup/${place.segment}?period=${period}`}
          className={`button ${button} no-print col-span-2 mt-3 max-w-full justify-self-start @[16rem]:col-span-1 @[16rem]:col-start-2 @[52rem]:col-start-1 @[52rem]:mt-0 @[52rem]:w-full`}
        >
          {place.label}
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      )}
    </li>
  )
}
