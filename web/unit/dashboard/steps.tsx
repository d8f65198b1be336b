import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import type { Dashboard, UnitStep } from '#contract/unit/dashboard.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { MONTH_STEPS } from '#domain/unit/unit-month.ts'
import { Section } from '../../ui/area/section.tsx'
import { STEP_PAGES } from '../menu.ts'

const WORDS: Record<UnitStep['state'], string> = {
  done: 'เสร็จแล้ว',
  unnoted: 'ไม่มีบันทึกในระบบ',
  now: 'ดำเนินการขั้นนี้',
  later: 'รอดำเนินการ',
}

const CIRCLES: Record<UnitStep['state'], string> = {
  done: 'border-green-bd bg-green-bg text-green-fg',
  unnoted: 'border-gray-bd bg-gray-bg text-gray-fg',
  now: 'border-primary bg-primary text-on-primary print:text-primary',
  later: 'border-control bg-bg text-muted',
}

/** What the button says, before it is done and once all is over. */
const LABELS: Record<UnitStep['step'], { todo: string; over: string }> = {
  billed: { todo: 'ตรวจงบหน้า', over: 'ดูงบหน้า' },
  downloaded: { todo: 'ดาวน์โหลดเอกสาร', over: 'ดาวน์โหลดเอกสาร' },
  sent: { todo: 'ส่งผลการหัก', over: 'ดูผลการหัก' },
  settled: { todo: 'ดูสถานะรายคน', over: 'ดูสถานะรายคน' },
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
              label={LABELS[step.step][month.standing === 'settled' ? 'over' : 'todo']}
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
  label: string
}

function Step({ at, step, period, label }: StepProps) {
  const { state, on, by } = step
  // The last step is the cooperative's: there is nothing for the unit to press on.
  const isTheirs = step.step === 'settled'
  const button = state === 'now' && !isTheirs ? 'button-primary' : 'button-secondary'
  const word = state === 'now' && isTheirs ? 'รอสหกรณ์ดำเนินการ' : WORDS[state]
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
          {on ? `${word} ${longDate(on)}` : word}
          {by && <span className="block">โดย {by}</span>}
        </p>
      </div>
      <Link
        to={`/membergroup/${STEP_PAGES[step.step]}?period=${period}`}
        className={`button ${button} no-print col-span-2 mt-3 max-w-full justify-self-start @[16rem]:col-span-1 @[16rem]:col-start-2 @[52rem]:col-start-1 @[52rem]:mt-0 @[52rem]:w-full`}
      >
        {label}
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </li>
  )
}
