// Days and times as people say them, พ.ศ. and Bangkok's clock; the sheets keep ISO.

import { useEffect, useState } from 'react'
import { bangkokDate, clockTime, dayFrom, MONTHS } from '#domain/calendar/thai-date.ts'
import { type DateParts, datePartsOf } from '../../../ui/form/date-parts.ts'
import { FieldGroup, type Typed } from '../../../ui/form/field.tsx'
import { FigureInput } from '../../../ui/form/figure-input.tsx'

/** The value is 'YYYY-MM-DD', or empty while the three parts are no day. */
interface DayProps extends Typed {
  label: string
  hint?: string
}

function partsOf(iso: string): DateParts {
  return iso ? datePartsOf(iso) : { day: '', month: '', year: '' }
}

function isoOf({ day, month, year }: DateParts): string {
  if (year.length !== 4) return ''
  return dayFrom(Number(day), Number(month), Number(year)) ?? ''
}

export function DayField({ name, label, hint, error, value, onChange }: DayProps) {
  return (
    <FieldGroup name={name} label={label} hint={hint} error={error}>
      <DayInputs name={name} invalid={error !== undefined} value={value} onChange={onChange} />
    </FieldGroup>
  )
}

interface DayInputsProps {
  name: string
  invalid: boolean
  value: string
  onChange: (day: string) => void
}

function DayInputs({ name, invalid, value, onChange }: DayInputsProps) {
  const [parts, setParts] = useState(partsOf(value))
  const isSame = isoOf(parts) === value
  useEffect(() => {
    if (!isSame && value) setParts(partsOf(value))
  }, [isSame, value])
  function change(changed: Partial<DateParts>) {
    const next = { ...parts, ...changed }
    setParts(next)
    onChange(isoOf(next))
  }
  const figures = (part: 'day' | 'year', max: number) => ({
    takes: 'whole' as const,
    autoComplete: 'off',
    max,
    value: parts[part],
    'aria-invalid': invalid || undefined,
    onChange: (typed: string) => change({ [part]: typed }),
    className: 'input figures',
  })
  return (
    <span className="flex max-w-96 flex-wrap gap-2">
      <FigureInput
        id={name}
        aria-label="วันที่"
        {...figures('day', 2)}
        className="input figures w-14 px-2 text-center"
      />
      <select
        aria-label="เดือน"
        value={parts.month}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => change({ month: target.value })}
        className="input w-auto min-w-0 flex-[1_1_7rem]"
      >
        <option value="">เดือน</option>
        {MONTHS.map((month, at) => (
          <option key={month} value={String(at + 1)}>
            {month}
          </option>
        ))}
      </select>
      <FigureInput
        aria-label="ปี พ.ศ."
        placeholder="พ.ศ."
        {...figures('year', 4)}
        className="input figures w-20 px-2 text-center"
      />
    </span>
  )
}

/** A day with its hour, kept as an instant. */
export function MomentField({ name, label, hint, error, value, onChange }: DayProps) {
  const [day, setDay] = useState(dayIn(value))
  const [time, setTime] = useState(timeIn(value))
  const isSame = instantOf(day, time) === value
  useEffect(() => {
    if (isSame || !value) return
    setDay(dayIn(value))
    setTime(timeIn(value))
  }, [isSame, value])
  function change(nextDay: string, nextTime: string) {
    setDay(nextDay)
    setTime(nextTime)
    onChange(instantOf(nextDay, nextTime))
  }
  return (
    <FieldGroup name={name} label={label} hint={hint} error={error}>
      <span className="flex flex-wrap items-center gap-2">
        <DayInputs
          name={name}
          invalid={error !== undefined}
          value={day}
          onChange={(next) => change(next, time)}
        />
        <label className="flex items-center gap-2 text-small text-muted">
          เวลา
          <FigureInput
            takes="clock"
            autoComplete="off"
            max={5}
            placeholder="08.30"
            value={time}
            onChange={(typed) => change(day, typed)}
            className="input figures w-20 px-2 text-center"
          />
          น.
        </label>
      </span>
    </FieldGroup>
  )
}

function dayIn(instant: string): string {
  return instant ? bangkokDate(new Date(instant)) : ''
}

function timeIn(instant: string): string {
  return instant ? clockTime(new Date(instant)).slice(0, 5) : ''
}

function instantOf(day: string, time: string): string {
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(time) ?? []
  if (!day || !hour) return ''
  return new Date(`${day}T${hour.padStart(2, '0')}:${minute}:00+07:00`).toISOString()
}
