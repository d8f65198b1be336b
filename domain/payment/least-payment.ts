// What is paid on a loan pays first the interest that has run up: what does not outweigh it is refused by the core system, so no code
// is made for it.

import type { Day } from '../calendar/day.ts'
import type { LoanRules } from '../loan/loan.ts'
import { interestFor, yearShare } from '../loan/loan-interest.ts'
import { formatBaht, type Satang, satang } from '../money/money.ts'

const BAHT = 100

/** As the night tells a loan; the two sums of interest only where the core system does. */
export interface InterestBearing {
  balance: Satang
  rate_ppm: number
  last_on: Day
  /** The day of default by the core system. */
  default_on: Day | null
  accrued_interest: Satang | null
  arrears_interest: Satang | null
}

interface Days {
  /** Of the night. */
  asOf: Day
  /** The last on which the code may be paid. */
  validUntil: Day
}

/**
 * In whole baht, and enough on the last day on which the code may be paid. Undefined where the figures do not tell the interest: the
 * contract is not among them, or is in default by the core system, which then counts by rules of its own, and it does not say how much.
 */
export function leastPayment(
  loan: InterestBearing | undefined,
  { asOf, validUntil }: Days,
  rules: LoanRules,
): Satang | undefined {
  if (!loan || loan.balance <= 0) return undefined
  const { accrued_interest, arrears_interest, default_on } = loan
  const told = [accrued_interest, arrears_interest].filter((sum) => sum !== null)
  if (default_on !== null && told.length === 0) return undefined
  const interest = Math.max(
    runUp(loan, loan.last_on, validUntil, rules),
    ...told.map((sum) => sum + runUp(loan, asOf, validUntil, rules)),
  )
  return satang((Math.floor(interest / BAHT) + 1) * BAHT)
}

function runUp({ balance, rate_ppm }: InterestBearing, from: Day, to: Day, rules: LoanRules) {
  return to > from ? interestFor(balance, rate_ppm, yearShare(from, to, rules), rules) : satang(0)
}

export function tooLittleWords(least: Satang): string {
  return `ชำระอย่างน้อย ${formatBaht(least)} บาท เพราะเงินที่ชำระตัดดอกเบี้ยถึงวันที่ชำระก่อน ส่วนที่เหลือจึงตัดเงินต้น`
}

/** Of a fixed amount. Somebody who stands for the loan is not told the figures of it. */
export function notEnoughWords(loanNo: string, least: Satang | undefined, isOwn: boolean): string {
  if (least === undefined)
    return `ข้อมูลล่าสุดจากระบบบัญชีไม่ได้บอกดอกเบี้ยที่ต้องชำระของสัญญา ${loanNo} จึงยังบอกไม่ได้ว่าจำนวนนี้พอหรือไม่ กรุณาติดต่อสหกรณ์เพื่อชำระ`
  const own = isOwn ? ` ซึ่งต้องชำระอย่างน้อย ${formatBaht(least)} บาท` : ''
  return `จำนวนนี้ไม่พอดอกเบี้ยของสัญญา ${loanNo} ถึงวันที่ชำระ${own} ระบบบัญชีจะไม่รับ กรุณาติดต่อสหกรณ์เพื่อชำระ`
}
