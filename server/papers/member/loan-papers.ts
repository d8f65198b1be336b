import type { LoanRow } from '#database/queries/figures/loan.ts'
import { loanMovementsOf, loanTotalsOf } from '#database/queries/figures/loan-movement.ts'
import { contractSchedule } from '#documents/member/contract-schedule.ts'
import { loanStatement } from '#documents/member/loan-statement.ts'
import type { Content } from '#documents/paper/official.ts'
import type { Day } from '#domain/calendar/day.ts'
import { nthMonthEnd } from '#domain/calendar/month-end.ts'
import type { Loan, LoanRules } from '#domain/loan/loan.ts'
import { monthsInArrears } from '#domain/loan/loan-arrears.ts'
import { check } from '#domain/loan/loan-check.ts'
import { nextDue } from '#domain/loan/loan-next-due.ts'
import { schedule } from '#domain/loan/loan-schedule.ts'
import { Refusal } from '#server/http/errors.ts'
import { owedLoan } from '#server/member-figures/loans.ts'
import type { Reading } from '#server/member-figures/member-feed.ts'
import { ownLoan, withPayer } from '#server/member-figures/own-statement.ts'
import { readHolder } from '#server/papers/member-paper.ts'
import type { RequestedRange } from '#server/papers/paper-range.ts'
import { readStatementPaper } from './statement-paper.ts'

export async function readLoanPaper(
  reading: Reading,
  statement: string,
  asked: RequestedRange,
): Promise<Content> {
  const contract = await ownLoan(reading, statement)
  const own = { membershipNo: reading.membershipNo, loanNo: contract.loan_no }
  const paper = await readStatementPaper(reading, asked, own, loanTotalsOf, loanMovementsOf)
  return loanStatement({ ...paper, contract, rows: paper.rows.map(withPayer) })
}

export async function readSchedule(reading: Reading, statement: string): Promise<Content> {
  const contract = await ownLoan(reading, statement)
  const { loan: rules } = await reading.rules()
  const remaining = remainingLoan(contract, reading.asOf, rules)
  const [problem] = contract.balance > 0 ? check(remaining, rules) : []
  if (contract.balance === 0) throw new Refusal(400, 'สัญญานี้ชำระครบแล้ว จึงไม่มีงวดที่เหลือ')
  if (problem) throw new Refusal(400, problem.text)
  return contractSchedule({
    asOf: reading.asOf,
    holder: await readHolder(reading),
    contract,
    remaining,
    rules,
    schedule: schedule(remaining, rules),
    arrearsMonths: monthsInArrears(owedLoan(contract), reading.asOf, rules),
    contractEndsOn: nthMonthEnd(
      contract.opened_on,
      Math.max(1, contract.months),
      rules.firstInstalment,
    ),
  })
}

/** What is still owed, as a loan of its own from the last movement on: its first instalment is the page's next one. */
function remainingLoan(loan: LoanRow, asOf: Day, rules: LoanRules): Loan {
  const due = nextDue(owedLoan(loan), asOf, rules)
  return {
    ...(due && { firstDueOn: due.dueOn }),
    principal: loan.balance,
    ratePpm: loan.rate_ppm,
    months: Math.max(1, loan.months - loan.months_paid),
    startsOn: loan.last_on,
    method: loan.method,
    instalment: loan.instalment,
  }
}
