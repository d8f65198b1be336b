// The loan calculator's form: the same words in the page, in the address that opens it again, and in
// the address of its papers.

import { toDay } from '../calendar/day.ts'
import { commonYear } from '../calendar/thai-date.ts'
import type { Satang } from '../money/money.ts'
import { typedBaht, typedInteger, typedPpm } from '../text/typed-number.ts'
import type { Loan, LoanProblem, LoanRequest, LoanRules, RepaymentMethod } from './loan.ts'
import { check } from './loan-check.ts'

export const LOAN_FIELDS = [
  'type', // place of a published rate
  'amount',
  'rate', // empty: the published one
  'months',
  'method',
  'd',
  'm',
  'y', // พ.ศ.
  'pay', // what the visitor would rather pay each month
] as const

export type LoanField = (typeof LOAN_FIELDS)[number]
export type LoanForm = Record<LoanField, string>
export type LoanFormProblems = Partial<Record<LoanField, string>>

type ReadLoan =
  | { loan: Loan; problems?: undefined }
  | { loan?: undefined; problems: LoanFormProblems }

/** What the cooperative has published for one type of loan. */
export interface LoanType {
  seq: number
  rate_ppm: number
  /** What is lent at most; null where nothing is fixed. */
  months_max: number | null
  amount_max: Satang | null
}

/** What may be reckoned with: of a type what the cooperative lends of it, of a rate of one's own what it allows at all. */
export function limitsOf(
  { type }: LoanForm,
  types: readonly LoanType[],
  rules: LoanRules,
): LoanRules {
  const chosen = types.find(({ seq }) => String(seq) === type)
  if (!chosen) return rules
  const { amount_max, months_max, rate_ppm } = chosen
  return {
    ...rules,
    principalMax: amount_max ?? rules.principalMax,
    monthsMax: months_max ?? rules.monthsMax,
    rateCapPpm: rate_ppm,
  }
}

const METHODS: readonly string[] = ['equal-total', 'equal-principal'] satisfies RepaymentMethod[]

const FIELD_OF: Record<LoanProblem['field'], LoanField> = {
  principal: 'amount',
  ratePpm: 'rate',
  months: 'months',
  startsOn: 'd',
  instalment: 'pay',
}

export function readLoanForm(
  form: LoanForm,
  types: readonly LoanType[],
  rules: LoanRules,
): ReadLoan {
  const loan: LoanRequest = {
    principal: typedBaht(form.amount),
    ratePpm: form.rate.trim() === '' ? publishedPpm(form, types) : typedPpm(form.rate),
    months: typedInteger(form.months),
    startsOn: dayOf(form),
    method: form.method as RepaymentMethod,
    ...(form.pay.trim() !== '' && { instalment: typedBaht(form.pay) }),
  }
  const problems: LoanFormProblems = {}
  for (const { field, text } of check(loan, limitsOf(form, types, rules)))
    problems[FIELD_OF[field]] ??= text
  if (!METHODS.includes(form.method)) problems.method = 'เลือกวิธีผ่อนชำระ'
  for (const [field, text] of Object.entries(NO_NUMBER) as [LoanField, string][]) {
    if (problems[field] && isNoNumber(form[field])) problems[field] = text
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { loan: { ...loan, startsOn: toDay(loan.startsOn) } }
}

/** The rate in force for the type that was chosen; NaN where none was. */
export function publishedPpm({ type }: LoanForm, types: readonly LoanType[]): number {
  return types.find(({ seq }) => String(seq) === type)?.rate_ppm ?? Number.NaN
}

const NO_NUMBER: Partial<LoanForm> = {
  amount: 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000',
  rate: 'อัตราดอกเบี้ยต้องเป็นตัวเลข เช่น 5.75',
  months: 'จำนวนงวดต้องเป็นตัวเลข เช่น 24',
  pay: 'ยอดผ่อนต่องวดต้องเป็นตัวเลข เช่น 5,000',
}

function isNoNumber(text: string): boolean {
  return text.trim() !== '' && Number.isNaN(typedBaht(text))
}

/** '' when a part is missing; a day that does not exist is for check() to refuse. */
function dayOf({ d, m, y }: LoanForm): string {
  if (!(d && m && y)) return ''
  const two = (text: string) => String(typedInteger(text)).padStart(2, '0')
  return `${commonYear(typedInteger(y))}-${two(m)}-${two(d)}`
}
