import { CalendarRange } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Day } from '#domain/calendar/day.ts'
import { type Period, statementPeriods } from '#domain/calendar/statement-periods.ts'
import { statementRange } from '#domain/calendar/statement-range.ts'
import { buddhistYear, dayFrom, longDate } from '#domain/calendar/thai-date.ts'
import { FilterLinks } from '../data/filter-links.tsx'
import { Button } from '../form/button.tsx'
import { Form } from '../form/form.tsx'
import { ThaiDateField } from '../form/thai-date-field.tsx'

interface PeriodPickerProps {
  /** The days shown now. */
  from: Day
  to: Day
  asOf: Day
  /** Nothing is older. */
  beganOn: Day
}

/** A few presses for the usual stretches, and any days of one year at most for the others. */
export function PeriodPicker({ from, to, asOf, beganOn }: PeriodPickerProps) {
  const periods = statementPeriods(asOf, beganOn)
  const chosen = periods.find((period) => period.from === from && period.to === to)
  return (
    <div className="no-print grid gap-3">
      <FilterLinks
        label="ช่วงเวลา"
        chosen={chosen?.label ?? ''}
        choices={periods.map(({ label }) => ({ value: label, label }))}
        to={(label) => addressOf(periods.find((period) => period.label === label))}
      />
      <OwnDays key={`${from} ${to}`} {...{ from, to, asOf, beganOn }} open={!chosen} />
    </div>
  )
}

function addressOf(period: Period | undefined): string {
  return period ? `?from=${period.from}&to=${period.to}` : '?'
}

function OwnDays({ from, to, asOf, beganOn, open }: PeriodPickerProps & { open: boolean }) {
  const id = useId()
  const navigate = useNavigate()
  const [values, setValues] = useState({ ...partsOf('from', from), ...partsOf('to', to) })
  const [problem, setProblem] = useState<string>()
  const years = yearsBetween(beganOn, asOf)
  const change = (name: string, value: string) => setValues({ ...values, [name]: value })

  function submit() {
    const asked = { from: dayIn(values, 'from'), to: dayIn(values, 'to') }
    const read = statementRange(asked, asOf)
    setProblem(read.problem)
    if (read.problem === undefined) navigate(`?from=${asked.from}&to=${asked.to}`)
  }
  const field = (which: Which, label: string) => (
    <ThaiDateField
      label={label}
      names={[`${which}-day`, `${which}-month`, `${which}-year`]}
      values={values}
      years={years}
      onChange={change}
      error={which === 'from' ? problem : undefined}
    />
  )
  return (
    <details open={open || undefined} className="group card">
      <summary className="flex min-h-12 items-center gap-2 px-4 text-label text-link">
        <CalendarRange aria-hidden className="size-5 shrink-0" />
        กำหนดช่วงวันที่เอง
      </summary>
      <Form
        aria-describedby={id}
        onSubmit={submit}
        className="grid gap-4 border-t border-border p-4 sm:grid-cols-2"
      >
        {field('from', 'ตั้งแต่วันที่')}
        {field('to', 'ถึงวันที่')}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
          <Button type="submit" primary label="แสดงรายการ" />
          <p id={id} className="text-small text-muted">
            เลือกได้ครั้งละไม่เกิน 1 ปี ข้อมูลถึง {longDate(asOf)}
          </p>
        </div>
      </Form>
    </details>
  )
}

type Which = 'from' | 'to'
type Parts = Record<`${Which}-${'day' | 'month' | 'year'}`, string>

function partsOf(which: Which, day: Day): Parts {
  const [, month, date] = day.split('-').map(Number)
  return {
    [`${which}-day`]: String(date),
    [`${which}-month`]: String(month),
    [`${which}-year`]: String(buddhistYear(day)),
  } as Parts
}

/** As written where there is no such day, so that the sentence about it can be shown. */
function dayIn(values: Parts, which: Which): string {
  const [day, month, year] = [
    values[`${which}-day`],
    values[`${which}-month`],
    values[`${which}-year`],
  ].map(Number)
  return dayFrom(Number(day), Number(month), Number(year)) ?? `${year}-${month}-${day}`
}

function yearsBetween(first: Day, last: Day): number[] {
  const [from, to] = [first, last].map((day) => Number(day.slice(0, 4))) as [number, number]
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => to - at)
}
