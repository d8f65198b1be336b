// Whether paying every month repays anything at all (RULE-12).

import { formatBaht, type Satang } from '../money/money.ts'
import { exactShare } from '../money/rounding.ts'
import type { Loan, LoanProblem, LoanRules } from './loan.ts'
import { instalmentOf } from './loan-instalment.ts'
import { interestFor, type YearShare } from './loan-interest.ts'
import { firstPeriod } from './loan-period.ts'

const LONG_MONTH: YearShare = { numerator: 31, denominator: 365 }

export function repaymentProblem(loan: Loan, rules: LoanRules): LoanProblem | undefined {
  if (loan.months === 1) return // all of it is due at once
  if (loan.instalment === undefined) return termProblem(loan, rules)
  if (loan.method === 'equal-total') return typedProblem(loan, loan.instalment, rules)
}

// Rounding down, or dividing a few baht into hundreds of months, can leave nothing to repay with.
function termProblem(loan: Loan, rules: LoanRules): LoanProblem | undefined {
  const interest =
    loan.method === 'equal-total' ? exactShare(loan.principal, loan.ratePpm, 12_000_000).whole : 0
  if (instalmentOf(loan, rules) > interest) return
  const amount = formatBaht(loan.principal)
  const text = `วงเงินกู้ ${amount} บาทผ่อน ${loan.months} งวดไม่ได้ เพราะเงินต้นจะไม่ลดลง กรุณาลดจำนวนงวด`
  return { field: 'months', code: 'never-repays', text }
}

// Whoever names an amount means that amount each month, so it must outweigh the interest of the
// first month, however long, and of every later one: those owe less and have 31 days at most.
function typedProblem(loan: Loan, paid: Satang, rules: LoanRules): LoanProblem | undefined {
  const first = interestOf(loan, firstPeriod(loan.startsOn, rules).share, rules)
  if (paid <= first) return tooLittle(paid, `เดือนแรก ${formatBaht(first)} บาท`)

  const long = interestOf(loan, LONG_MONTH, rules)
  if (paid <= long) return tooLittle(paid, `ของเดือนที่มี 31 วัน ${formatBaht(long)} บาท`)
}

function interestOf(loan: Loan, share: YearShare, rules: LoanRules): Satang {
  return interestFor(loan.principal, loan.ratePpm, share, rules)
}

function tooLittle(paid: Satang, interest: string): LoanProblem {
  const text = `งวดละ ${formatBaht(paid)} บาทไม่พอจ่ายดอกเบี้ย${interest} เงินต้นจึงไม่ลดลง กรุณาเพิ่มยอดผ่อนต่องวด`
  return { field: 'instalment', code: 'never-repays', text }
}
