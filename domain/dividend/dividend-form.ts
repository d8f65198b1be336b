// The dividend calculator's form: the same words in the page, in the address that opens it again, and
// in the address of its papers.

import { type Day, dayOfMonth, monthOf } from '../calendar/day.ts'
import { commonYear } from '../calendar/thai-date.ts'
import { type Satang, satang } from '../money/money.ts'
import { typedBaht, typedInteger, typedPpm } from '../text/typed-number.ts'
import type { Contribution, DividendMethod, DividendRules, Shares } from './dividend.ts'
import { check } from './dividend-check.ts'
import { checkReturn, type LoanBusiness } from './dividend-return.ts'
import { fiscalYear, monthlyContributions } from './dividend-year.ts'

/** What was paid in each month of the fiscal year, in its order. */
export const MONTH_FIELDS = [
  ...['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
  ...['p7', 'p8', 'p9', 'p10', 'p11', 'p12'],
] as readonly MonthField[]

type MonthField = `p${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`

export const DIVIDEND_FIELDS = [
  'year', // พ.ศ.
  'opening',
  'each', // 'same' or 'own': one amount for all months, or each its own
  'monthly',
  ...MONTH_FIELDS,
  'payday', // of the month; empty is its last day
  'rate',
  'method',
  'interest',
  'refund',
  'return',
  'default', // '1' where the member was in default
] as const

export type DividendField = (typeof DIVIDEND_FIELDS)[number]
export type DividendForm = Record<DividendField, string>
export type DividendFormProblems = Partial<Record<DividendField, string>>

type ReadDividend =
  | { asked: DividendRequest; problems?: undefined }
  | { asked?: undefined; problems: DividendFormProblems }

export interface DividendRequest {
  shares: Shares
  business: LoanBusiness
  rules: DividendRules
}

export const DIVIDEND_METHODS: readonly DividendMethod[] = ['A', 'A-cut-off', 'B', 'C', 'D']

// From the 29th on some months have no such day; those who are paid then choose the last.
const PAYDAY_MAX = 28

/** The cooperative's rules apply, but for the method, which a visitor may try out. */
export function readDividendForm(form: DividendForm, cooperative: DividendRules): ReadDividend {
  const problems: DividendFormProblems = {}
  const method = DIVIDEND_METHODS.find((known) => known === form.method)
  if (!method) problems.method = 'เลือกวิธีนับเวลาของหุ้น'
  if (form.each !== 'same' && form.each !== 'own') problems.each = 'เลือกวิธีกรอกค่าหุ้นรายเดือน'
  if (!isPayday(form.payday)) problems.payday = `เลือกวันที่ส่งหุ้นเป็นวันที่ 1 ถึง ${PAYDAY_MAX} หรือสิ้นเดือน`

  const rules = { ...cooperative, method: method ?? cooperative.method }
  const year = commonYear(typedInteger(form.year))
  const shares: Shares = {
    year,
    opening: typedBaht(form.opening),
    contributions: isYear(year) ? contributionsOf(form, year, rules) : [],
    ratePpm: typedPpm(form.rate),
  }
  const business: LoanBusiness = {
    interestPaid: optionalBaht(form.interest),
    interestRefunded: optionalBaht(form.refund),
    returnRatePpm: form.return.trim() === '' ? 0 : typedPpm(form.return),
    inDefault: form.default === '1',
  }
  for (const { field, text, index } of check(shares, rules)) {
    problems[field === 'contributions' ? monthField(form, index) : FIELD_OF[field]] ??= text
  }
  for (const { field, text } of checkReturn(business, rules)) {
    problems[RETURN_FIELD_OF[field]] ??= text
  }
  for (const [field, text] of Object.entries(problems) as [DividendField, string][]) {
    if (isNoNumber(field, form[field])) problems[field] = `${text.replace(/^กรอก/, '')}ต้องเป็นตัวเลข`
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { asked: { shares, business, rules } }
}

/** The fiscal year a day lies in, called as it is called. */
export function yearOf(day: Day, rules: DividendRules): number {
  const year = Number(day.slice(0, 4))
  return day <= fiscalYear(year, { ...rules, method: 'A' }).endsOn ? year : year + 1
}

const FIELD_OF = { year: 'year', opening: 'opening', ratePpm: 'rate' } as const

const RETURN_FIELD_OF: Record<keyof LoanBusiness, DividendField> = {
  interestPaid: 'interest',
  interestRefunded: 'refund',
  returnRatePpm: 'return',
  inDefault: 'default',
}

function contributionsOf(form: DividendForm, year: number, rules: DividendRules): Contribution[] {
  // A payday that cannot be is refused beside its own field.
  const payday = isPayday(form.payday) ? form.payday : ''
  // One satang each to learn the days; the amounts may be none, and are for check() to refuse.
  return monthlyContributions(satang(1), year, rules).map(({ paidOn }, index) => ({
    amount: amountOf(form, index),
    paidOn: payday ? dayOfMonth(monthOf(paidOn), Number(payday)) : paidOn,
  }))
}

/** A month left empty was not paid; the one amount for all is asked for. */
function amountOf(form: DividendForm, index: number): Satang {
  if (form.each === 'same') return typedBaht(form.monthly)
  return optionalBaht(form[monthField(form, index)])
}

function monthField({ each }: DividendForm, index = 0): DividendField {
  return each === 'same' ? 'monthly' : (MONTH_FIELDS[index] ?? 'monthly')
}

function optionalBaht(text: string): Satang {
  return text.trim() === '' ? satang(0) : typedBaht(text)
}

function isPayday(text: string): boolean {
  return text === '' || (/^[1-9]\d?$/.test(text) && Number(text) <= PAYDAY_MAX)
}

// As check() will say of it; without one there are no months to ask about.
function isYear(year: number): boolean {
  return Number.isInteger(year) && year > 1900 && year < 2400
}

// check() takes what is no number for nothing at all, and says กรอก….
function isNoNumber(field: DividendField, text: string): boolean {
  const isChosen = field === 'method' || field === 'each' || field === 'payday'
  return !isChosen && text.trim() !== '' && Number.isNaN(typedBaht(text))
}
