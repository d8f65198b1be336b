// Somebody's pay of a month as an employer certifies it: what is typed, what is wrong with it and what is left.

import type { Month } from '#domain/calendar/day.ts'
import { bangkokDate, monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht, type Satang } from '#domain/money/money.ts'
import { netPay, problemOfPay } from '#domain/request/certified-pay.ts'
import { typedBaht } from '#domain/text/typed-number.ts'
import { AmountField } from '../form/amount-field.tsx'
import type { Problems } from '../form/error-summary.tsx'
import { SelectField } from '../form/fields.tsx'

export const PAY_AMOUNTS = {
  income: 'รายได้ทั้งหมดของเดือน',
  coop_deducted: 'หักส่งสหกรณ์',
  other_deducted: 'หักอื่นทั้งหมด',
} as const
export type PayAmountName = keyof typeof PAY_AMOUNTS
export type PayName = PayAmountName | 'month'

/** Of a month that is paid out: the one before this. */
export function usualMonth([now, before]: readonly Month[]): Month {
  return (before ?? now) as Month
}

type Amounts = Record<PayAmountName, Satang>

interface PayValues extends Record<PayAmountName, string> {
  month: Month
}

interface PayFieldProps {
  values: PayValues
  problems: Problems<PayName>
  change: (changed: Partial<PayValues>) => void
}

export function PayMonthField(props: PayFieldProps & { months: readonly Month[] }) {
  const { months, values, problems, change } = props
  return (
    <SelectField
      name="month"
      label="เดือนที่รับรอง"
      value={values.month}
      choices={months.map((month) => [month, monthAndYear(`${month}-01`)])}
      error={problems.month}
      onChange={(month) => change({ month })}
    />
  )
}

export function PayAmountField(props: PayFieldProps & { name: PayAmountName; hint: string }) {
  const { name, hint, values, problems, change } = props
  return (
    <AmountField
      name={name}
      label={PAY_AMOUNTS[name]}
      hint={hint}
      value={values[name]}
      error={problems[name]}
      onChange={(typed) => change({ [name]: typed })}
    />
  )
}

export function readAmounts(values: Record<PayAmountName, string>): Amounts {
  return {
    income: typedBaht(values.income),
    coop_deducted: typedBaht(values.coop_deducted),
    other_deducted: typedBaht(values.other_deducted),
  }
}

function areWhole(amounts: Amounts): boolean {
  return Object.values(amounts).every((amount) => Number.isSafeInteger(amount) && amount >= 0)
}

/** What is left, while it is typed. */
export function NetPay({ amounts }: { amounts: Amounts }) {
  const net = areWhole(amounts) ? netPay(amounts) : null
  return (
    <p
      aria-live="polite"
      className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-subtle px-4 py-3"
    >
      <span className="font-semibold">รายได้สุทธิ</span>
      <span
        className={`figures text-h3 font-semibold ${net !== null && net < 0 ? 'text-red-fg' : ''}`}
      >
        {net === null ? '–' : `${formatBaht(net)} บาท`}
      </span>
    </p>
  )
}

export function problemsOfPay(values: { month: Month }, amounts: Amounts): Problems<PayName> {
  const found: Problems<PayName> = {}
  for (const name of Object.keys(PAY_AMOUNTS) as PayAmountName[]) {
    const amount = amounts[name]
    if (!Number.isSafeInteger(amount) || amount < 0)
      found[name] = `กรอก${PAY_AMOUNTS[name]}เป็นบาท ทศนิยมไม่เกินสองตำแหน่ง`
  }
  if (Object.keys(found).length > 0) return found
  const problem = problemOfPay({ month: values.month, ...amounts }, bangkokDate(new Date()))
  return problem ? { [amounts.income === 0 ? 'income' : 'form']: problem } : {}
}
