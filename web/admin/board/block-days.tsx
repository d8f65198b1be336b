import { Field } from '../../shell/form/field.tsx'

const DAYS = { '1': '1 วัน', '7': '7 วัน', '30': '30 วัน', '90': '90 วัน', '': 'จนกว่าจะยกเลิก' }
export type Days = keyof typeof DAYS

export function daysOf(days: Days): number | null {
  return days === '' ? null : Number(days)
}

/** How long a block stands. */
export function BlockDays({ value, onChoose }: { value: Days; onChoose: (days: Days) => void }) {
  return (
    <Field name="block-days" label="นานเท่าใด">
      {(wiring) => (
        <select
          {...wiring}
          className="input sm:max-w-64"
          value={value}
          onChange={({ target }) => onChoose(target.value as Days)}
        >
          {(['1', '7', '30', '90', ''] as const).map((days) => (
            <option key={days} value={days}>
              {DAYS[days]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
