// More of the principal is paid behind the interest that has run up: what does not outweigh it is refused by the core system, so no code
// is made for it.

import type { Day } from '../calendar/day.ts'
import type { LoanRules } from '../loan/loan.ts'
import { interestRunUp, type RunningLoan } from '../loan/loan-what-if.ts'
import { formatBaht, type Satang, satang } from '../money/money.ts'

const BAHT = 100

/** In whole baht, and enough on the last day on which the code may be paid. */
export function leastExtra(loan: RunningLoan, validUntil: Day, rules: LoanRules): Satang {
  const interest = interestRunUp(loan, validUntil, rules)
  return satang((Math.floor(interest / BAHT) + 1) * BAHT)
}

export function tooLittleWords(least: Satang): string {
  return `ชำระอย่างน้อย ${formatBaht(least)} บาท เพราะเงินที่ชำระตัดดอกเบี้ยถึงวันที่ชำระก่อน ส่วนที่เหลือจึงตัดเงินต้น`
}
