// The public calculators, as papers.

import { portion, sum } from '../files/amounts.ts'
import { addMonths, monthEnd, monthOf } from '../files/calendar.ts'
import { baht, type Cell, type Paper } from '../files/paper.ts'
import { type Contribution, onShares } from '../member/dividend.ts'
import { firstDue } from '../member/loans.ts'
import { scheduleTable } from '../member/papers-savings.ts'
import { interest, partOfYear } from './interest.ts'
import { accountingYear, type Rules, wireDividendRules, wireLoanRules } from './rules.ts'
import { instalmentOf, type LoanRequest, schedule } from './schedule.ts'

/** What both reckon with on a day. */
export function calculatorsFeed(rules: Rules, today: string) {
  const inForce = rules.published
    .filter(({ kind, effective_on }) => kind === 'loan' && effective_on <= today)
    .toSorted((one, other) => (one.effective_on < other.effective_on ? 1 : -1))
  const newest = [...Map.groupBy(inForce, ({ seq, name }) => `${seq} ${name}`).values()]
    .flatMap(([first]) => (first ? [first] : []))
    .toSorted((one, other) => one.seq - other.seq)
  return {
    loan_types: newest.map(({ seq, name, rate_ppm, effective_on }) => ({
      seq,
      name,
      rate_ppm,
      effective_on,
      months_max: null,
      amount_max: null,
    })),
    loan: wireLoanRules(rules),
    dividend: wireDividendRules(rules),
    dividend_rate_ppm: null,
    return_rate_ppm: null,
  }
}

/** Null for a loan that paying would never repay. */
export function loanPaper(loan: LoanRequest, rules: Rules): Paper | null {
  if (isEndless(loan, rules)) return null
  const { instalment, rows } = schedule(loan, rules)
  const paid = sum(rows.map(({ interest }) => interest))
  const step = loan.equalTotal ? rules.instalmentStep : rules.principalStep
  return {
    tables: [scheduleTable(rows)],
    beside: [
      loan.principal,
      instalment,
      rows.at(-1)?.total ?? 0,
      paid,
      loan.principal + paid,
      // The rule itself, where there is one: rounded by so much.
      ...(loan.pay === null && step !== 0 ? [Math.abs(step)] : []),
    ],
    kept: [],
    inWords: null,
  }
}

function isEndless(loan: LoanRequest, rules: Rules): boolean {
  if (loan.months === 1) return false
  const instalment = instalmentOf(loan, rules)
  if (loan.pay === null) {
    const monthly = (BigInt(loan.principal) * BigInt(loan.ppm)) / 12_000_000n
    return instalment <= (loan.equalTotal ? Number(monthly) : 0)
  }
  if (!loan.equalTotal) return false
  const of = (part: [number, number]) => interest(loan.principal, loan.ppm, part, rules)
  const first = of(partOfYear(loan.on, firstDue(loan.on, rules), rules))
  return loan.pay <= Math.max(first, of([31, 365]))
}

export interface DividendRequest {
  year: number
  opening: number
  /** One for each month of the year. */
  monthly: number[]
  payday: number | null
  ppm: number
  interest: number
  refund: number
  returnPpm: number
  defaulted: boolean
}

export function dividendPaperOf(asked: DividendRequest, rules: Rules): Paper {
  const year = accountingYear(asked.year, rules)
  const contributions = Array.from({ length: year.months }, (_, at): Contribution => {
    const month = addMonths(monthOf(year.from), at)
    const on =
      asked.payday === null ? monthEnd(month) : `${month}-${String(asked.payday).padStart(2, '0')}`
    return { on, amount: asked.monthly[at] ?? 0 }
  })
  const { on_opening, lines, dividend } = onShares(
    asked.opening,
    contributions,
    asked.ppm,
    year,
    rules,
  )
  const paidIn = sum(contributions.map(({ amount }) => amount))
  const kept = asked.interest - asked.refund
  const back = asked.defaulted ? 0 : portion(kept, asked.returnPpm, 1, 1)
  const hasReturn = asked.interest > 0
  const row = (amount: number, share: number): Cell[] => [
    ...[undefined, undefined],
    baht(amount),
    undefined,
    baht(share),
  ]
  return {
    tables: [
      [
        [undefined, null, baht(asked.opening), undefined, baht(on_opening)],
        ...lines.map((line) => row(line.contribution, line.dividend)),
        [undefined, null, baht(asked.opening + paidIn), null, baht(dividend)],
      ],
    ],
    beside: [
      ...[asked.opening, paidIn],
      ...(hasReturn
        ? [asked.interest, asked.refund, dividend, back, dividend + back]
        : [on_opening, dividend - on_opening, dividend]),
    ],
    kept: [],
    inWords: hasReturn ? dividend + back : dividend,
  }
}
