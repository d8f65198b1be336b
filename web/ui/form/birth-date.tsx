import type { Day } from '#domain/calendar/day.ts'
import { dayFrom, longDate, MONTHS } from '#domain/calendar/thai-date.ts'
import { FieldGroup, type Typed } from './field.tsx'
import { FigureInput } from './figure-input.tsx'

export interface BirthDateParts {
  day: string
  month: string
  year: string
}

export const NO_BIRTH_DATE: BirthDateParts = { day: '', month: '', year: '' }

/** 'YYYY-MM-DD' once the three make a day; the year may be พ.ศ. or, as browsers fill it in, ค.ศ. */
export function isoBirthDate({ day, month, year }: BirthDateParts): Day | undefined {
  if (year.length !== 4) return undefined
  return dayFrom(Number(day), Number(month), Number(year))
}

/** Day, month and year apart: no picker has พ.ศ., and nobody scrolls back fifty years in one. */
export function BirthDate({ name, value, error, onChange }: Typed<BirthDateParts>) {
  const day = isoBirthDate(value)
  const invalid = error ? ({ 'aria-invalid': true } as const) : {}
  const figures = (part: 'day' | 'year') => ({
    ...invalid,
    takes: 'whole' as const,
    max: part === 'day' ? 2 : 4,
    value: value[part],
    onChange: (typed: string) => onChange({ ...value, [part]: typed }),
    className: 'input figures',
  })
  return (
    <FieldGroup name={name} label="วันเกิด" hint="ปีเกิดเป็น พ.ศ. เช่น 2530" error={error}>
      <div className="flex max-w-md flex-wrap gap-2">
        <label className="w-16 text-small text-muted" htmlFor={name}>
          วัน
          <FigureInput id={name} autoComplete="bday-day" {...figures('day')} />
        </label>
        <label
          className="min-w-[min(9rem,100%)] flex-1 text-small text-muted"
          htmlFor={`${name}-month`}
        >
          เดือน
          <select
            id={`${name}-month`}
            autoComplete="bday-month"
            {...invalid}
            value={value.month}
            onChange={(event) => onChange({ ...value, month: event.target.value })}
            className="input"
          >
            <option value="">เลือกเดือน</option>
            {MONTHS.map((month, at) => (
              <option key={month} value={String(at + 1)}>
                {month}
              </option>
            ))}
          </select>
        </label>
        <label className="w-20 text-small text-muted" htmlFor={`${name}-year`}>
          ปี พ.ศ.
          <FigureInput id={`${name}-year`} autoComplete="bday-year" {...figures('year')} />
        </label>
      </div>
      <p role="status" className="mt-1 min-h-7 text-small text-muted">
        {day && longDate(day)}
      </p>
    </FieldGroup>
  )
}
