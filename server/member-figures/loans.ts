import type { LoanContract, LoanFeed } from '#contract/member/loan.ts'
import { collateralsOf } from '#database/queries/figures/guarantee.ts'
import { type LoanRow, loansOf } from '#database/queries/figures/loan.ts'
import type { Day } from '#domain/calendar/day.ts'
import { nthMonthEnd } from '#domain/calendar/month-end.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import { monthsInArrears } from '#domain/loan/loan-arrears.ts'
import { nextDue, type OwedLoan } from '#domain/loan/loan-next-due.ts'
import { satang, scale, total } from '#domain/money/money.ts'
import { shortenedName } from '#domain/person/shortened-name.ts'
import type { Reading } from './member-feed.ts'
import { statementRef } from './statement-ref.ts'

const MILLION = 1_000_000

export async function readLoans(reading: Reading): Promise<Omit<LoanFeed, 'as_of'>> {
  const { night, membershipNo } = reading
  const [rules, loans, collaterals] = await Promise.all([
    reading.rules(),
    night(loansOf, membershipNo),
    night(collateralsOf, membershipNo),
  ])
  const contracts = loans.map((loan) => ({
    ...loanContract(reading, loan, rules.loan),
    collaterals: collaterals
      .filter(({ loan_no }) => loan_no === loan.loan_no)
      .map(({ seq, collateral, guarantor_name, description, amount }) => ({
        seq,
        collateral,
        name: guarantor_name === null ? null : shortenedName(guarantor_name),
        description,
        amount,
      })),
  }))
  return {
    balance: total(contracts.map(({ balance }) => balance)),
    next_total: total(contracts.map(({ next_due }) => next_due?.total ?? satang(0))),
    contracts,
  }
}

export function loanContract(reading: Reading, loan: LoanRow, rules: LoanRules): LoanContract {
  const { asOf } = reading
  const paid = satang(loan.principal - loan.balance)
  return {
    ...loan,
    statement: statementRef(reading, 'loan', loan.loan_no),
    state: loan.balance > 0 ? 'open' : 'closed',
    ends_on: nthMonthEnd(loan.opened_on, Math.max(1, loan.months), rules.firstInstalment),
    paid,
    paid_ppm: loan.principal > 0 ? scale(satang(MILLION), paid, loan.principal) : MILLION,
    months_left: loan.balance > 0 ? Math.max(1, loan.months - loan.months_paid) : 0,
    next_due: nextDueOf(loan, asOf, rules),
    arrears_months: monthsInArrears(owedLoan(loan), asOf, rules),
  }
}

export function owedLoan(loan: LoanRow): OwedLoan {
  return {
    method: loan.method,
    openedOn: loan.opened_on,
    balance: loan.balance,
    ratePpm: loan.rate_ppm,
    months: loan.months,
    monthsPaid: loan.months_paid,
    instalment: loan.instalment,
    lastOn: loan.last_on,
  }
}

function nextDueOf(loan: LoanRow, asOf: Day, rules: LoanRules): LoanContract['next_due'] {
  const due = nextDue(owedLoan(loan), asOf, rules)
  if (!due) return null
  const { dueOn, days, principal, interest, total } = due
  return { due_on: dueOn, days, principal, interest, total }
}
