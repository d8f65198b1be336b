import { SelectField } from '../../../ui/form/fields.tsx'

const DAYS = { '1': '1 วัน', '7': '7 วัน', '30': '30 วัน', '90': '90 วัน', '': 'จนกว่าจะยกเลิก' }
export type Days = keyof typeof DAYS
const CHOICES = (['1', '7', '30', '90', ''] as const).map((days) => [days, DAYS[days]] as const)

export function daysOf(days: Days): number | null {
  return days === '' ? null : Number(days)
}

/** How long a block stands. */
export function BlockDays({ value, onChoose }: { value: Days; onChoose: (days: Days) => void }) {
  return (
    <SelectField
      name="block-days"
      label="นานเท่าใด"
      width="sm:max-w-64"
      value={value}
      choices={CHOICES}
      onChange={onChoose}
    />
  )
}
