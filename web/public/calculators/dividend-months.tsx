import { commonYear, monthAndYear } from '#domain/calendar/thai-date.ts'
import type { DividendMethod, DividendRules } from '#domain/dividend/dividend.ts'
import {
  type DividendField,
  type DividendForm,
  MONTH_FIELDS,
} from '#domain/dividend/dividend-form.ts'
import { monthlyContributions } from '#domain/dividend/dividend-year.ts'
import { satang } from '#domain/money/money.ts'
import { groupedNumber, typedInteger } from '#domain/text/typed-number.ts'
import { FieldGroup } from '../../ui/form/field.tsx'
import { NumberField, type NumberFieldProps } from '../../ui/form/number-field.tsx'

interface DividendMonthsProps {
  form: DividendForm
  rules: DividendRules
  field: (
    name: DividendField,
  ) => Pick<NumberFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onLeave'>
}

/** The months of the fiscal year by name, each with its own amount. */
export function DividendMonths({ form, rules, field }: DividendMonthsProps) {
  const names = monthNames(form, rules)
  return (
    <FieldGroup name="each-month" label="ค่าหุ้นแต่ละเดือน (บาท)" hint="เดือนที่ไม่ได้ส่งให้เว้นว่างไว้">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-4">
        {names.map((label, at) => {
          const name = MONTH_FIELDS[at]
          return (
            name && (
              <NumberField key={name} {...field(name)} label={label} unit="" tidy={groupedNumber} />
            )
          )
        })}
      </div>
    </FieldGroup>
  )
}

/** While the year is half typed, the months keep a name. */
function monthNames(form: DividendForm, cooperative: DividendRules): string[] {
  const rules = { ...cooperative, method: form.method as DividendMethod }
  const typed = commonYear(typedInteger(form.year))
  const year = typed > 1900 && typed < 2399 ? typed : 2026
  return monthlyContributions(satang(0), year, rules).map(({ paidOn }) => monthAndYear(paidOn))
}
