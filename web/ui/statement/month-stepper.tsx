import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Month } from '#domain/calendar/day.ts'
import { monthAndYear, shortMonth } from '#domain/calendar/thai-date.ts'

interface MonthStepperProps {
  /** As YYYY-MM, newest first. */
  months: readonly Month[]
  /** The one shown, as the address has it: it may be none of them. */
  month: string
}

/** From month to month, or straight to one. The month is in the address, so going back goes a month back. */
export function MonthStepper({ months, month }: MonthStepperProps) {
  const [, setQuery] = useSearchParams()
  const all: readonly string[] = months
  const at = all.indexOf(month)
  const go = (period: string | undefined) => period && setQuery({ period })
  return (
    <div className="no-print @container mb-4">
      <div className="flex flex-wrap items-stretch gap-2">
        <Step label="เดือนก่อนหน้า" to={months[at + 1]} go={go} />
        <label className="min-w-0 flex-1 @max-[15rem]:order-first @max-[15rem]:basis-full sm:max-w-72">
          <span className="sr-only">เดือนที่แสดง</span>
          <select
            className="input w-full text-center font-semibold"
            value={month}
            onChange={(event) => go(event.target.value)}
          >
            {months.map((each) => (
              <option key={each} value={each}>
                {monthAndYear(`${each}-01`)}
              </option>
            ))}
          </select>
        </label>
        <Step label="เดือนถัดไป" to={months[at - 1]} go={go} after />
      </div>
    </div>
  )
}

interface StepProps {
  label: string
  to: Month | undefined
  go: (period: string | undefined) => void
  after?: boolean
}

/** Stays where it is at either end: whoever steps by keyboard keeps their place. */
function Step({ label, to, go, after = false }: StepProps) {
  const Icon = after ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      aria-disabled={!to}
      onClick={() => go(to)}
      className={`button button-secondary shrink-0 px-3 aria-disabled:border-border aria-disabled:text-muted aria-disabled:opacity-60 sm:px-4 ${after ? 'flex-row-reverse' : ''}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="sr-only">{to ? label : `${label} ไม่มีแล้ว`}</span>
      {to && <span className="sr-only sm:not-sr-only">{shortMonth(`${to}-01`)}</span>}
    </button>
  )
}
