// The cooperative's settings in force, in words: shown with every result (RULE-04).

import type { FirstMonthEnd } from '../calendar/month-end.ts'
import { formatBaht, satang } from '../money/money.ts'
import type { InterestRounding } from '../money/rounding.ts'
import type { Loan, LoanRules } from './loan.ts'

type Pair = readonly [label: string, value: string]

export const YEAR_BASES: Record<LoanRules['yearBasis'], string> = {
  'fixed-365': '365 วันต่อปี',
  actual: 'ตามจริง 365 หรือ 366 วัน',
}

export const INTEREST_ROUNDINGS: Record<InterestRounding, string> = {
  satang: 'ใกล้ที่สุดถึงสตางค์',
  'satang-down': 'ปัดเศษสตางค์ทิ้ง',
  'up-5-satang': 'ปัดขึ้นเป็น 5 สตางค์',
  'up-10-satang': 'ปัดขึ้นเป็น 10 สตางค์',
  'up-25-satang': 'ปัดขึ้นเป็นสลึง',
  baht: 'ใกล้ที่สุดถึงบาท',
}

export const FIRST_MONTH_ENDS: Record<FirstMonthEnd, string> = {
  same: 'สิ้นเดือนแรกหลังรับเงินกู้',
  next: 'สิ้นเดือนถัดจากเดือนที่รับเงินกู้',
}

export function rulesInWords(loan: Loan, rules: LoanRules): Pair[] {
  return [
    ['คิดดอกเบี้ยรายวัน', YEAR_BASES[rules.yearBasis]],
    ['ปัดเศษดอกเบี้ย', INTEREST_ROUNDINGS[rules.interestRounding]],
    instalmentInWords(loan, rules),
    ['ชำระงวดแรก', FIRST_MONTH_ENDS[rules.firstInstalment]],
  ]
}

function instalmentInWords(loan: Loan, { instalmentFactor, principalStep }: LoanRules): Pair {
  const label = loan.method === 'equal-total' ? 'ยอดผ่อนต่องวด' : 'เงินต้นต่องวด'
  if (loan.instalment !== undefined) return [label, 'ตามที่ผู้คำนวณกำหนด']
  const step = loan.method === 'equal-total' ? instalmentFactor : principalStep
  if (step === 0) return [label, 'ไม่ปัดเศษ ส่วนที่เหลืออยู่ในงวดสุดท้าย']
  const multiple = formatBaht(satang(Math.abs(step)))
  return [label, `${step > 0 ? 'ปัดขึ้น' : 'ปัดลง'}ทีละ ${multiple}\u00A0บาท`]
}
