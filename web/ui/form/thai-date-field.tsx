import { buddhistYear, MONTHS } from '#domain/calendar/thai-date.ts'
import { FieldGroup } from './field.tsx'

interface ThaiDateFieldProps<Name extends string> {
  label: string
  hint?: string
  error?: string | undefined
  /** The inputs of day, month and พ.ศ.; the first is what the error summary links to. */
  names: readonly [day: Name, month: Name, year: Name]
  values: Record<Name, string>
  /** The years to choose from, in the common era. */
  years: readonly number[]
  onChange: (name: Name, value: string) => void
}

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1))

/** Chosen part by part: browsers disagree on the calendar their own date field speaks. */
export function ThaiDateField<Name extends string>(props: ThaiDateFieldProps<Name>) {
  const { names, values, years, onChange, ...words } = props
  const [day, month, year] = names
  const known = years.map((each) => String(buddhistYear(each)))
  // A link may hold an older year; what is wrong with a stranger one stands above.
  const all = known.includes(values[year]) ? known : [values[year], ...known]
  function part(name: Name, label: string, children: React.ReactNode, invalid = false) {
    return (
      <select
        id={name}
        name={name}
        aria-label={label}
        aria-invalid={invalid || undefined}
        value={values[name]}
        onChange={(event) => onChange(name, event.target.value)}
        className="input w-auto min-w-0 shrink"
      >
        {children}
      </select>
    )
  }
  return (
    <FieldGroup name={day} {...words}>
      <span className="flex flex-wrap gap-2">
        {part(day, 'วันที่', DAYS.map(plainOption), Boolean(words.error))}
        {part(
          month,
          'เดือน',
          MONTHS.map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {name}
            </option>
          )),
        )}
        {part(year, 'ปี พ.ศ.', all.map(plainOption))}
      </span>
    </FieldGroup>
  )
}

function plainOption(value: string) {
  return <option key={value}>{value}</option>
}
