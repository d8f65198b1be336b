// Average return (เฉลี่ยคืน, RULE-23): the cooperative gives borrowers back a part of the
// interest they paid in the year.

import { type Satang, satang, scale, total } from '../money/money.ts'
import { type Dividend, type DividendRules, dividend, type Shares } from './dividend.ts'
import { amountProblem, type DividendProblem, rateProblem } from './dividend-check.ts'

export interface LoanBusiness {
  interestPaid: Satang
  interestRefunded: Satang
  returnRatePpm: number
  inDefault: boolean
}

/** Nothing for a year in which the member was in default. */
export function averageReturn(business: LoanBusiness, rules: DividendRules): Satang {
  const [problem] = checkReturn(business, rules)
  if (problem) throw new RangeError(`${problem.field}: ${problem.code}`)

  if (business.inDefault) return satang(0)
  const kept = satang(business.interestPaid - business.interestRefunded)
  return scale(kept, business.returnRatePpm, 1_000_000)
}

export function checkReturn(
  { interestPaid, interestRefunded, returnRatePpm }: LoanBusiness,
  rules: DividendRules,
): DividendProblem<keyof LoanBusiness>[] {
  const refund = 'ดอกเบี้ยที่ได้รับคืน'
  const problems = [
    amountProblem('interestPaid', 'ดอกเบี้ยเงินกู้ที่จ่ายทั้งปี', interestPaid, rules),
    amountProblem('interestRefunded', refund, interestRefunded, rules),
    // No law caps it, but nobody is given back more than was paid.
    rateProblem('returnRatePpm', 'อัตราเฉลี่ยคืน', returnRatePpm, 1_000_000),
  ].filter((problem) => problem !== undefined)
  if (!(interestRefunded > interestPaid)) return problems

  const text = `${refund}ต้องไม่เกินดอกเบี้ยเงินกู้ที่จ่ายทั้งปี`
  return [...problems, { field: 'interestRefunded', code: 'too-large', text }]
}

export interface YearEnd {
  dividend: Dividend
  averageReturn: Satang
  total: Satang
}

/** What a member receives after the annual meeting. Paid in full: neither part is taxed (RULE-25). */
export function yearEnd(shares: Shares, business: LoanBusiness, rules: DividendRules): YearEnd {
  const onShares = dividend(shares, rules)
  const onInterest = averageReturn(business, rules)
  return {
    dividend: onShares,
    averageReturn: onInterest,
    total: total([onShares.total, onInterest]),
  }
}
