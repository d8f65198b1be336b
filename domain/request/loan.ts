// Kind of request: a loan. The borrower signs it, guarantors consent to exactly these terms, the employer certifies the pay.

import type { Day } from '../calendar/day.ts'
import type { RepaymentMethod } from '../loan/loan.ts'
import type { LoanSigning } from '../loan-right/rule-set.ts'
import { formatBaht, type Satang, satang, total } from '../money/money.ts'
import type { RequestKind } from './request-kind.ts'

// biome-ignore format: one row a collateral
export const LOAN_COLLATERALS = {
  shares:  'หุ้นของผู้กู้',
  deposit: 'เงินฝากของผู้กู้',
  persons: 'บุคคลค้ำประกัน',
} as const
export type LoanCollateral = keyof typeof LOAN_COLLATERALS

export interface LoanGuarantor {
  membershipNo: string
  /** As the register has it. */
  name: string
  /** The most that they answer for. */
  amount: Satang
}

/** Everything that is asked for; a consent is to all of it. */
export interface RequestedLoan {
  product: string
  typeCode: string
  amount: Satang
  months: number
  method: RepaymentMethod
  ratePpm: number
  purpose: string
  otherIncome: Satang
  studentLoan: Satang
  housing: Satang
  otherDeductions: Satang
  collateral: LoanCollateral
  guarantors: LoanGuarantor[]
  /** Numbers of the contracts that it pays off. */
  replaces: string[]
  startsOn: Day
  payBank: string
  /** The number itself is kept sealed beside it. */
  payMasked: string
  signing: LoanSigning
  certificate: boolean
}

/** What is kept sealed. */
export interface LoanSecret {
  payAccount: string
}

export const LOAN: RequestKind<RequestedLoan> = {
  kind: 'loan',
  title: 'กู้เงิน',
  summary: ({ product, amount, months }) =>
    `${product} ${formatBaht(amount)} บาท ${months.toLocaleString('th-TH')} งวด`,
  amount: ({ amount }) => amount,
  checks: [
    { id: 'identity', says: 'เลขสมาชิกและชื่อตรงกับทะเบียนในระบบหลัก' },
    { id: 'payslip', says: 'สลิปเงินเดือนเป็นของผู้กู้และตรงกับรายได้ในคำขอ', ofFile: true },
    { id: 'account', says: 'บัญชีรับเงินเป็นของผู้กู้ตามทะเบียน' },
  ],
  closesOn: ({ typeCode, amount }) => ({ type_code: typeCode, principal: amount }),
  mayOverride: true,
  mayChange: true,
}

/** What each guarantor answers for unless the borrower says otherwise: equal parts, up to the next 100 baht. */
export function equalParts(amount: Satang, guarantors: number): Satang {
  const step = 100_00
  return satang(Math.ceil(amount / guarantors / step) * step)
}

export function isCovered({ amount, guarantors }: RequestedLoan): boolean {
  return total(guarantors.map((guarantor) => guarantor.amount)) >= amount
}
