// What is typed about a loan that somebody would like: the same words on every page that asks.

import type { RepaymentMethod } from '../loan/loan.ts'
import { satang } from '../money/money.ts'
import { typedBaht, typedInteger } from '../text/typed-number.ts'
import type { Lending, LoanWish } from './facts.ts'

export interface WishFields {
  amount: string
  months: string
  method: RepaymentMethod
  other_income: string
  student_loan: string
  housing: string
  other_deductions: string
  /** What the money is for: no rule asks, but the paper says it. */
  purpose: string
}

/** What may be left out, left out. */
export const NOTHING_MORE = {
  other_income: '',
  student_loan: '',
  housing: '',
  other_deductions: '',
  purpose: '',
}

export type WishForm = WishFields & Record<string, string>

export type WishProblems = Partial<Record<keyof WishForm, string>>

const MOST = 1_000_000_000_00
const PURPOSE_MAX = 200

/** The wish, or what keeps it from being one. Amounts that are left empty are nothing. */
export function readWish(
  form: WishForm,
  { rules }: Pick<Lending, 'rules'>,
): { wish: LoanWish; problems?: undefined } | { wish?: undefined; problems: WishProblems } {
  const problems: WishProblems = {}
  const baht = (name: keyof WishForm & string) => {
    const typed = form[name]?.trim() === '' ? 0 : typedBaht(form[name] ?? '')
    if (Number.isSafeInteger(typed) && typed >= 0 && typed <= MOST) return satang(typed)
    problems[name] = 'กรอกจำนวนเงินเป็นตัวเลข เช่น 2,500'
    return satang(0)
  }
  const amount = typedBaht(form.amount)
  if (!(Number.isSafeInteger(amount) && amount >= 100 && amount <= rules.principalMax))
    problems.amount = 'กรอกวงเงินที่ต้องการเป็นตัวเลข เช่น 100,000'
  const months = typedInteger(form.months)
  if (!(Number.isInteger(months) && months >= 1 && months <= rules.monthsMax))
    problems.months = `กรอกจำนวนงวดตั้งแต่ 1 ถึง ${rules.monthsMax}`
  const wish = {
    months,
    method: form.method,
    otherIncome: baht('other_income'),
    studentLoan: baht('student_loan'),
    housing: baht('housing'),
    otherDeductions: baht('other_deductions'),
  }
  if (form.purpose.length > PURPOSE_MAX)
    problems.purpose = `วัตถุประสงค์ต้องไม่เกิน ${PURPOSE_MAX} ตัวอักษร`
  if (Object.keys(problems).length > 0) return { problems }
  return { wish: { ...wish, amount: satang(amount) } }
}
