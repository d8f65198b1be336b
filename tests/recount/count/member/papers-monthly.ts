// Bill and receipt, dividend notice, confirmation of balances and beneficiaries on paper.

import { sum } from '../files/amounts.ts'
import { monthEnd } from '../files/calendar.ts'
import { baht, type Cell, integer, type Paper } from '../files/paper.ts'
import type { Night } from '../files/read-night.ts'
import { accountingYear, type Rules, yearOf } from '../rules/rules.ts'
import { gianFeed } from './benefits.ts'
import { kepFeed, type lineFigures } from './collection.ts'
import { dividendFeed, interestPaidIn } from './dividend.ts'
import { balanceFeed } from './summary.ts'

type Line = ReturnType<typeof lineFigures>

/** Of a loan with a receipt what was received counts, else what was billed; of anything else there is one amount. */
function part(line: Line, column: 'principal' | 'interest'): number {
  return line[`received_${column}`] ?? line[column]
}

function collectionTable(lines: readonly Line[], { before = 0, receipts = true }): Cell[][] {
  const loans = lines.filter(({ line_kind }) => line_kind === 'loan')
  const added = (amounts: readonly number[]) => baht(sum(amounts))
  const missing = lines.map(({ billed, deducted }) => billed - deducted)
  const isShort = missing.some((amount) => amount > 0) && lines.some(({ deducted }) => deducted > 0)
  const row = (line: Line): Cell[] => {
    const isLoan = line.line_kind === 'loan'
    return [
      undefined,
      integer(line.instalment),
      isLoan ? baht(part(line, 'principal')) : null,
      isLoan ? baht(part(line, 'interest')) : null,
      baht(line.billed),
      ...(receipts ? [baht(line.deducted)] : []),
      ...(isShort ? [baht(line.billed - line.deducted || null)] : []),
      baht(line.remaining),
    ]
  }
  const partOf = (column: 'principal' | 'interest') =>
    loans.length > 0 ? added(loans.map((line) => part(line, column))) : null
  const foot = [
    undefined,
    null,
    partOf('principal'),
    partOf('interest'),
    added(lines.map(({ billed }) => billed)),
    ...(receipts ? [added(lines.map(({ deducted }) => deducted))] : []),
    ...(isShort ? [added(missing)] : []),
    null,
  ]
  const words = Array<Cell>(before).fill(undefined)
  return [...lines.map((line) => [...words, ...row(line)]), [...words.map(() => null), ...foot]]
}

export function collectionPaper(
  night: Night,
  rules: Rules,
  member: string,
  periods: readonly string[],
): Paper {
  const months = periods.map((period) => monthOnPaper(night, rules, member, period))
  return {
    tables: [
      collectionTable(
        months.flatMap(({ lines }) => lines),
        { before: 2 },
      ),
    ],
    printedTables: months.map(({ table }) => table),
    beside: months.flatMap(({ beside }) => beside),
    kept: [sum(months.map(({ billed }) => billed)), sum(months.map(({ deducted }) => deducted))],
    inWords: months.length === 1 ? (months[0]?.amount ?? null) : null,
  }
}

function monthOnPaper(night: Night, rules: Rules, member: string, period: string) {
  const { collection } = kepFeed(night, rules, member, period)
  if (!collection) throw new Error(`nothing billed: ${member} ${period}`)
  const { billed, deducted, missing, receipt, reason } = collection
  const lines = collection.groups.flatMap((group) => group.lines)
  const to = monthEnd(period)
  const { from } = accountingYear(yearOf(to, rules), rules)
  const shares = lines.find(({ line_kind }) => line_kind === 'share')?.remaining ?? null
  const amount = receipt ? deducted : billed
  return {
    lines,
    billed,
    deducted,
    amount,
    table: collectionTable(lines, { receipts: receipt !== null }),
    beside: [
      ...(shares === null ? [] : [shares]),
      interestPaidIn(night, member, { from, to }),
      amount,
      ...(missing > 0 && (receipt || reason) ? [missing] : []),
    ],
  }
}

export function dividendPaper(night: Night, rules: Rules, member: string, year: number): Paper {
  const { years, reckoning, agrees } = dividendFeed(night, rules, member, year)
  const own = years.find((one) => one.year === year)
  if (!own) throw new Error(`no dividend: ${member} ${year}`)
  const figures = [own.dividend, own.average_return, own.deducted, own.net]
  const deductions = [
    ...own.deductions.map(({ amount }): Cell[] => [undefined, baht(amount)]),
    [undefined, baht(sum(own.deductions.map(({ amount }) => amount)))],
  ]
  const lines = agrees && reckoning ? [reckoningTable(reckoning)] : []
  return {
    tables: [...lines, deductions],
    printedTables: [...lines, ...(own.deductions.length > 0 ? [deductions] : [])],
    beside: [...figures, ...(agrees && reckoning ? [reckoning.interest_paid] : [])],
    kept: figures,
    inWords: own.net,
  }
}

type Reckoning = NonNullable<ReturnType<typeof dividendFeed>['reckoning']>

function reckoningTable({ opening, on_opening, lines, dividend }: Reckoning): Cell[][] {
  const held = opening + sum(lines.map(({ contribution }) => contribution))
  return [
    [undefined, null, baht(opening), undefined, baht(on_opening)],
    ...lines.map((line): Cell[] => [
      ...[undefined, undefined],
      baht(line.contribution),
      undefined,
      baht(line.dividend),
    ]),
    [undefined, null, baht(held), null, baht(dividend)],
  ]
}

export function balancePaper(night: Night, rules: Rules, member: string): Paper {
  const { shares, loans, owed, deposits, saved } = balanceFeed(night, rules, member)
  const balances = [shares, ...[...loans, ...deposits].map(({ balance }) => balance)]
  return {
    tables: [
      balances.map((balance): Cell[] => [...[undefined, undefined, undefined], baht(balance)]),
    ],
    beside: [shares, owed, saved],
    kept: [shares, owed, saved],
    inWords: null,
  }
}

export function beneficiaryPaper(night: Night, member: string): Paper {
  const { beneficiaries } = gianFeed(night, member)
  return {
    tables: [
      beneficiaries.map(({ seq }): Cell[] => [integer(seq), ...Array<Cell>(5).fill(undefined)]),
    ],
    // A percentage is written like an amount where two decimals are enough: 50.00.
    beside: beneficiaries
      .filter(({ share_ppm }) => share_ppm % 100 === 0)
      .map(({ share_ppm }) => share_ppm / 100),
    kept: [],
    inWords: null,
  }
}
