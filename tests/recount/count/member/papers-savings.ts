// Statements and schedules on paper.

import { sum } from '../files/amounts.ts'
import { balanceOn, type Days, inside, openingOf, type Step } from '../files/ledger.ts'
import { baht, type Cell, integer, type Paper } from '../files/paper.ts'
import type { Night, Row } from '../files/read-night.ts'
import type { Rules } from '../rules/rules.ts'
import { accountSteps } from './deposits.ts'
import {
  borrowedIn,
  dueAfter,
  interestPaid,
  isPayment,
  loanSteps,
  type Running,
  repaidIn,
  runningLoan,
} from './loans.ts'
import { paidInAndWithdrawn, shareSteps } from './shares.ts'

const moved = (steps: readonly Step[], sign: number) =>
  sum(steps.filter((step) => step.sign === sign).map(({ amount }) => amount))

export function shareTable(steps: readonly Step[], { parValue }: Rules): Cell[][] {
  const net = moved(steps, 1) - moved(steps, -1)
  const rows = steps.map(({ row, sign, amount, balance }): Cell[] => [
    ...[undefined, undefined, undefined],
    row.or('instalment', (own) => String(own.whole('instalment'))),
    sign === 0 ? null : baht(sign * amount),
    sign === 0 ? null : integer(sign * Math.trunc(amount / parValue)),
    baht(balance),
  ])
  return [...rows, [undefined, null, null, null, baht(net), null, null]]
}

export function shareStatementPaper(night: Night, rules: Rules, member: string, days: Days): Paper {
  const steps = shareSteps(night, member)
  const own = inside(steps, days)
  const opening = openingOf(steps, days)
  const { paid_in, withdrawn } = paidInAndWithdrawn(own)
  const closing = balanceOn(steps, days.to) ?? 0
  return {
    tables: [shareTable(own, rules)],
    beside: [opening, paid_in, withdrawn, closing],
    kept: [opening, closing],
    inWords: closing,
  }
}

export function depositTable(steps: readonly Step[]): Cell[][] {
  const rows = steps.map(({ sign, amount, balance }): Cell[] => [
    ...[undefined, undefined, undefined],
    sign === 1 ? baht(amount) : null,
    sign === -1 ? baht(amount) : null,
    baht(balance),
  ])
  return [...rows, [undefined, null, null, baht(moved(steps, 1)), baht(moved(steps, -1)), null]]
}

export function depositStatementPaper(night: Night, account: Row, days: Days): Paper {
  const steps = accountSteps(night, account.text('account_no'))
  const own = inside(steps, days)
  const figures = [
    openingOf(steps, days),
    moved(own, 1),
    moved(own, -1),
    balanceOn(steps, days.to) ?? 0,
  ]
  const tax = sum(own.filter(({ code }) => code === 'TX').map(({ amount }) => amount))
  return {
    tables: [depositTable(own)],
    beside: [...figures, ...(tax > 0 ? [tax] : [])],
    kept: figures,
    inWords: figures.at(-1) ?? 0,
  }
}

/** Money is paid out once in a contract; a table without it has no column for it. */
export function loanTable(steps: readonly Step[]): Cell[][] {
  const borrowed = borrowedIn(steps)
  const { principal, interest } = repaidIn(steps)
  const column = (cell: Cell) => (borrowed > 0 ? [cell] : [])
  const rows = steps.map((step): Cell[] => {
    const [own, kept] = [-step.sign * step.amount, interestPaid([step])]
    const figures = isPayment(step) ? [own, kept, own + kept] : [null, null, null]
    return [
      ...[undefined, undefined, undefined],
      ...column(step.code === '01' ? baht(step.amount) : null),
      ...figures.map(baht),
      baht(step.balance),
    ]
  })
  const foot = [baht(principal), baht(interest), baht(principal + interest), null]
  return [...rows, [undefined, null, null, ...column(baht(borrowed)), ...foot]]
}

export function loanStatementPaper(night: Night, loan: Row, days: Days): Paper {
  const steps = loanSteps(night, loan.text('loan_no'))
  const own = inside(steps, days)
  const borrowed = borrowedIn(own)
  const { principal, interest } = repaidIn(own)
  const figures = [
    openingOf(steps, days),
    ...(borrowed > 0 ? [borrowed] : []),
    principal,
    interest,
    balanceOn(steps, days.to) ?? 0,
  ]
  return {
    tables: [loanTable(own)],
    beside: [...contractAmounts(loan), ...figures],
    kept: figures,
    inWords: figures.at(-1) ?? 0,
  }
}

/** What is said of the contract itself. */
function contractAmounts(loan: Row): number[] {
  const arrears = [loan.baht('arrears_principal'), loan.baht('arrears_interest')]
  return [loan.baht('principal'), ...arrears.filter((amount) => amount > 0)]
}

/** Every instalment still to come, until nothing is owed. */
export function instalmentsLeft(loan: Running, asOf: string, rules: Rules): Due[] {
  const due = dueAfter(loan, asOf, rules)
  if (!due) return []
  const balance = loan.balance - due.principal
  const left = { ...loan, balance, paid: loan.paid + 1, since: due.due_on }
  return [{ ...due, no: left.paid, balance }, ...instalmentsLeft(left, due.due_on, rules)]
}

type Due = NonNullable<ReturnType<typeof dueAfter>> & { no: number; balance: number }

export function scheduleTable(rows: readonly Due[]): Cell[][] {
  const added = (column: 'principal' | 'interest' | 'total') =>
    baht(sum(rows.map((row) => row[column])))
  return [
    ...rows.map((row): Cell[] => [
      integer(row.no),
      undefined,
      integer(row.days),
      baht(row.principal),
      baht(row.interest),
      baht(row.total),
      baht(row.balance),
    ]),
    [undefined, null, null, added('principal'), added('interest'), added('total'), null],
  ]
}

export function loanSchedulePaper(night: Night, rules: Rules, row: Row): Paper {
  const loan = runningLoan(night, row)
  const rows = instalmentsLeft(loan, night.asOf, rules)
  const interest = sum(rows.map((due) => due.interest))
  const figures = [loan.balance, interest, loan.balance + interest]
  return {
    tables: [scheduleTable(rows)],
    beside: [...contractAmounts(row), ...figures, loan.instalment],
    kept: [loan.balance, interest],
    inWords: loan.balance + interest,
  }
}
