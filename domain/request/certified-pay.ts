// What an employer certifies of somebody's pay, for a loan.

import type { Day, Month } from '../calendar/day.ts'
import { monthOf } from '../calendar/day.ts'
import { monthEndOf, monthNumber } from '../calendar/month-end.ts'
import { type Satang, satang } from '../money/money.ts'

export interface Pay {
  month: Month
  income: Satang
  coop_deducted: Satang
  other_deducted: Satang
}

/** This month and so many before it: older pay says little of what is left today. */
const MONTHS_BACK = 2

/** Newest first. */
export function certifiableMonths(today: Day): Month[] {
  const now = monthNumber(today)
  return Array.from({ length: MONTHS_BACK + 1 }, (_, back) => monthOf(monthEndOf(now - back)))
}

export function netPay({ income, coop_deducted, other_deducted }: Omit<Pay, 'month'>): Satang {
  return satang(income - coop_deducted - other_deducted)
}

/** Why it cannot be certified, in a sentence; empty where it can. */
export function problemOfPay(pay: Pay, today: Day): string {
  if (!certifiableMonths(today).includes(pay.month))
    return 'รับรองได้เฉพาะรายได้ของเดือนนี้หรือสองเดือนก่อนหน้า'
  if (pay.income === 0) return 'กรอกรายได้ของเดือนที่รับรอง'
  if (netPay(pay) < 0) return 'ยอดหักรวมมากกว่ารายได้ กรุณาตรวจตัวเลขอีกครั้ง'
  return ''
}

/** More than one in a hundred of either: whichever one is counted by, the officer is told. */
export function isApart(one: Satang, other: Satang): boolean {
  return Math.abs(one - other) * 100 > Math.min(one, other)
}
